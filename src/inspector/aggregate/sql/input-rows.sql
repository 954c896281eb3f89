-- Parquet files with a row for each event. Columns: docs/stops-aggregate.md. `$columns` finds each by its name, or in the column `properties`;
-- one that the files lack is null.
CREATE OR REPLACE VIEW input_events AS
SELECT
  (list_position($files, filename) - 1) * 1_000_000_000_000 + file_row_number AS seq,
  $columns
FROM read_parquet($files, union_by_name = true, filename = true, file_row_number = true);
