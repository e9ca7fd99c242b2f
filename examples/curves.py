"""Draw the learning curves that ppo.py has written: python examples/curves.py learnt/*.json curves.svg"""

import json
import sys
from pathlib import Path

import matplotlib.pyplot as plt

TITLES = {
    "camel_up": "Camel Up",
    "yspahan": "Yspahan",
    "silk_road": "Silk Road",
    "five_tribes": "Five Tribes",
}


def main(*files: str) -> None:
    plt.figure(figsize=(7, 4))
    for file in files[:-1]:
        learnt = json.loads(Path(file).read_text(encoding="utf8"))
        played = [point for point in learnt["curve"] if point["games"]]
        share = [100 * point["wins"] for point in played]
        line = plt.plot([point["processor_seconds"] for point in played], share)[0]
        line.set_label(
            f"{TITLES[learnt['game']]}: {learnt['wins']:.1%} of {learnt['games']:,} games at the end"
        )
    plt.axhline(60, color="#C8453B", linestyle="dotted", label="what we ask of it")
    plt.axhline(25, color="#888", linestyle="dashed", label="a fair share")
    plt.xlabel("seconds of processor time")
    plt.ylabel("victories against three random players, %")
    plt.ylim(0, 100)
    plt.legend()
    plt.tight_layout()
    plt.savefig(files[-1])


if __name__ == "__main__":
    main(*sys.argv[1:])
