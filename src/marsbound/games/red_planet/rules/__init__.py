"""Mission: Red Planet, what both editions share: the table and the vocabulary of questions and deeds."""
