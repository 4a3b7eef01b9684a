"""Alembic runs this for every command: it joins the revisions to the connection that the store has opened."""

from __future__ import annotations

from alembic import context

from horologium.store.rows import TableRow

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=TableRow.metadata,
    render_as_batch=True,  # SQLite changes a table by making it anew
)
context.run_migrations()
