"""A tally for every table; the store counts the rows when it has lifted a file."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table, and let the file say that it has it."""
    op.create_table(
        "tally",
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("rows", sa.BigInteger(), nullable=False),
        sa.Column("sum", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_tally"),
    )
    op.execute("UPDATE meta SET format = 2")
