"""The finished tables of one game are found without reading those of all others."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None
expands = True  # nobody has to know of an index


def upgrade() -> None:
    finished = sa.text("status = 'finished'")
    op.create_index(
        "ix_tables_game_created_at",
        "tables",
        ["game", "created_at"],
        sqlite_where=finished,
        postgresql_where=finished,
    )


def downgrade() -> None:
    op.drop_index("ix_tables_game_created_at", "tables")
