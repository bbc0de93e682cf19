"""Nodes of a cluster, and the tables they own."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Empty without a cluster. The key of id and state makes fencing wait for commits, and heartbeats not."""
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(120), nullable=False),
        sa.Column("version", sa.String(40), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("bus", sa.Integer, nullable=False),
        sa.Column("heartbeat", sa.DateTime(timezone=True), nullable=False),
        sa.UniqueConstraint("id", "state", name="nodes_id_state"),
    )
    op.create_table(
        "owners",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("node", sa.String(40), nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("handed", sa.Integer, nullable=False),
    )
    op.create_index("owners_node", "owners", ["node"])
