"""Reviews of finished games are kept."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Games of before are reviewed when somebody asks, as all are."""
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("version", sa.String(80), nullable=False),
        sa.Column("review", sa.LargeBinary, nullable=False),
    )
