import { CSV_FIELDS, type CsvColumns } from './formats/csv';
import { isRow } from './formats/row';

/** In the local storage: names of columns, no data. */
const KEY = 'inspector-csv-columns';

/** The columns that were chosen for a file with this header; null for none, or where nothing can be stored. */
export function rememberedColumns(header: readonly string[]): CsvColumns | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (!isRow(stored) || stored.header !== header.join('\n') || !isRow(stored.columns)) return null;
    const { columns } = stored;
    const isColumn = (name: unknown) => name === null || (typeof name === 'string' && header.includes(name));
    if (!CSV_FIELDS.every((field) => isColumn(columns[field]))) return null;
    // SAFETY: each field was checked above.
    return columns as unknown as CsvColumns;
  } catch {
    return null;
  }
}

/** Remembers the columns of the last header. */
export function rememberColumns(header: readonly string[], columns: CsvColumns): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ header: header.join('\n'), columns }));
  } catch {
    // A browser that stores nothing asks again.
  }
}
