"""Lists of tables say whose turn it is, without bringing the games back."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("waiting", sa.Text(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "waiting")
