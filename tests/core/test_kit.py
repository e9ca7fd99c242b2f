"""The checks of the kit can fail: each finds the fault it is there for."""

from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

import serai
from serai.core import kit
from serai.core.simulation import Traces
from serai.games.camel_up import actions, observe, rules, view
from serai.games.camel_up.tables import BET_WINNER, LETTERS

Check = Callable[[serai.Game], Any]


def leaking_view(s: Any, viewer: int) -> dict[str, Any]:
    return {**honest_view(s, viewer), "first_card": s.card[0][0]}


def leaking_seen(s: Any, x: int, viewer: int) -> int:
    return x


def leaking_observe(s: Any, viewer: int, out: Any) -> int:
    n: int = honest_observe(s, viewer, out)
    out[n - 1] = s.card[1][2]
    return n


def forgetful_resample(s: Any, viewer: int, rng: Any) -> None:
    honest_resample(s, viewer, rng)
    s.card[viewer][0] = 0


def unsorted_legal(s: Any, out: Any) -> int:
    n: int = honest_legal(s, out)
    out[0], out[n - 1] = out[n - 1], out[0]
    return n


def overflowing_play(s: Any, x: int) -> None:
    honest_play(s, x)
    s.leg = 40_000


honest_view, honest_observe, honest_resample = view.view, rules.observe, rules.resample
honest_legal, honest_play = rules.legal, rules.play


def secrets(game: serai.Game) -> None:
    kit.check_secrets(game, seed=1)


def is_guarded(game: serai.Game) -> None:
    kit.check_guarded(game, seed=1)


@pytest.mark.parametrize(
    ("module", "name", "fault", "check", "message"),
    [
        (view, "view", leaking_view, secrets, "view leaks"),
        (rules, "observe", leaking_observe, secrets, "observation leaks"),
        (rules, "resample", forgetful_resample, secrets, "leaks|choices"),
        (rules, "legal", unsorted_legal, is_guarded, "ascending"),
    ],
)
def test_a_fault_is_found(
    module: ModuleType,
    name: str,
    fault: Callable[..., Any],
    check: Check,
    message: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, name, fault)
    with pytest.raises(AssertionError, match=message):
        check(serai.game("camel_up", players=3))


def test_a_value_that_does_not_fit_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "play", overflowing_play)
    with pytest.raises(OverflowError):
        is_guarded(serai.game("camel_up"))


def test_a_log_line_that_tells_too_much_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = actions.tell

    def gossip(s: Any, x: int) -> Any:
        phrase = honest(s, x)
        return (
            phrase
            if x < BET_WINNER or s.turn < 0
            else serai.core.words.Phrase(
                "did-winner", {"camel": LETTERS[[*s.card[(s.turn + 1) % s.players], 0].index(0) % 5]}
            )
        )

    monkeypatch.setattr(actions, "tell", gossip)
    with pytest.raises(AssertionError, match="line leaks"):
        secrets(serai.game("camel_up", players=2))


def test_a_difference_between_the_modes_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = serai.game("camel_up", players=2)
    kit.check_modes(game, games=1)
    monkeypatch.setattr(kit, "Traces", WrongTraces)
    with pytest.raises(AssertionError, match="different states"):
        kit.check_modes(game, games=1)


class WrongTraces:
    """Traces of which the compiled one has a wrong coin in its last state."""

    ROOM = Traces.ROOM

    def __init__(self, game: serai.Game, mode: str) -> None:
        self.traces = Traces(game, mode)  # type: ignore[arg-type]
        self.mode = mode

    def run(self, seed: int) -> int:
        n = self.traces.run(seed)
        if self.mode == "checked":
            self.traces.states[n]["money"][1] += 1
        return n

    def __getattr__(self, name: str) -> Any:
        return getattr(self.traces, name)


def test_a_shadow_that_sees_everything_never_differs(monkeypatch: pytest.MonkeyPatch) -> None:
    """With nothing hidden in the log the false history follows the true one exactly."""
    monkeypatch.setattr(rules, "seen", leaking_seen)
    shadow = kit.Shadow(serai.game("camel_up", players=2), 0, seed=1)
    shadow.run(resample=False)
    assert shadow.different == 0


def test_observe_is_the_one_of_its_module() -> None:
    assert rules.observe is observe.observe
