import type { RowProblem } from '../formats/row';

/** A line, or row, that was skipped. */
export interface SkippedLine {
  /** Counts from 1. */
  readonly line: number;
  /** Name of the field that is wrong; null for the line as a whole. */
  readonly field: string | null;
  readonly problem: RowProblem;
}

/** What was read of a file. */
export interface ReadReport {
  readonly format: FormatId;
  /** Events of the app. */
  readonly events: number;
  /** Rows that are events of something else. */
  readonly others: number;
  readonly skipped: number;
  /** The first of them. */
  readonly firstSkipped: readonly SkippedLine[];
  /** The file ends within what it packs, or is damaged there: what comes after is missing. */
  readonly isCut: boolean;
  /** Of a file of counts: what fewer sessions did is merged (docs/stops-aggregate.md). */
  readonly smallest?: number;
}

export type FormatId = 'app' | 'posthog' | 'amplitude' | 'mixpanel' | 'segment' | 'csv' | 'counts';

/** Why a file was not read. */
export type ReadProblem =
  | 'empty'
  /** No line of it is of a known format. */
  | 'unknown-format'
  /** It was read, and holds no event of the app. */
  | 'no-events'
  /** Some of its lines may be events of the app, and none of those could be read. */
  | { readonly kind: 'all-skipped'; readonly firstSkipped: readonly SkippedLine[] }
  /** It cannot be unpacked, from its first byte. */
  | 'unreadable'
  | 'zip-too-large'
  | 'too-many-states'
  | 'no-sandbox'
  /** A file of counts that does not fit its schema; the message names the place. */
  | { readonly kind: 'bad-counts'; readonly message: string }
  | { readonly kind: 'error'; readonly message: string };

/** The reading ends here, because of the file. */
export class ReadStop extends Error {
  constructor(readonly problem: ReadProblem) {
    super('The file cannot be read.');
  }
}

/** The file is CSV, and nobody said what its columns are. */
export class ColumnsNeeded extends Error {
  constructor(readonly header: readonly string[]) {
    super('The columns are needed.');
  }
}
