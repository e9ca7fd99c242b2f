"""The pages' JavaScript keeps the promises of its JSDoc comments."""

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from serai.server.pages import GAMES, WEB, unremarked

ROOT = Path(__file__).parent.parent
CACHE = Path(os.environ.get("SERAI_CACHE") or Path.home() / ".cache" / "serai") / "typescript"
TYPESCRIPT = "typescript@5.9"
NONE = (
    "NO TYPESCRIPT: npm is not here or cannot fetch it, so nobody checks the types of the pages' JavaScript."
)
VENDORED = ("src/serai/web/vendor/", " ")  # libraries of others, and the details of what is said about them
SAME = """
const ts = require(process.argv[1]), fs = require("fs");
const bare = (text) => ts.transpileModule(text, {
  compilerOptions: { removeComments: true, target: "esnext", module: "esnext" }, reportDiagnostics: true,
});
for (const [name, written, sent] of JSON.parse(fs.readFileSync(0, "utf8"))) {
  const [one, other] = [bare(written), bare(sent)];
  if (other.diagnostics.length || one.outputText !== other.outputText) console.log(name);
}
"""


def compiler() -> Path | None:
    """`tsc`, fetched once by npm where that may be."""
    tsc = CACHE / "node_modules" / ".bin" / "tsc"
    npm = shutil.which("npm")
    if not tsc.exists() and npm:
        CACHE.mkdir(parents=True, exist_ok=True)
        fetch = [npm, "install", "--no-audit", "--no-fund", "--silent", "--prefix", str(CACHE), TYPESCRIPT]
        subprocess.run(fetch, timeout=120, capture_output=True)
    return tsc if tsc.exists() else None


@pytest.fixture
def tsc() -> Path:
    found = compiler()
    if found is None and os.environ.get("CI"):
        pytest.fail(NONE)
    if found is None:
        pytest.skip(NONE)
    return found


def test_scripts_as_they_are_sent_say_the_same_as_those_that_are_written(tsc: Path) -> None:
    """Taking the comments away by lines harms no string, no template and no statement."""
    scripts = [
        (path.name, written.decode(), unremarked(written).decode())
        for folder in (WEB, GAMES)
        for path in sorted(folder.rglob("*.js"))
        for written in [path.read_bytes()]
    ]
    library = str(tsc.parent.parent / "typescript" / "lib" / "typescript.js")
    command = ["node", "-e", SAME, library]
    done = subprocess.run(command, input=json.dumps(scripts), capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stdout.split()) == (0, []), done.stderr


def test_types(tsc: Path) -> None:
    done = subprocess.run(
        [tsc, "-p", ROOT / "jsconfig.json"], cwd=ROOT, capture_output=True, text=True, timeout=120
    )
    assert "vendor" in done.stdout or not done.returncode, done.stdout + done.stderr
    assert not [line for line in done.stdout.splitlines() if not line.startswith(VENDORED)]
