"""`serai simulate`: many games at once, and what they came to."""

import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, ExitStack
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple, Self

import typer
from rich.text import Text
from typer import Option

import serai
from serai.core.game import Game

from .desk import BadUse, Desk, bar
from .play import bot_kinds
from .usage import Command, game_argument, json_option, lang_option

if TYPE_CHECKING:
    from serai.adapters.parquet import GameFile

CHUNK = 2_000  # random games between two steps of the progress bar
ENOUGH = 1.96  # standard deviations for 95 %


class Result(NamedTuple):
    """What one game, or a chunk of them, came to: sums over games, for each seat."""

    decisions: int
    scores: Sequence[float]
    squares: Sequence[float]
    wins: Sequence[float]

    @classmethod
    def of(cls, decisions: int, scores: Sequence[int]) -> Self:
        """One game."""
        best = max(scores)
        wins = [(score == best) / scores.count(best) for score in scores]
        return cls(decisions, scores, [score * score for score in scores], wins)

    @classmethod
    def sum(cls, results: Sequence[Self]) -> Self:
        seats = (
            [sum(seat) for seat in zip(*part, strict=True)] for part in list(zip(*results, strict=True))[1:]
        )
        return cls(sum(result.decisions for result in results), *seats)


Run = Callable[[int, int], Result]


def add(app: typer.Typer, desk: Desk) -> None:
    say = desk.say

    @app.command(cls=Command, help=say("help-simulate"))
    def simulate(
        game: Annotated[str, game_argument(desk)],
        players: Annotated[int | None, Option(metavar="N", help=say("help-players"))] = None,
        games: Annotated[int, Option(metavar="N", help=say("help-games"))] = 10_000,
        bots: Annotated[str | None, Option(metavar="A,B,…", help=say("help-simulate-bots"))] = None,
        seed: Annotated[int, Option(metavar="N", help=say("help-simulate-seed"))] = 0,
        out: Annotated[Path | None, Option(metavar="FILE", help=say("help-simulate-out"))] = None,
        json: Annotated[bool, json_option(desk)] = False,
        lang: Annotated[str | None, lang_option(desk)] = None,
    ) -> None:
        desk.speak(lang)
        chosen = serai.game(game) if players is None else serai.game(game, players=players)
        if games < 1:
            raise BadUse("at-least", option="--games", least=1)
        kinds = None if bots is None else bot_kinds(chosen, bots, chosen.players)
        with ExitStack() as closing:
            file = None if out is None else closing.enter_context(_written(out, chosen, kinds, seed))
            with desk.waiting():
                run = _games(chosen, kinds, seed, file)
            report = _report(chosen, kinds, seed, *_run_all(desk, run, games, CHUNK if kinds is None else 1))
        if json:
            desk.json(report)
        else:
            _draw(desk, chosen, report)


def _written(
    path: Path, game: Game, kinds: list[str] | None, seed: int
) -> AbstractContextManager["GameFile"]:
    from serai.adapters import parquet  # brings numpy: not for those who only ask for help

    return parquet.written(path, game, kinds, seed)


def _games(game: Game, kinds: list[str] | None, seed: int, file: "GameFile | None") -> Run:
    if kinds is not None:
        return bot_games(game, kinds, seed, file)
    return random_games(game, seed) if file is None else kept_games(game, seed, file)


def random_games(game: Game, seed: int) -> Run:
    """Compiled random play: the n-th chunk of so many games."""
    from serai.core.simulation import Playouts

    playouts = Playouts(game)

    def run(n: int, games: int) -> Result:
        tally = playouts.run(games, seed=seed << 32 | n)
        means, deviations = tally.mean_scores, tally.deviations
        squares = [games * (m * m + d * d) for m, d in zip(means, deviations, strict=True)]
        return Result(
            tally.decisions, [games * m for m in means], squares, [games * w for w in tally.win_shares]
        )

    return run


def kept_games(game: Game, seed: int, file: "GameFile") -> Run:
    """The same random games, written to a file."""
    from serai.core.simulation import Traces

    traces = Traces(game)

    def run(n: int, games: int) -> Result:
        results = []
        for g in range(games):
            plies = traces.go_on() if g else traces.run(seed << 32 | n)
            positions, scores = traces.states[: plies + 1], traces.points.tolist()
            file.add(positions, traces.plies[:plies, 0], scores)
            results.append(Result.of(int((positions["turn"] >= 0).sum()), scores))
        return Result.sum(results)

    return run


def bot_games(game: Game, kinds: list[str], seed: int, file: "GameFile | None" = None) -> Run:
    """Real matches between bots: the n-th of them."""
    from serai import bots
    from serai.core.rng import seeded

    seats = [bots.make(kind, game) for kind in kinds]
    for bot in seats:
        bots.prepare(bot)

    def run(n: int, _: int) -> Result:
        match, decisions = game.match(seed=f"{seed}/{n}"), 0
        while match.actor is not None:
            match.play(bots.ask(seats[match.actor], match.state, seeded(seed, n, decisions)))
            decisions += 1
        if file is not None:
            file.add_match(match)
        return Result.of(decisions, match.scores)

    return run


def _run_all(desk: Desk, run: Run, games: int, chunk: int) -> tuple[int, float, list[Result]]:
    began = time.perf_counter()
    results = []
    with desk.progress(games) as done:
        for n, first in enumerate(range(0, games, chunk)):
            some = min(chunk, games - first)
            results.append(run(n, some))
            done(some)
    return games, time.perf_counter() - began, results


def _report(
    game: Game, kinds: list[str] | None, seed: int, games: int, seconds: float, results: list[Result]
) -> dict[str, Any]:
    decisions = sum(result.decisions for result in results)
    seats = []
    for p in range(game.players):
        mean = sum(result.scores[p] for result in results) / games
        square = sum(result.squares[p] for result in results) / games
        share = sum(result.wins[p] for result in results) / games
        seats.append(
            {
                "bot": kinds[p] if kinds else "random",
                "mean_score": mean,
                "deviation": sqrt(max(0.0, square - mean * mean)),
                "win_share": share,
                "win_share_95": interval(share, games),
            }
        )
    return {
        "game": game.name,
        "players": game.players,
        "games": games,
        "seed": seed,
        "compiled": kinds is None,
        "decisions": decisions,
        "decisions_per_game": decisions / games,
        "seconds": seconds,
        "decisions_per_second": decisions / seconds,
        "seats": seats,
    }


def interval(share: float, games: int) -> list[float]:
    """Wilson's interval: where the true share lies, with 95 % confidence.

    >>> [round(end, 3) for end in interval(0.25, 1000)]
    [0.224, 0.278]
    """
    z = ENOUGH * ENOUGH / games
    middle = (share + z / 2) / (1 + z)
    half = ENOUGH * sqrt(share * (1 - share) / games + z / games / 4) / (1 + z)
    return [max(0.0, middle - half), min(1.0, middle + half)]


def _draw(desk: Desk, game: Game, report: dict[str, Any]) -> None:
    say, number = desk.say, desk.number
    title = f"{game.title} · {say('players', players=game.players)}"
    heads = ("seat", "bot", "mean-score", "win-share", "interval")
    table = desk.table(title, *(say(head) for head in heads))
    for p, seat in enumerate(report["seats"]):
        low, high = (desk.percent(end) for end in seat["win_share_95"])
        share = Text(f"{desk.percent(seat['win_share']):>6} ").append_text(bar(seat["win_share"], 16))
        score = f"{number(seat['mean_score'], 2)} ± {number(seat['deviation'], 2)}"
        table.add_row(str(p), seat["bot"], score, share, f"{low} – {high}")
    desk.show(table)
    desk.tell(
        "simulated",
        games=report["games"],
        decisions=report["decisions"],
        each=number(report["decisions_per_game"], 1),
        speed=number(report["decisions_per_second"]),
        seconds=number(report["seconds"], 2),
        seed=str(report["seed"]),
    )
