"""How many tables somebody has opened is counted before they open another."""

from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_tables_host", "tables", ["host"], unique=False)


def downgrade() -> None:
    op.drop_index("ix_tables_host", "tables")
