"""Several processes, on one machine or several, run the tables of one PostgreSQL."""
