from serai.cli.main import main

if __name__ == "__main__":  # other processes of ours load this file too, and must not start again
    main()
