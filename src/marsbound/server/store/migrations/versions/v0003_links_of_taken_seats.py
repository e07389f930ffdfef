"""A link that was made before somebody sat down could take the seat from them: links of taken seats are void."""

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("UPDATE seats SET key_hash = NULL WHERE kind = 'person'")


def downgrade() -> None:
    """What was taken away isn't known any more."""
