"""How older databases are brought to today's form."""
