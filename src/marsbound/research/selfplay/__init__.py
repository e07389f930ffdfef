"""Games between bots as data to learn from: a row for each decision, in Parquet, beside the records of the games."""
