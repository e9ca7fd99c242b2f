"""Finds axe-core, which looks for what shuts people out, and fetches it by npm where it may."""

import os
import shutil
import subprocess
from pathlib import Path

NONE = "NO AXE: npm is not here or cannot fetch axe-core, so nobody checks whether the pages shut people out."
VERSION = "4.14.0"
CACHE = Path(os.environ.get("SERAI_CACHE") or Path.home() / ".cache" / "serai") / "axe"


def find() -> str | None:
    """The script, to be run in a page."""
    script = CACHE / "node_modules" / "axe-core" / "axe.min.js"
    npm = shutil.which("npm")
    if not script.is_file() and npm:
        CACHE.mkdir(parents=True, exist_ok=True)
        fetch = [
            npm,
            "install",
            "--no-audit",
            "--no-fund",
            "--silent",
            "--prefix",
            str(CACHE),
            f"axe-core@{VERSION}",
        ]
        try:
            subprocess.run(fetch, timeout=120, capture_output=True)
        except (OSError, subprocess.TimeoutExpired):
            return None
    return script.read_text(encoding="utf8") if script.is_file() else None
