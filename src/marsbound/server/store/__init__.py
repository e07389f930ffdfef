"""What the server keeps: SQLAlchemy Core over SQLite or PostgreSQL."""
