"""What is shown of tables and games, in the wire's words."""
