"""Bring a database to the form that this version keeps."""

from sqlalchemy.ext.asyncio import AsyncEngine

from .schema import metadata


async def migrate(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.run_sync(metadata.create_all)
