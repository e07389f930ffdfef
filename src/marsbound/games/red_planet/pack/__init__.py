"""What packs for Mission: Red Planet look like, the built-in ones, and those of earlier releases."""
