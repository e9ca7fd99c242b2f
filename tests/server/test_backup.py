"""Backup and restore as docs/hosting.md tells it, while the house is open."""

import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from threading import Event, Thread

import pytest

from serai.server.settings import Settings

from . import postgres as pg
from .houses import House, open_house


def online_backup(source: Path, copy: Path) -> None:
    """What `sqlite3 serai.db ".backup copy.db"` does."""
    with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(copy)) as there:
        here.backup(there)


def vacuum_into(source: Path, copy: Path) -> None:
    """What `sqlite3 serai.db "VACUUM INTO 'copy.db'"` does."""
    with closing(sqlite3.connect(source)) as here:
        here.execute("VACUUM INTO ?", (str(copy),))


@pytest.mark.parametrize("backup", [online_backup, vacuum_into])
def test_a_file_is_copied_while_guests_come_in(
    settings: Settings, tmp_path: Path, backup: Callable[[Path, Path], None]
) -> None:
    copy, stop = tmp_path / "copy.db", Event()
    with open_house(settings) as house:
        anna = house.guest("Anna")
        crowd = Thread(target=come_in, args=(house, stop))
        crowd.start()
        backup(tmp_path / "serai.db", copy)
        stop.set()
        crowd.join()
    with closing(sqlite3.connect(copy)) as restored:
        assert restored.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    with open_house(replace(settings, database=f"sqlite:///{copy}")) as again:
        back = again.client(cookie=f"serai={anna.cookies['serai']}")
        assert back.get("/api/account").json()["name"] == "Anna"


def come_in(house: House, stop: Event) -> None:
    number = 0
    while not stop.is_set():
        house.guest(f"Guest {number}")
        number += 1


def test_a_postgresql_is_dumped_and_restored(
    settings: Settings, postgres: str, postgresql: str, tmp_path: Path
) -> None:
    tools = pg.tools()
    with open_house(replace(settings, database=postgresql)) as house:
        anna = house.guest("Anna")
        subprocess.run(
            [tools / "pg_dump", "-Fc", "-f", tmp_path / "serai.dump", postgresql], check=True, timeout=60
        )
    other = pg.new_database(postgres)
    subprocess.run([tools / "pg_restore", "-d", other, tmp_path / "serai.dump"], check=True, timeout=60)
    with open_house(replace(settings, database=other)) as again:
        back = again.client(cookie=f"serai={anna.cookies['serai']}")
        assert back.get("/api/account").json()["name"] == "Anna"
    pg.drop_database(postgres, other)
