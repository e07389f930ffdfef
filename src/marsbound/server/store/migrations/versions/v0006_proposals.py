"""What waits for the consent of others is kept."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("proposals", sa.Text(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "proposals")
