"""script/bench peers: how it measures and reports; the peers themselves are only asked when it is run."""

import json
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from benchmarks.peers import figures, report, worker
from benchmarks.peers.measure import Plan, measure
from benchmarks.peers.measure import worker as process
from benchmarks.server.errors import Unfit

COUNTING = """
import sys
sys.path.insert(0, {folder!r})
from worker import serve
def make(figure):
    print("a library says hello")
    return {{"two": lambda: 2.0, "broken": lambda: 1 / 0}}[figure]
serve(make)
"""
RATES = {figure: 1000.0 * n for n, figure in enumerate((*figures.OURS, *figures.THEIRS), 1)}


def counting(tmp_path: Path) -> list[str]:
    program = tmp_path / "counting.py"
    program.write_text(COUNTING.format(folder=str(Path(worker.__file__).parent)), encoding="utf8")
    return [sys.executable, str(program)]


def test_both_sides_answer_in_turn_and_the_best_round_counts(tmp_path: Path) -> None:
    with process(counting(tmp_path), tmp_path) as one, process(counting(tmp_path), tmp_path) as other:
        asked: list[str] = []
        rates = measure([(one, ["two"]), (other, ["two"])], Plan(0.01, 3), asked.append)
    assert asked == ["two"] * 6
    assert rates["two"] > 100


def test_what_cannot_be_measured_is_named_with_the_reason(tmp_path: Path) -> None:
    with process(counting(tmp_path), tmp_path) as side:
        with pytest.raises(
            Unfit, match="^broken could not be measured. ZeroDivisionError: division by zero$"
        ):
            side.ask("broken", 0.01)
        assert side.ask("two", 0.01) > 0


def test_a_rate_is_work_by_processor_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(100))
    monkeypatch.setattr("time.process_time", lambda: next(clock))
    assert worker.rate(lambda: 7.0, 4) == 7 * 3 / 4


def test_every_figure_has_a_row_a_bar_and_a_place_in_the_json() -> None:
    plan = Plan()
    table, plot = report.table(RATES, plan), ElementTree.fromstring(report.plot(RATES))
    found = json.loads(json.dumps(report.as_json(RATES, plan, ("pig==1",))))
    assert found["decisions_per_second"] | found["playouts_per_second"] == RATES
    played = [figure for figure in RATES if not report.playouts(figure)]
    for figure in RATES:
        who, game = report.title(figure)
        assert any(who in line and game in line for line in table.splitlines())
    assert len(plot.findall("{*}rect")) == 1 + len(played)


def test_the_bars_are_ratios_of_one_run() -> None:
    rates = dict.fromkeys(RATES, 1e6) | {"serai/compiled/camel_up": 3e6, "open_spiel/c++/backgammon": 1e4}
    rates |= {"open_spiel/c++/pig": 2e6, "serai/vector/camel_up": 1.5e6}
    assert list(report.bars(rates).values()) == [1.5, 100.0, 1.5]
