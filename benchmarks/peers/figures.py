"""The names of all figures: who, how, which game. `ours` and `theirs` know how to make them."""

import serai

WAYS = ("compiled", "vector", "python", "mcts", "random mcts")
OURS = tuple(f"serai/{way}/{game}" for way in WAYS for game in serai.games())

C_GAMES = ("pig", "catch", "coin_game", "connect_four", "backgammon")
PYTHON_GAMES = ("tic_tac_toe", "kuhn_poker")
CARD_GAMES = ("leduc-holdem", "uno")
ARRAY_GAMES = ("connect_four", "backgammon")
MCTS_GAMES = ("pig", "connect_four", "backgammon")

THEIRS = (
    *(f"open_spiel/c++/{game}" for game in C_GAMES),
    "open_spiel/c++ from python/connect_four",
    *(f"open_spiel/python/{game}" for game in PYTHON_GAMES),
    "pettingzoo/connect_four",
    *(f"rlcard/{game}" for game in CARD_GAMES),
    *(f"pgx/{game}" for game in ARRAY_GAMES),
    *(f"open_spiel/c++ mcts/{game}" for game in MCTS_GAMES),
    "open_spiel/python mcts/connect_four",
)
