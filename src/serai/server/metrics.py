"""Figures about the house for Prometheus. Whoever does the work calls the function of that name."""

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess
from prometheus_client.registry import REGISTRY

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
SHARED = "PROMETHEUS_MULTIPROC_DIR"  # set by `serai serve --workers`: one page for all processes

_requests = Counter("serai_requests_total", "Requests answered", ("method", "route", "status"))
_latency = Histogram("serai_request_seconds", "Time to answer a request", ("route",), buckets=QUICK)
_sockets = Gauge("serai_sockets", "WebSockets open", multiprocess_mode="livesum")
_tables = Gauge("serai_tables_loaded", "Tables held in memory", multiprocess_mode="livesum")
_plies = Counter("serai_plies_total", "Plies written")
_batch = Histogram("serai_commit_moves", "Moves written by one commit", buckets=SIZES)
_commit = Histogram("serai_commit_seconds", "Time of one commit of moves", buckets=QUICK)
_thinking = Histogram("serai_bot_seconds", "Time that a bot thought about a move", ("bot",), buckets=QUICK)


def answered(method: str, route: str, status: int, seconds: float) -> None:
    _requests.labels(method, route, status).inc()
    _latency.labels(route).observe(seconds)


def socket_opened() -> None:
    _sockets.inc()


def socket_closed() -> None:
    _sockets.dec()


def tables_loaded(count: int) -> None:
    _tables.set(count)


def committed(moves: int, plies: int, seconds: float) -> None:
    _plies.inc(plies)
    _batch.observe(moves)
    _commit.observe(seconds)


def thought(bot: str, seconds: float) -> None:
    _thinking.labels(bot).observe(seconds)


def page() -> bytes:
    """All figures, as Prometheus reads them."""
    if not os.environ.get(SHARED):
        return generate_latest(REGISTRY)
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
