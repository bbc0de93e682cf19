"""Ratings of people."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """No game was rated before."""
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("mu_before", sa.Double, nullable=False),
    )
    op.create_index("ratings_table", "ratings", ["table_id"])
