"""Journals of finished games are packed."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Games that are over already are packed when the server next tidies."""
    op.create_table(
        "packed",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("entries", sa.LargeBinary, nullable=False),
    )
