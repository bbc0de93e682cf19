"""Daily deals: who played which, how it ended, and how the strongest bot did."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Nothing is known of days before."""
    op.create_table(
        "daily_tries",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("gave_up", sa.Integer, nullable=False),
    )
    op.create_index("daily_tries_day", "daily_tries", ["game", "day"])
    op.create_index("daily_tries_table", "daily_tries", ["table_id"])
    op.create_table(
        "daily_masters",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
    )
