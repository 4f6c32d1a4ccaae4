"""Games of bots as a dataset: two Parquet files and a data card. Writing and reading them needs the extra `data`."""
