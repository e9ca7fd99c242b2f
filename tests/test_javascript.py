"""The pages' JavaScript keeps the promises of its JSDoc comments."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
CACHE = Path(os.environ.get("SERAI_CACHE") or Path.home() / ".cache" / "serai") / "typescript"
TYPESCRIPT = "typescript@5.9"
NONE = (
    "NO TYPESCRIPT: npm is not here or cannot fetch it, so nobody checks the types of the pages' JavaScript."
)
VENDORED = ("src/serai/web/vendor/", " ")  # libraries of others, and the details of what is said about them


def compiler() -> Path | None:
    """`tsc`, fetched once by npm where that may be."""
    tsc = CACHE / "node_modules" / ".bin" / "tsc"
    npm = shutil.which("npm")
    if not tsc.exists() and npm:
        CACHE.mkdir(parents=True, exist_ok=True)
        fetch = [npm, "install", "--no-audit", "--no-fund", "--silent", "--prefix", str(CACHE), TYPESCRIPT]
        subprocess.run(fetch, timeout=120, capture_output=True)
    return tsc if tsc.exists() else None


def test_types() -> None:
    tsc = compiler()
    if tsc is None and os.environ.get("CI"):
        pytest.fail(NONE)
    if tsc is None:
        pytest.skip(NONE)
    done = subprocess.run(
        [tsc, "-p", ROOT / "jsconfig.json"], cwd=ROOT, capture_output=True, text=True, timeout=120
    )
    assert "vendor" in done.stdout or not done.returncode, done.stdout + done.stderr
    assert not [line for line in done.stdout.splitlines() if not line.startswith(VENDORED)]
