"""An invitation says who invites."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the column. Of earlier invitations it is not known."""
    op.add_column("tokens", sa.Column("inviter", sa.String(80), nullable=False, server_default=""))
