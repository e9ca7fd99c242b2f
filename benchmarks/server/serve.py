"""`serai serve` with tic-tac-toe on the shelf: a program, which finds the game beside itself."""

import sys

import serai
from serai.cli.main import main

if __name__ == "__main__":
    serai.register("tic_tac_toe", "tic_tac_toe")
    sys.argv.insert(1, "serve")
    main()
