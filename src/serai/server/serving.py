"""Running the house: one process, or several that are looked after."""

import asyncio
import errno
import math
import multiprocessing
import os
import shutil
import signal
import socket
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from types import FrameType

import structlog
import uvicorn

from . import logs, memory
from .app import create
from .errors import Refused
from .metrics import SHARED
from .settings import Settings
from .store.database import Store
from .wire import Wire

log = structlog.get_logger("serai")

MESSAGE = 16 << 10  # bytes of one WebSocket message
BACKLOG = 4096  # connections not yet greeted: thousands may come back at once after a restart
KEEP = 65  # seconds that an idle connection is kept; longer than proxies keep theirs
BREATH = 1.0  # seconds before a process that died is started again
STOP = (signal.SIGINT, signal.SIGTERM)


class House(uvicorn.Server):
    """uvicorn's server, which tells the app at once that it closes, and then ends like any program."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.config.app.state.closing.set()  # type: ignore[union-attr]
        log.info("closing")
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """uvicorn raises the signal again at the end, which would look like a crash."""
        if threading.current_thread() is threading.main_thread():
            for number in STOP:
                signal.signal(number, self.handle_exit)
        yield


def house(settings: Settings) -> House:
    return House(
        uvicorn.Config(
            create(settings),
            ws=Wire,
            ws_max_size=MESSAGE,
            ws_per_message_deflate=False,  # costs more time and memory than it saves on short messages
            backlog=BACKLOG,
            timeout_keep_alive=KEEP,
            timeout_graceful_shutdown=math.ceil(settings.grace),
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,  # the app reads them itself
        )
    )


def listen(settings: Settings) -> socket.socket:
    """The door; Refused if somebody else stands there."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, or asyncio waits to send
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((settings.host, settings.port))
    except OSError as fault:
        door.close()
        key = "port-in-use" if fault.errno == errno.EADDRINUSE else "no-such-door"
        reason = os.strerror(fault.errno) if fault.errno else str(fault)
        raise Refused(key, 503, host=settings.host, port=str(settings.port), fault=reason) from None
    return door


def serve(settings: Settings, door: socket.socket) -> None:
    """Until told to stop."""
    os.umask(0o077)  # the database holds seeds and password hashes: nobody else's to read
    _raise_file_limit()
    asyncio.run(_try_database(settings))
    if settings.workers == 1:
        _work(settings, door)
    else:
        Keeper(settings, door).run()


def _work(settings: Settings, door: socket.socket) -> None:
    logs.configure(settings.log, settings.level)
    memory.settle()
    log.info("opening", port=door.getsockname()[1], process=os.getpid())
    house(settings).run(sockets=[door])
    log.info("closed", process=os.getpid())


async def _try_database(settings: Settings) -> None:
    """So that a wrong address is a sentence, and one process migrates before many are started."""
    await (await Store.open(settings.database)).close()


def _raise_file_limit() -> None:
    """Every socket is a file."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


# ---- Several processes ----


class Keeper:
    """Starts the processes, starts another whenever one dies, and closes them all together."""

    def __init__(self, settings: Settings, door: socket.socket) -> None:
        self.settings, self.door = settings, door
        self._stop = False
        self._workers: list[SpawnProcess] = []

    def run(self) -> None:
        logs.configure(self.settings.log, self.settings.level)
        for number in STOP:
            signal.signal(number, self._told)
        with _shared_figures() as died:
            self._workers = [self._start() for _ in range(self.settings.workers)]
            while not self._stop:
                wait([worker.sentinel for worker in self._workers], timeout=0.5)
                self._workers = [self._alive(worker, died) for worker in self._workers]
            self._close()

    def _told(self, _: int, __: FrameType | None) -> None:
        self._stop = True

    def _start(self) -> SpawnProcess:
        context = multiprocessing.get_context("spawn")
        worker = context.Process(target=_worker, args=(self.settings, self.door), name="serai")
        worker.start()
        return worker

    def _alive(self, worker: SpawnProcess, died: Callable[[int], None]) -> SpawnProcess:
        if worker.is_alive() or self._stop:
            return worker
        log.error("died", process=worker.pid, code=worker.exitcode)
        died(worker.pid or 0)
        time.sleep(BREATH)
        return self._start()

    def _close(self) -> None:
        for worker in self._workers:
            worker.terminate()
        end = time.monotonic() + self.settings.grace + 5
        for worker in self._workers:
            worker.join(max(0.1, end - time.monotonic()))
            worker.kill()


def _worker(settings: Settings, door: socket.socket) -> None:
    os.umask(0o077)
    threading.Thread(target=_leave_with_the_keeper, daemon=True).start()
    _work(settings, door)


def _leave_with_the_keeper() -> None:
    """A process whose keeper was killed would hold the door for ever."""
    keeper = multiprocessing.parent_process()
    if keeper is not None:
        keeper.join()
        os.kill(os.getpid(), signal.SIGTERM)


@contextmanager
def _shared_figures() -> Iterator[Callable[[int], None]]:
    """/metrics tells about all processes, whichever answers."""
    folder = tempfile.mkdtemp(prefix="serai-metrics-")
    os.environ[SHARED] = folder
    from prometheus_client.multiprocess import mark_process_dead

    try:
        yield lambda process: mark_process_dead(process, folder)  # type: ignore[no-untyped-call]
    finally:
        shutil.rmtree(folder, ignore_errors=True)
