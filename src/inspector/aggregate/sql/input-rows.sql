-- Parquet files with a row for each event. Columns: docs/stops-aggregate.md. `$columns` finds each by its name, or in the column `properties`;
-- one that the files lack is null, and so is an empty text.
CREATE OR REPLACE VIEW input_events AS
SELECT
  -- Events of one millisecond are in the order of their batches, then of the file.
  file_row_number AS position,
  $columns
FROM read_parquet($files, union_by_name = true, file_row_number = true);
