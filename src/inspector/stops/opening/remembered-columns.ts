import * as v from 'valibot';

import { CSV_FIELDS, type CsvColumns } from '../formats/csv';

/** In the local storage: names of columns, no data. */
const KEY = 'inspector-csv-columns';

const rememberedSchema = v.object({
  header: v.string(),
  columns: v.object(v.entriesFromList(CSV_FIELDS, v.nullable(v.string()))),
});

/** The columns that were chosen for a file with this header; null for none, or where nothing can be stored. */
export function rememberedColumns(header: readonly string[]): CsvColumns | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    const remembered = v.safeParse(rememberedSchema, stored);
    if (!remembered.success || remembered.output.header !== header.join('\n')) return null;
    const { columns } = remembered.output;
    return Object.values(columns).every((name) => name === null || header.includes(name)) ? columns : null;
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
