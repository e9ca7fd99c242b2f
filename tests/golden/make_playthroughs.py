"""Plays the golden playthroughs of OpenSpiel again, one for each game, and writes them down.

    python tests/golden/make_playthroughs.py [FOLDER]

A change in them is a change for everybody who has learnt from these environments: see docs/research.md.
"""

import gzip
import sys
from pathlib import Path

from absl import flags
from open_spiel.python.algorithms import generate_playthrough

import serai
import serai.adapters.open_spiel
from serai.core.registry import package


def main(folder: Path) -> None:
    flags.FLAGS.mark_as_parsed()
    folder.mkdir(exist_ok=True)
    for name in serai.games():
        players = min(package(name).OPTIONS["players"].choices)
        text = generate_playthrough.playthrough(f"serai_{name}(players={players},memory=8)", None, seed=1)
        (folder / f"{name}.txt.gz").write_bytes(gzip.compress(text.encode(), 9, mtime=0))
        print(f"{name}: {len(text.splitlines())} lines")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent / "open_spiel")
