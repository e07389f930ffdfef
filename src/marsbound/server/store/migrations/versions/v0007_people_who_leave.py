"""People can be barred, from a table and from the server, and can leave for good."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("barred", "leaving"):
        op.add_column("people", sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("barred", sa.Text(), nullable=True))
    op.create_table("changed_outside", sa.Column("table_id", sa.Text(), primary_key=True))


def downgrade() -> None:
    op.drop_table("changed_outside")
    op.drop_column("tables", "barred")
    for name in ("leaving", "barred"):
        op.drop_column("people", name)
