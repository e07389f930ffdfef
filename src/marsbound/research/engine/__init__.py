"""What of the research API is compiled with the games; it knows no game and no numpy."""
