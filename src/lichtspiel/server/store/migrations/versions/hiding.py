"""Tables can be put away from one's own list."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Until now every place was listed."""
    op.add_column("places", sa.Column("hidden", sa.Integer, nullable=False, server_default="0"))
