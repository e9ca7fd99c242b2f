"""Help in both languages, quickly; and the language that the house answers in."""

import resource
import subprocess
import sys

import pytest

from serai.cli.desk import language_of

from .conftest import Ask
from .shell import PROGRAM, environment, serai

COMMANDS = ("serve", "play", "simulate", "bench", "odds", "replay", "verify", "rules")


def test_without_a_command_the_house_shows_its_help(ask: Ask) -> None:
    answer = ask([])
    assert answer.code == 0
    assert answer == ask(["--help"])._replace(out=answer.out)
    assert all(f"  {command} " in answer.out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_in_both_languages(ask: Ask, command: str) -> None:
    english, italian = ask([command, "--help"]), ask([command, "--help", "--lang", "it"])
    assert english.code == italian.code == 0
    assert f"serai {command}" in english.out
    assert "Options" in english.out
    assert "Opzioni" in italian.out
    assert "Show" not in italian.out.replace("SHOW", "")


def test_help_is_there_in_half_a_second() -> None:
    def seconds() -> float:
        """Of the processor, so that other work on this machine does not count."""
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([*PROGRAM, "--help"], env=environment(), stdout=subprocess.DEVNULL, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    assert any(seconds() < 0.5 for _ in range(10))


def test_help_needs_no_heavy_library() -> None:
    program = (
        "import sys, serai.cli.main as m; m.run(['--help']); print({'numba', 'numpy'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", program], env=environment(), capture_output=True, check=True)
    assert done.stdout.splitlines()[-1] == b"set()"


@pytest.mark.parametrize(
    ("args", "env", "language"),
    [
        ("", {}, "en"),
        ("", {"LANG": "it_IT.UTF-8"}, "it"),
        ("", {"LANG": "it"}, "it"),
        ("", {"LANG": "de_DE.UTF-8"}, "en"),
        ("", {"LANG": "it_IT.UTF-8", "LC_MESSAGES": "en_GB"}, "en"),
        ("", {"LANG": "en_GB", "LC_ALL": "it_CH", "LC_MESSAGES": "en_GB"}, "it"),
        ("", {"LANG": "it_IT", "LC_ALL": ""}, "it"),
        ("", {"LANG": "it_IT", "SERAI_LANG": "en"}, "en"),
        ("play --lang it", {"SERAI_LANG": "en"}, "it"),
        ("play --lang=it", {"SERAI_LANG": "en"}, "it"),
        ("--lang en play", {"LANG": "it_IT"}, "en"),
        ("play --lang fr", {"LANG": "it_IT"}, "it"),
    ],
)
def test_the_language_is_chosen_in_this_order(args: str, env: dict[str, str], language: str) -> None:
    assert language_of(args.split(), env) == language


def test_an_unknown_language_of_the_house_is_told() -> None:
    done = serai("rules", "camel_up", "CU1", SERAI_LANG="fr")
    assert (done.returncode, done.stdout) == (2, "")
    assert "no language “fr”" in done.stderr


def test_a_terminal_that_knows_few_letters_is_no_obstacle() -> None:
    done = serai("odds", "1:BYGOW", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert done.returncode == 0
    assert "?" in done.stdout
