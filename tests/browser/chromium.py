"""Finds a Chromium or Chrome to test with, and installs one if it may.

`script/test` runs this once before the tests, so that their processes only need to look.
Prints the browser's path; without one it says so loudly and prints nothing.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
NONE = "NO BROWSER: neither Chromium nor Chrome is here or can be installed, so no page can be tested."


def find() -> str | None:
    """The browser of the CHROME variable, one that is installed, or playwright's own."""
    chosen = os.environ.get("CHROME")
    found = [shutil.which(name) for name in ([chosen] if chosen else [*NAMES, MAC])]
    return next((path for path in (*found, _of_playwright()) if path and _runs(path)), None)


def install() -> None:
    """Debian's where we may, else the one that playwright brings."""
    apt = shutil.which("apt-get")
    if apt and Path("/etc/debian_version").exists() and hasattr(os, "geteuid") and os.geteuid() == 0:
        fetch = [apt, "install", "-y", "-q", "chromium"]
        if _ran(fetch) or (_ran([apt, "update"]) and _ran(fetch)):
            return
    _ran([sys.executable, "-m", "playwright", "install", "chromium"])


def _of_playwright() -> str | None:
    from playwright.sync_api import Error, sync_playwright

    try:
        with sync_playwright() as playwright:
            return playwright.chromium.executable_path
    except Error:  # asked from within a test that has playwright open already
        return None


def _runs(path: str) -> bool:
    try:
        return subprocess.run([path, "--version"], capture_output=True, timeout=60).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def _ran(command: list[str]) -> bool:
    print("Installing a browser for the tests:", *command, file=sys.stderr)
    try:
        quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        ran = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=sys.stderr, env=quiet, timeout=900)
        return ran.returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def main() -> None:
    path = find()
    if path is None:
        install()
        path = find()
    print(path or "")
    if path is None:
        print(f"\n{'!' * 100}\n{NONE}\n{'!' * 100}\n", file=sys.stderr)


if __name__ == "__main__":
    main()
