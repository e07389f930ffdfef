"""What bots know of Mission: Red Planet.  All of it is compiled."""
