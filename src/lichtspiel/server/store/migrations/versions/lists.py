"""Lists of open and of one's own tables need no replaying; links to other devices expire."""

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the columns. A table's true phase is written when it is next woken; until then it counts as playing."""
    op.add_column("tables", sa.Column("changed", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("phase", sa.String(20), nullable=False, server_default="playing"))
    op.add_column("tables", sa.Column("visibility", sa.String(20), nullable=False, server_default="private"))
    op.add_column("tokens", sa.Column("expires", sa.BigInteger, nullable=False, server_default="0"))
    op.create_index("tables_open", "tables", ["visibility", "phase"])
    fill_columns(op.get_bind())


def fill_columns(connection: sa.Connection) -> None:
    """What is known from the terms alone."""
    rows = connection.execute(sa.text("SELECT id, terms, created FROM tables")).all()
    for name, terms, created in rows:
        seen = {"v": msgspec.json.decode(terms).get("visibility", "private"), "c": created, "id": name}
        connection.execute(sa.text("UPDATE tables SET visibility = :v, changed = :c WHERE id = :id"), seen)
