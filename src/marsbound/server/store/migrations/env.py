"""Run by alembic for every migration; the connection comes from `marsbound.server.store.database`."""

from alembic import context

from marsbound.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
