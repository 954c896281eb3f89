import type { CsvColumns } from '../formats/csv';
import type { RecordedBatch } from '../session-lines';
import { readParquetRows } from './parquet-rows';
import { createRowReader, type ReadResult } from './row-reader';
import { createTextLines } from './text-lines';
import { MAGIC_LENGTH, packingOf, readBytes } from './unpack';
import { zipStreams } from './zip-entries';

/** How far a file was read. `share`: of its bytes, 0 to 1. */
export interface ReadProgress {
  readonly share: number;
  readonly events: number;
  readonly skipped: number;
}

/**
 * Reads a file of any size as a stream: lines of JSON or CSV, gzipped or not, a zip of such files, or Parquet. Memory does not
 * grow with it.
 * @throws ReadStop where it holds no event of the app; ColumnsNeeded for CSV without `columns`
 */
export async function readFile(
  file: Blob,
  columns: CsvColumns | null,
  onBatch: (batch: RecordedBatch) => void,
  onProgress: (progress: ReadProgress) => void,
): Promise<ReadResult> {
  const rows = createRowReader(onBatch, columns);
  const tell = (share: number) => onProgress({ share, events: rows.events(), skipped: rows.skipped() });
  let read = 0;
  const readText = async (stream: ReadableStream<Uint8Array>) => {
    const lines = createTextLines(rows.line);
    const countBytes = (count: number) => {
      read += count;
      tell(Math.min(1, read / Math.max(1, file.size)));
    };
    const isWhole = await readBytes(stream, countBytes, lines.push);
    lines.end();
    return isWhole;
  };

  const packing = packingOf(new Uint8Array(await file.slice(0, MAGIC_LENGTH).arrayBuffer()));
  if (packing === 'parquet') {
    await readParquetRows(file, rows.row, tell);
    return rows.finish(false);
  }
  if (packing !== 'zip') return rows.finish(!(await readText(file.stream())));
  let isCut = false;
  for await (const stream of zipStreams(file)) {
    isCut = !(await readText(stream)) || isCut;
    rows.endOfPart();
  }
  return rows.finish(isCut);
}
