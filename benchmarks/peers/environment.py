"""The peers from PyPI, in an environment of their own in the cache folder."""

import hashlib
import subprocess
import sys
import venv
from pathlib import Path

from serai.core.compiler import cache_folder

from ..server.errors import Unfit

PACKAGES = (
    "open_spiel==2.0.2",
    "pettingzoo==1.27.0",
    "pygame==2.6.1",  # PettingZoo's connect four asks for it
    "rlcard==1.2.0",
    "pgx==2.6.0",
    "jax==0.10.2",
)
TAIL = 600


def python() -> Path:
    """The Python that has the peers. Installs them the first time, which takes a minute and 750 MB."""
    folder = cache_folder() / "bench" / f"peers-{hashlib.sha256(repr(PACKAGES).encode()).hexdigest()[:12]}"
    program, ready = folder / "bin" / "python", folder / "ready"
    if ready.exists():
        return program
    venv.create(folder, with_pip=True, clear=True)
    command = [str(program), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *PACKAGES]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Unfit(f"pip could not install the peers for {sys.executable}:\n{done.stderr.strip()[-TAIL:]}")
    ready.touch()
    return program
