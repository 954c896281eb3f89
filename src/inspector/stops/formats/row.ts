import type { RecordedBatch } from '../session-lines';

/** Why a row cannot be read. It never quotes the row: a field may hold anything. */
export type RowProblem =
  | 'not-json'
  | 'not-object'
  | 'unknown-format'
  | 'missing'
  | 'not-text'
  | 'not-list'
  | 'not-a-time'
  | 'not-ms'
  | 'too-long'
  | 'too-few-columns'
  | 'damaged';

/** What a row of a file is: events of the app, an event of something else, or damaged. `field`: such as "properties.time". */
export type RowResult =
  | { readonly kind: 'batch'; readonly batch: RecordedBatch }
  | { readonly kind: 'other' }
  | { readonly kind: 'bad'; readonly field: string | null; readonly problem: RowProblem };

export type Row = Readonly<Record<string, unknown>>;

export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function bad(field: string | null, problem: RowProblem): RowResult {
  return { kind: 'bad', field, problem };
}

/** A text that is not empty, or a number as text; null of anything else. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  return typeof value === 'string' && value !== '' ? value : null;
}
