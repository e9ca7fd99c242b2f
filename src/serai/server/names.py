"""What an account may be called, and when two names are too much alike."""

import unicodedata
from functools import cache

import serai
from serai import bots

from .errors import Refused

LONGEST = 24  # letters
KEY = 80  # letters of `accounts.name_key`
TRAVELLERS = (  # what bots are called at a table: enough that nobody needs the name of a guest
    "Azar", "Bahram", "Cyra", "Darius", "Esther", "Farid", "Golnar", "Hakim",
    "Iris", "Jamal", "Kaveh", "Leyla", "Mirza", "Nadir", "Omid", "Parvin",
)  # fmt: skip
MARKS = " -_.'’"
ALIKE = frozenset({"LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE"})  # alphabets that share shapes
SHAPES = str.maketrans(  # letters, in lower case, that look like a Latin one in one case or the other
    "аеорсухіјѕһԁԛԝвнмтк" "αβεζηικμνορτυχ" "ıi1|0",
    "aeopcyxljshdqwbhmtk" "abezhlkmnoptyx" "llllo",
)  # fmt: skip


def check(name: str) -> str:
    """The name, tidied; Refused if it cannot be one.

    >>> check("  Zoë   of Samarkand ")
    'Zoë of Samarkand'
    """
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(tidy) <= LONGEST:
        raise Refused("name-length", 422, longest=LONGEST)
    if not all(_fits(letter) for letter in tidy) or not any(letter.isalnum() for letter in tidy):
        raise Refused("name-letters", 422)
    if _crowded(tidy) or len(ALIKE & {_alphabet(letter) for letter in tidy}) > 1 or len(key(tidy)) > KEY:
        raise Refused("name-letters", 422)
    if key(tidy) in _of_the_house():
        raise Refused("name-taken", 409, name=tidy)
    return tidy


def key(name: str) -> str:
    """Equal for names that a reader would take for the same.

    >>> key("ANNA") == key("anna") == key("аnnа")  # the last one with two Cyrillic letters
    True
    >>> key("Ali1") == key("Alil") == key("AlIl"), key("Zoe") == key("Zoë")
    (True, False)
    """
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return " ".join(folded.split()).translate(SHAPES)


@cache
def _of_the_house() -> frozenset[str]:
    """Nobody may pose as one of our own bots."""
    return frozenset(key(bot) for name in serai.games() for bot in bots.names(serai.game(name)))


def _fits(letter: str) -> bool:
    return letter in MARKS or unicodedata.category(letter)[0] in "LMN"


def _crowded(name: str) -> bool:
    """Marks heaped upon one letter, which would spill over its neighbours."""
    marks = "".join("m" if unicodedata.category(letter)[0] == "M" else " " for letter in name)
    return name[0] != " " and (marks[0] == "m" or "mmm" in marks)


def _alphabet(letter: str) -> str:
    return unicodedata.name(letter, "").split(" ")[0] if letter.isalpha() else ""
