"""People can be called by mail and at programs of theirs, too."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """So far all ways were browsers."""
    op.add_column("ways", sa.Column("kind", sa.String(10), nullable=False, server_default="push"))
    op.add_column("ways", sa.Column("confirmed", sa.Integer, nullable=False, server_default="1"))
