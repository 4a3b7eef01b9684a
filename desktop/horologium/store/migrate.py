"""Lifts a database to the newest schema with the Alembic revisions in ``migrations``."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from alembic import command
from alembic.config import Config

if TYPE_CHECKING:
    from sqlalchemy import Connection

MIGRATIONS: Final = Path(__file__).with_name("migrations")


def configured(connection: Connection | None = None) -> Config:
    """Alembic's settings, without a file of its own."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Run all revisions that are missing, within the transaction that is on."""
    command.upgrade(configured(connection), revision)
