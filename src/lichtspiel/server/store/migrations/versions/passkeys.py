"""Passkeys of people, and the challenges that were answered lately."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Nobody has any yet."""
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("credential", sa.LargeBinary, nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("handle", sa.LargeBinary, nullable=False),
        sa.Column("site", sa.String(255), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("signed", sa.BigInteger, nullable=False),
        sa.Column("made", sa.Integer, nullable=False),
        sa.Column("used", sa.Integer, nullable=False),
    )
    op.create_index("passkeys_person", "passkeys", ["person"])
    op.create_table(
        "challenges",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_index("challenges_expires", "challenges", ["expires"])
