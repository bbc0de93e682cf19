"""Alembic's entry: migrate over the connection that `databases` passes in."""

from alembic import context

from lichtspiel.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
