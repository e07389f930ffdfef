"""What is seldom looked for is found by an index; processes say how many games they run."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None
expands = True  # nobody has to know of an index, and who runs how many games may be unsaid

INDEXES = (
    ("ix_tables_game_created_at", "tables", ["game", "created_at"], "status = 'finished'"),
    ("ix_tables_barred", "tables", ["id"], "barred IS NOT NULL"),
    ("ix_notes_person", "notes", ["person"], "person IS NOT NULL"),
)


def upgrade() -> None:
    for name, table, columns, where in INDEXES:
        op.create_index(name, table, columns, sqlite_where=sa.text(where), postgresql_where=sa.text(where))
    op.add_column("nodes", sa.Column("running", sa.Integer(), nullable=True))


def downgrade() -> None:
    op.drop_column("nodes", "running")
    for name, table, _, _ in INDEXES:
        op.drop_index(name, table)
