"""boardgame.io from npm, kept in the cache folder."""

import shutil
import subprocess
from pathlib import Path

from serai.core.compiler import cache_folder

from .errors import Unfit

PACKAGE, VERSION = "boardgame.io", "0.50.2"
TAIL = 600


def node() -> str:
    """The program `node`."""
    return _program("node")


def installed() -> bool:
    """Whether it is in the cache folder already."""
    return (_folder() / "node_modules" / PACKAGE / "package.json").exists()


def package() -> Path:
    """The folder whose node_modules hold boardgame.io. Installs it the first time."""
    node()
    folder = _folder()
    if installed():
        return folder
    npm = _program("npm")
    folder.mkdir(parents=True, exist_ok=True)
    command = [npm, "install", "--prefix", str(folder), "--no-save", "--no-package-lock"]
    command += ["--no-audit", "--no-fund", f"{PACKAGE}@{VERSION}"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=folder, check=False)
    if done.returncode:
        raise Unfit(f"npm could not install {PACKAGE} {VERSION}:\n{done.stderr.strip()[-TAIL:]}")
    return folder


def _folder() -> Path:
    return cache_folder() / "bench" / f"{PACKAGE}-{VERSION}"


def _program(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        raise Unfit(
            f"{PACKAGE} cannot be measured, since there is no program {name} here. "
            "Install Node.js 18 or newer, or ask for Serai alone with --ours-only."
        )
    return found
