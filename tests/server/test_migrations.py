"""A database is brought to today's form, whatever it was, by any number of processes at once."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, MetaData, String, inspect, text

from serai.server.errors import Refused
from serai.server.store.database import Store
from serai.server.store.migrate import STEPS
from serai.server.store.schema import metadata

pytestmark = pytest.mark.anyio


async def test_the_steps_lead_exactly_to_the_schema(database: str) -> None:
    store = await Store.open(database)
    async with store.reading() as connection:
        assert await connection.run_sync(differences, metadata) == []
        migrated = await connection.run_sync(shape)
    async with store.begin() as connection:
        await connection.run_sync(start_again)
        assert await connection.run_sync(shape) == migrated
    await store.close()


async def test_a_schema_that_has_moved_on_is_noticed(database: str) -> None:
    """The test above would see a step that somebody forgot."""
    store = await Store.open(database)
    changed = MetaData(naming_convention=metadata.naming_convention)
    for table in metadata.sorted_tables:
        table.to_metadata(changed)
    changed.tables["plies"].c.do.type = String(99)
    changed.tables["tables"].c.seed.nullable = False
    async with store.reading() as connection:
        assert len(await connection.run_sync(differences, changed)) == 2
    await store.close()


async def test_processes_that_start_at_once_wait_for_each_other(database: str) -> None:
    stores = await asyncio.gather(*(Store.open(database) for _ in range(5)))
    for store in stores:
        await store.close()


async def test_opening_again_changes_nothing(database: str) -> None:
    for _ in range(2):
        store = await Store.open(database)
        async with store.reading() as connection:
            assert (await connection.scalars(text("SELECT version_num FROM alembic_version"))).all() == [
                STEPS.get_current_head()
            ]
        await store.close()


async def test_a_newer_database_is_refused_with_a_sentence(database: str) -> None:
    store = await Store.open(database)
    async with store.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = 'from the future'"))
    await store.close()
    with pytest.raises(Refused, match="written by a newer Serai"):
        await Store.open(database)


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("mysql://omar:open-sesame@host/inn", "no address of a database"),
        ("postgresql://omar:open-sesame@host:port/inn", "no address of a database"),
        ("postgresql://omar:open-sesame@127.0.0.1:1/inn", "cannot be reached"),
        ("caravan", "no address of a database"),
    ],
)
async def test_a_database_that_is_not_there_is_a_sentence_without_the_password(
    url: str, sentence: str
) -> None:
    with pytest.raises(Refused, match=sentence) as refused:
        await Store.open(url)
    assert "sesame" not in str(refused.value) + refused.value.say("it")


async def test_a_file_that_is_no_database_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Omar, " * 100)
    for path in (tmp_path, tmp_path / "letter"):
        with pytest.raises(Refused, match="cannot be opened"):
            await Store.open(f"sqlite:///{path}")


def differences(connection: Connection, wanted: MetaData) -> list[Any]:
    context = MigrationContext.configure(
        connection, opts={"compare_type": True, "compare_server_default": True}
    )
    return list(compare_metadata(context, wanted))


def shape(connection: Connection) -> dict[str, list[str]]:
    """All that the database itself says of our tables, with constraints that autogenerate ignores."""
    looking = inspect(connection)
    return {
        table.name: sorted(
            str(part)
            for parts in (
                looking.get_columns(table.name),
                [looking.get_pk_constraint(table.name)],
                looking.get_foreign_keys(table.name),
                looking.get_unique_constraints(table.name),
                looking.get_indexes(table.name),
            )
            for part in parts
        )
        for table in metadata.sorted_tables
    }


def start_again(connection: Connection) -> None:
    metadata.drop_all(connection)
    metadata.create_all(connection)
