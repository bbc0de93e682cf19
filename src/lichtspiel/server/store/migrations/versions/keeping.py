"""What is needed to forget: when people were seen, who made a table, and links that expire."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
DAY = 86_400_000  # milliseconds
LINK_DAYS = 30


def upgrade() -> None:
    """Add the columns. What is there already counts as made today: its time begins now."""
    now = time.time_ns() // 1_000_000
    op.add_column("people", sa.Column("since", sa.Integer, nullable=False, server_default="0"))
    op.add_column("people", sa.Column("seen", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("owner", sa.String(40), nullable=False, server_default=""))
    op.add_column("tokens", sa.Column("made", sa.BigInteger, nullable=False, server_default="0"))
    op.create_index("places_table", "places", ["table_id"])
    op.create_index("tokens_table", "tokens", ["table_id"])
    db = op.get_bind()
    db.execute(sa.text("UPDATE people SET seen = :today"), {"today": now // DAY})
    db.execute(sa.text("UPDATE tokens SET expires = :end WHERE expires = 0"), {"end": now + LINK_DAYS * DAY})
