"""SQLite's journal (WAL), kept short without making moves wait.

By default whoever fills the journal copies all of it into the database file, tens of milliseconds in
which nobody's move is written. Here another thread copies it while moves go on; the writer then only
copies what has come meanwhile, after which SQLite begins the journal anew.
"""

import sqlite3
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy.engine import Connection

LONG = 16 << 20  # bytes
PRAGMAS = (
    f"journal_size_limit={LONG}",
    f"wal_autocheckpoint={4 * LONG // 4096}",  # pages; should the writer be idle while others write
)
COPY = "PRAGMA wal_checkpoint(PASSIVE)"  # waits for nobody


class Journal:
    """Whoever writes calls `tidy` between two transactions."""

    def __init__(self, database: str | None) -> None:
        self._database = database
        self._thread = ThreadPoolExecutor(1, "journal")
        self._copying: Future[None] | None = None

    def tidy(self, connection: Connection) -> None:
        if self._copying is None:
            if self._database is not None and _size(f"{self._database}-wal") > LONG:
                self._copying = self._thread.submit(self._copy, self._database)
        elif self._copying.done():
            self._copying = None
            writer: Any = connection.connection.driver_connection  # SQLAlchemy would begin a transaction
            writer.execute(COPY)

    @staticmethod
    def _copy(database: str) -> None:
        with closing(sqlite3.connect(database)) as beside:
            beside.execute(COPY)

    def close(self) -> None:
        self._thread.shutdown()


def _size(path: str) -> int:
    try:
        return Path(path).stat().st_size
    except FileNotFoundError:
        return 0
