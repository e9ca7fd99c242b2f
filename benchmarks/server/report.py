"""The figures as a table for people and as JSON for programs."""

from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from . import machine
from .measure import Figures, Plan, Stretch

MEGA = 1 << 20


def draw(console: Console, every: Sequence[Figures], plan: Plan) -> None:
    """One column a system."""
    table = Table(box=SIMPLE_HEAD, title=f"{machine.describe()}; the server has one of them")
    table.add_column("", no_wrap=True)
    for figures in every:
        table.add_column(f"{figures.name}\n[dim]{figures.about}", justify="right", max_width=20)
    for section in _sections(plan):
        for label, cell in section:
            table.add_row(label, *map(cell, every))
        table.add_section()
    console.print(table)
    for figures in every:
        for remark in remarks(figures, plan):
            console.print(f"{figures.name}, {figures.sockets // figures.tables} sockets a table: {remark}")


def as_json(every: Sequence[Figures], missing: Sequence[str], plan: Plan) -> dict[str, Any]:
    return {
        "machine": machine.describe(),
        "plan": asdict(plan),
        "systems": [{**asdict(figures), "remarks": remarks(figures, plan)} for figures in every],
        "missing": list(missing),
    }


def remarks(figures: Figures, plan: Plan) -> list[str]:
    """Whatever makes the figures less than they seem."""
    found = []
    if figures.held < figures.sockets:
        found.append(f"{figures.sockets - figures.held} of {figures.sockets} sockets were dropped.")
    if figures.saturated.seconds < 0.9 * plan.seconds:
        found.append(f"Its tables were all played out after {figures.saturated.seconds:.1f} s at full speed.")
    for stretch in (figures.steady, figures.saturated):
        if stretch.lost:
            found.append(f"{stretch.lost} moves were never answered.")
        found += [f"A move was refused: {why}" for why in stretch.refused]
        if stretch.shares.generator > 0.8:
            found.append("The generator was near its own limit; the server may be faster than this.")
        if max(stretch.shares.others) > 0.1:
            found.append("Other programs ran on the two cores; on a quiet machine the figures are better.")
    return list(dict.fromkeys(found))


def _sections(plan: Plan) -> Sequence[Sequence[tuple[str, Callable[[Figures], str]]]]:
    return (
        (
            ("sockets held", lambda f: f"{f.held:,}"),
            ("tables", lambda f: f"{f.tables:,}"),
            ("server's memory", lambda f: f"{f.bytes / MEGA:,.0f} MB"),
        ),
        (
            ("moves/s at most", lambda f: f"[bold]{f.saturated.per_second:,.0f}"),
            ("  in its best second", lambda f: _best(f.saturated)),
            ("  processor time a move", lambda f: f"{f.saturated.processor:,.0f} µs"),
            *_shares(lambda f: f.saturated),
        ),
        (
            (f"at {plan.rate:g} moves/s", lambda f: ""),
            ("  acknowledged, p50", lambda f: _ms(f.steady.acknowledged["p50"])),
            ("  acknowledged, p99", lambda f: f"[bold]{_ms(f.steady.acknowledged['p99'])}"),
            ("  seen by all, p50", lambda f: _ms(f.steady.seen["p50"])),
            ("  seen by all, p99", lambda f: _ms(f.steady.seen["p99"])),
            ("  sent late, p99", lambda f: _ms(f.steady.late["p99"])),
            *_shares(lambda f: f.steady),
        ),
    )


def _shares(of: Callable[[Figures], Stretch]) -> Sequence[tuple[str, Callable[[Figures], str]]]:
    return (
        ("  server's core: server", lambda f: f"{of(f).shares.server:.0%}"),
        ("    others", lambda f: f"{of(f).shares.others[1]:.0%}"),
        ("  generator's: generator", lambda f: f"{of(f).shares.generator:.0%}"),
        ("    others", lambda f: f"{of(f).shares.others[0]:.0%}"),
    )


def _best(stretch: Stretch) -> str:
    """Less than a second has no best one."""
    return f"{stretch.best_second:,}" if stretch.seconds >= 1 else "–"


def _ms(milliseconds: float) -> str:
    return f"{milliseconds:,.1f} ms"
