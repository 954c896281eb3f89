SELECT column_name, column_type FROM (DESCRIBE SELECT * FROM read_parquet($files, union_by_name = true));
