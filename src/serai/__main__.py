from serai.cli.main import main

main()
