"""Short names of everything, for notations, views and drawings."""

from .board import COLUMNS, TILES

TRIBE_LETTERS = "ywgbr"  # viziers yellow, elders white, merchants green, builders blue, assassins red
DIRECTION_LETTERS = "NESW"
TILE_NAMES = tuple("abcdef"[t % COLUMNS] + str(t // COLUMNS + 1) for t in range(TILES))  # a1 is top left
KIND_NAMES = ("", "village", "sacred6", "sacred10", "sacred12", "sacred15", "oasis", "small", "large")
CARD_NAMES = (
    "ivory",
    "gems",
    "gold",
    "papyrus",
    "silk",
    "spices",
    "fish",
    "wheat",
    "pottery",
    "fakir",
)
DJINN_NAMES = (
    "Al-Amin",
    "Anun-Nak",
    "Ba'al",
    "Boaz",
    "Bouraq",
    "Echidna",
    "Enki",
    "Hagis",
    "Haurvatat",
    "Iblis",
    "Jafaar",
    "Kandicha",
    "Kumarbi",
    "Lamia",
    "Leta",
    "Marid",
    "Monkir",
    "Nekir",
    "Shamhat",
    "Sibittis",
    "Sloar",
    "Utug",
)
PHASE_NAMES = (
    "setup",
    "bidding",
    "move",
    "sow",
    "tribe",
    "victim",
    "rival",
    "tile",
    "second_card",
    "call",
    "sale",
    "target",
    "place",
    "keep",
)
