"""What is seldom looked for is found without reading all that was ever played."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None
expands = True  # nobody has to know of an index

INDEXES = (
    ("ix_tables_game_created_at", "tables", ["game", "created_at"], "status = 'finished'"),
    ("ix_tables_barred", "tables", ["id"], "barred IS NOT NULL"),
    ("ix_notes_person", "notes", ["person"], "person IS NOT NULL"),
)


def upgrade() -> None:
    for name, table, columns, where in INDEXES:
        op.create_index(name, table, columns, sqlite_where=sa.text(where), postgresql_where=sa.text(where))


def downgrade() -> None:
    for name, table, _, _ in INDEXES:
        op.drop_index(name, table)
