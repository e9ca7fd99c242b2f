"""Time to think, and what happens to those who have none left or are gone. No network, and no waiting."""

from typing import Any

import pytest

from serai.core.dealer import commitment
from serai.server.clocks import DAY, MINUTE, WELCOME, Clock
from serai.server.errors import Refused
from serai.server.live import Chair, Info, Table
from serai.server.store.scribe import Row

GRACE = 120_000
SEED = b"sand" * 8
LIVE = {"kind": "live", "minutes": 1, "increment": 5}


def info(
    clock: dict[str, Any] | None = None, absent: str = "wait", hints: bool = True, bot: bool = False
) -> Info:
    """A table of Anna and Ben, or of Anna and a bot."""
    second = Chair("bot", bot="random", name="Random 2") if bot else Chair("open", account=2, name="Ben")
    return Info(
        id="table",
        game="camel_up",
        rules=1,
        options={"players": 2},
        owner=1,
        status="playing",
        private=False,
        invite="",
        clock=clock,
        absent=absent,
        hints=hints,
        rated=False,
        seed=SEED,
        commitment=commitment(SEED),
        created=0,
        started=0,
        ended=None,
        result=None,
        rematch=None,
        origin="house",
        chairs=(Chair("open", account=1, name="Anna"), second),
    )


def begun(**terms: Any) -> tuple[Table, list[Row]]:
    return Table.begin(info(**terms), 0)


def quick(table: Table) -> str:
    """A move that ends the turn and lets nothing happen by chance."""
    return table.match.notation(table.match.legal[0])


def move(table: Table, now: int) -> list[Row]:
    assert table.turn is not None
    return table.play(table.turn, quick(table), now)


# ---- Clocks ----


def test_a_turn_costs_its_time_and_earns_the_increment() -> None:
    table, _ = begun(clock=LIVE)
    first = table.turn
    assert first is not None
    move(table, now=20_000)
    assert table.clock.left is not None
    assert table.clock.left[first] == MINUTE - 20_000 + 5_000
    assert table.clock.end(1 - first) == 20_000 + MINUTE
    move(table, now=21_000)
    assert table.clock.left[1 - first] == MINUTE - 1_000 + 5_000


def test_steps_of_one_turn_earn_one_increment() -> None:
    clock = Clock(LIVE, players=2, now=0)
    clock.start(0, now=0)
    for now in (1_000, 2_000):
        clock.stop(now)
        clock.start(0, now)
    clock.stop(3_000)
    clock.start(1, 3_000)
    assert clock.left == [MINUTE - 3_000 + 5_000, MINUTE]


def test_a_slow_game_gives_days_for_every_move() -> None:
    table, _ = begun(clock={"kind": "slow", "days": 3}, absent="bot")
    assert table.due(GRACE) == 3 * DAY
    move(table, now=DAY)
    assert table.due(GRACE) == 4 * DAY
    assert table.clock.left is None


def test_a_bot_of_the_house_has_all_the_time_it_needs() -> None:
    table, _ = begun(clock=LIVE, absent="end", bot=True)
    while table.turn != 1:
        move(table, now=0)
    assert table.thinking is None
    assert table.due(GRACE) == 0, "the house plays at once"
    table.step_in(1, quick(table), now=10 * MINUTE)
    assert (table.clock.left or [0, 0])[1] == MINUTE


# ---- Out of time, or gone ----


def test_out_of_time_a_bot_plays_on_and_one_may_return() -> None:
    table, _ = begun(clock=LIVE, absent="bot")
    seat = table.turn
    assert seat is not None
    assert table.due(GRACE) == MINUTE
    assert [row.kind for row in table.depart(seat, MINUTE)] == ["bot"]
    assert table.played_by_bot(seat)
    with pytest.raises(Refused, match="A bot is playing for you"):
        table.play(seat, quick(table), MINUTE)
    table.step_in(seat, quick(table), MINUTE + 1)
    table.back(seat, MINUTE + 2, "back")
    assert not table.played_by_bot(seat)
    assert (table.clock.left or [])[seat] == WELCOME, "who comes back finds a minute on the clock"
    with pytest.raises(Refused, match="already at your seat"):
        table.back(seat, MINUTE + 3)


def test_out_of_time_the_game_ends_where_the_table_says_so() -> None:
    table, _ = begun(clock=LIVE, absent="end")
    seat = table.turn
    assert seat is not None
    assert [row.kind for row in table.depart(seat, MINUTE)] == ["flag"]
    assert table.over
    assert table.turn is None
    result = table.result()
    assert result["reason"] == "time"
    assert result["places"][seat] == 2, "who ran out of time comes last"
    with pytest.raises(Refused, match="over"):
        table.depart(1 - seat, MINUTE)


def test_who_is_gone_has_the_grace_and_at_a_table_that_waits_for_ever() -> None:
    assert begun(absent="bot")[0].due(GRACE) == GRACE
    assert begun(absent="bot")[0].due(grace=7) == 7
    assert begun(absent="wait")[0].due(GRACE) is None


# ---- Undo, hints, and the same table rebuilt ----


def test_a_table_rebuilt_from_its_plies_is_the_same_table() -> None:
    """Undo, hints, somebody away and back: after a restart everything stands as it stood."""
    table, rows = begun(clock=LIVE, absent="bot")
    for n in range(12):
        assert table.turn is not None
        if n == 3:
            rows += table.hint(table.turn, n, "hint")
        if n == 5:
            rows += table.depart(0, n)
        if n == 8:
            rows += table.back(0, n, "back")
        if table.match.undoable:
            rows += table.undo(table.turn, None, n, f"undo{n}")
        if table.turn in table.away:
            rows += table.step_in(table.turn, quick(table), n)
        else:
            rows += table.play(table.turn, quick(table), n, f"move{n}")
    again = Table.rebuild(table.info, rows)
    assert again.match.state == table.match.state
    assert [entry.row for entry in again.entries] == rows
    assert (again.away, again.sent, again.clock.left) == (table.away, table.sent, table.clock.left)
    assert again.match.undoable == table.match.undoable


def test_plies_that_do_not_follow_from_rules_and_seed_are_noticed() -> None:
    table, rows = begun()
    for n in range(6):
        rows += move(table, n)
    plays = [n for n, row in enumerate(rows) if row.kind == "play"]
    draws = [n for n, row in enumerate(rows) if row.kind == "chance"]
    for damaged in (
        rows[: draws[0]] + rows[draws[0] + 1 :],
        [*rows[: draws[0]], rows[draws[0]]._replace(do=rows[draws[1]].do), *rows[draws[0] + 1 :]],
        [*rows[: plays[0]], rows[plays[0]]._replace(do="no such thing"), *rows[plays[0] + 1 :]],
        [*rows[: plays[1]], rows[plays[1]]._replace(by=1 - rows[plays[1]].by), *rows[plays[1] + 1 :]],
        rows[: plays[0]] + rows[plays[0] + 1 :],
    ):
        with pytest.raises(Refused, match="does not follow from its rules and seed"):
            Table.rebuild(table.info, damaged)


def test_hints_are_marked_in_the_log_and_refused_where_there_are_none() -> None:
    table, _ = begun()
    assert table.turn is not None
    assert [row.kind for row in table.hint(table.turn, 1)] == ["hint"]
    assert table.entries[-1].row.by == table.turn
    plain, _ = begun(hints=False)
    assert plain.turn is not None
    with pytest.raises(Refused, match="without hints and odds"):
        plain.hint(plain.turn, 1)
    with pytest.raises(Refused, match="turn"):
        table.hint(1 - table.turn, 2)
