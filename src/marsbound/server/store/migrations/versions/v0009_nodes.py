"""Several processes run the tables of one database: who they are, and which table is at which of them."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None
expands = True  # whoever doesn't know of it can go on


def upgrade() -> None:
    op.create_table(
        "nodes",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("machine", sa.Text(), nullable=False),
        sa.Column("pid", sa.BigInteger(), nullable=False),
        sa.Column("started", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("release", sa.Text(), nullable=False),
        sa.Column("form", sa.Text(), nullable=False),
        sa.Column("rules", sa.Text(), nullable=False),
        sa.Column("draining", sa.Boolean(), nullable=False),
        sa.Column("beat_at", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_nodes"),
    )
    op.create_table(
        "site",
        sa.Column("id", sa.BigInteger(), nullable=False),
        sa.Column("secret", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_site"),
    )
    op.add_column("tables", sa.Column("node", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("epoch", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("present", sa.Text(), nullable=True))
    op.create_index("ix_tables_node", "tables", ["node"])


def downgrade() -> None:
    op.drop_index("ix_tables_node", "tables")
    for column in ("present", "epoch", "node"):
        op.drop_column("tables", column)
    op.drop_table("site")
    op.drop_table("nodes")
