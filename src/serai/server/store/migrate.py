"""Bring a database to the form that this version keeps. Each step is a file in migrations/versions."""

from pathlib import Path
from typing import Any

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from ..errors import Refused
from .schema import metadata

STEPS = ScriptDirectory(str(Path(__file__).parent / "migrations"))
LOCK = 7349_0461  # any number, the same in all processes


async def migrate(engine: AsyncEngine) -> None:
    """All steps or none. Of several processes that start at once, one does it and the others wait."""
    async with engine.connect() as connection:
        await connection.execution_options(writes=True)  # on SQLite the file is ours from the beginning
        async with connection.begin():
            if engine.dialect.name == "postgresql":
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    known = {step.revision for step in STEPS.walk_revisions()}
    if not known.issuperset(MigrationContext.configure(connection).get_current_heads()):
        raise Refused("newer-database", 503)

    def missing(revision: Any, _: MigrationContext) -> Any:
        return STEPS._upgrade_revs("head", revision)

    with EnvironmentContext(Config(), STEPS, fn=missing) as environment:
        environment.configure(connection=connection, target_metadata=metadata)
        environment.run_migrations()
