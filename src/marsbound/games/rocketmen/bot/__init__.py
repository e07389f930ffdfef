"""What bots know of Rocketmen.  All of it is compiled."""
