"""Who is to be told that it is their turn, kept until they were told."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None
expands = True  # whoever doesn't know of it tells people by itself


def upgrade() -> None:
    op.create_table(
        "turn_notices",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("player", sa.Integer(), nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("receiver", sa.Text(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("due_at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_turn_notices_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "player", name="pk_turn_notices"),
    )
    op.create_index("ix_turn_notices_due_at", "turn_notices", ["due_at"])
    op.create_index("ix_turn_notices_person", "turn_notices", ["person"])


def downgrade() -> None:
    op.drop_table("turn_notices")
