"""People can be called when it is their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Of games that run already, the next turn is the first that somebody is called to."""
    op.create_table(
        "ways",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("address", sa.LargeBinary, nullable=False),
        sa.Column("lang", sa.String(10), nullable=False),
        sa.Column("zone", sa.String(80), nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_to", sa.Integer, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_index("ways_person", "ways", ["person"])
    op.create_table(
        "notices",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(100), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
    )
    op.create_index("notices_due", "notices", ["told", "due"])
