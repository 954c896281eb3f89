import { gunzipSync } from 'fflate';
import { type AsyncBuffer, type Compressors, parquetMetadataAsync, parquetReadObjects } from 'hyparquet';

import type { Row } from '../formats/row';
import { ReadStop } from './read-report';

/** Rows that are in memory at once. Of each part the pages of its whole row group are unpacked again, so parts must not be small. */
const ROWS_AT_ONCE = 40_000;
/** Beside Snappy, which hyparquet knows. */
const compressors: Compressors = { GZIP: (bytes) => gunzipSync(bytes) };
const COLUMNS = ['uuid', 'event', 'distinct_id', 'properties', 'timestamp'];

/**
 * Reads the rows of a Parquet file of PostHog, some thousands at a time, and only the columns that are needed.
 * @throws ReadStop of a file that is damaged, or packed by anything but Snappy or gzip
 */
export async function readParquetRows(
  file: Blob,
  onRow: (row: Row, line: number) => void,
  onProgress: (share: number) => void,
): Promise<void> {
  const source: AsyncBuffer = {
    byteLength: file.size,
    slice: (start, end) => file.slice(start, end).arrayBuffer(),
  };
  const metadata = await readable(() => parquetMetadataAsync(source));
  const rowCount = Number(metadata.num_rows);
  const columns = COLUMNS.filter((name) => metadata.schema.some((column) => column.name === name));
  for (let rowStart = 0; rowStart < rowCount; rowStart += ROWS_AT_ONCE) {
    const rowEnd = Math.min(rowCount, rowStart + ROWS_AT_ONCE);
    const rows = await readable(() =>
      parquetReadObjects({ file: source, metadata, columns, rowStart, rowEnd, compressors }),
    );
    for (const [index, row] of rows.entries()) onRow(row, rowStart + index + 1);
    onProgress(rowEnd / rowCount);
  }
}

async function readable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch {
    throw new ReadStop('unreadable');
  }
}
