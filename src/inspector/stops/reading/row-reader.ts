import { isAmplitudeRow, readAmplitudeRow } from '../formats/amplitude';
import {
  type CsvColumns,
  isOpenCsvRow,
  REQUIRED_CSV_FIELDS,
  readCsvRow,
  separatorOf,
  splitCsvRow,
} from '../formats/csv';
import { isMixpanelRow, readMixpanelRow } from '../formats/mixpanel';
import { isPosthogRow, readPosthogRow } from '../formats/posthog';
import { bad, isRow, type Row, type RowResult } from '../formats/row';
import { isSegmentRow, readSegmentRow } from '../formats/segment';
import { isSessionRow, type RecordedBatch, readSessionRow } from '../session-lines';
import { ColumnsNeeded, type FormatId, type ReadReport, ReadStop, type SkippedLine } from './read-report';

/** Reads lines and rows of a file in whatever format it turns out to be. */
export interface RowReader {
  /** @param text null for a line that is too long */
  readonly line: (text: string | null, line: number) => void;
  /** A row of a file that is no text. */
  readonly row: (row: Row, line: number) => void;
  /** A file in the file ends: the next may begin with a header of its own. */
  readonly endOfPart: () => void;
  /** @throws ReadStop where nothing was read */
  readonly finish: (isCut: boolean) => ReadResult;
  readonly events: () => number;
  readonly skipped: () => number;
}

/** The rows of a file were passed on; or it is one JSON value. */
export type ReadResult =
  | { readonly kind: 'rows'; readonly report: ReadReport }
  | { readonly kind: 'document'; readonly value: unknown };

type JsonFormat = Exclude<FormatId, 'csv' | 'counts'>;

const JSON_FORMATS: Readonly<
  Record<JsonFormat, { readonly isOf: (row: Row) => boolean; readonly read: (row: Row) => RowResult }>
> = {
  app: { isOf: isSessionRow, read: readSessionRow },
  posthog: { isOf: isPosthogRow, read: readPosthogRow },
  amplitude: { isOf: isAmplitudeRow, read: readAmplitudeRow },
  mixpanel: { isOf: isMixpanelRow, read: readMixpanelRow },
  segment: { isOf: isSegmentRow, read: readSegmentRow },
};
const FORMAT_IDS: readonly JsonFormat[] = ['app', 'posthog', 'amplitude', 'mixpanel', 'segment'];

/** So many lines may be damaged before the first that is of a known format. */
const MAX_UNKNOWN_LINES = 20;
const MAX_FIRST_SKIPPED = 5;
/** In characters. A longer row of CSV has a quote that is not closed: to wait for its end would take in the rest of the file. */
const MAX_CSV_ROW_LENGTH = 2 ** 16;
/** A file that is one JSON value begins with nothing but a brace, or with the name of its format. */
const DOCUMENT_START = /^\s*\{\s*($|"format"\s*:)/;
/** In characters; of one line it may have no more than any line (`text-lines.ts`). */
const MAX_DOCUMENT_LENGTH = 2 ** 26;

interface Csv {
  readonly header: readonly string[];
  readonly separator: string;
  readonly columns: CsvColumns;
}

/**
 * The format is that of the first line that is of one; lines that are not of it are skipped.
 * @param columns of a CSV file; null where nobody chose them: then `line` throws ColumnsNeeded at its header, as where a needed one is
 * not in it
 */
export function createRowReader(
  onBatch: (batch: RecordedBatch) => void,
  columns: CsvColumns | null,
): RowReader {
  let format: JsonFormat | null = null;
  let csv: Csv | null = null;
  /** A part before was CSV. */
  let isCsv = false;
  let document: string[] | null = null;
  let documentLength = 0;
  /** A row that goes on in the next line, and the number of its first line. */
  let openCsvRow: { readonly text: string; readonly line: number } | null = null;
  let [events, others, skipped, unknown] = [0, 0, 0, 0];
  const firstSkipped: SkippedLine[] = [];

  function take(result: RowResult, line: number): void {
    if (result.kind === 'batch') {
      events += result.batch.batch.events.length;
      onBatch(result.batch);
    } else if (result.kind === 'other') others += 1;
    else {
      skipped += 1;
      const { field, problem } = result;
      if (firstSkipped.length < MAX_FIRST_SKIPPED) firstSkipped.push({ line, field, problem });
    }
  }

  function row(value: Row, line: number): void {
    format ??= FORMAT_IDS.find((id) => JSON_FORMATS[id].isOf(value)) ?? null;
    if (format === null) takeUnknown(bad(null, 'unknown-format'), line);
    else take(JSON_FORMATS[format].read(value), line);
  }

  function documentLine(text: string, before: string[]): void {
    before.push(text);
    document = before;
    documentLength += text.length;
    if (documentLength > MAX_DOCUMENT_LENGTH) throw new ReadStop('unknown-format');
  }

  function takeUnknown(result: RowResult, line: number): void {
    unknown += 1;
    take(result, line);
    if (unknown > MAX_UNKNOWN_LINES) throw new ReadStop('unknown-format');
  }

  function jsonLine(text: string, line: number): void {
    const value = parse(text);
    const result = bad(null, value === undefined ? 'not-json' : 'not-object');
    if (isRow(value)) row(value, line);
    else if (format === null) takeUnknown(result, line);
    else take(result, line);
  }

  function csvLine(text: string, line: number, { header, separator, columns: chosen }: Csv): void {
    const first = openCsvRow?.line ?? line;
    const whole = openCsvRow === null ? text : `${openCsvRow.text}\n${text}`;
    openCsvRow = isOpenCsvRow(whole) ? { text: whole, line: first } : null;
    if (openCsvRow === null) take(readCsvRow(splitCsvRow(whole, separator), header, chosen), first);
    else if (whole.length > MAX_CSV_ROW_LENGTH) endOpenCsvRow();
  }

  /** Skips a row whose quote was not closed. */
  function endOpenCsvRow(): void {
    if (openCsvRow !== null) take(bad(null, 'damaged'), openCsvRow.line);
    openCsvRow = null;
  }

  function startCsv(header: string): boolean {
    // A damaged line of JSON is no header.
    const separator = /[{}[\]]/.test(header) ? null : separatorOf(header);
    if (separator === null) return false;
    const names = splitCsvRow(header, separator).map((name) => name.trim());
    const isIn = (name: string | null) => name !== null && names.includes(name);
    if (columns === null || !REQUIRED_CSV_FIELDS.every((field) => isIn(columns[field])))
      throw new ColumnsNeeded(names);
    csv = { header: names, separator, columns };
    return true;
  }

  return {
    line(text, line) {
      if (text === null) take(bad(null, 'too-long'), line);
      else if (text.trim() === '') return;
      else if (csv !== null) csvLine(text, line, csv);
      else if (document !== null) documentLine(text, document);
      else if (format === null && unknown === 0 && DOCUMENT_START.test(text)) documentLine(text, []);
      else if (format !== null || unknown > 0 || !startCsv(text)) jsonLine(text, line);
    },
    row,
    endOfPart() {
      endOpenCsvRow();
      isCsv ||= csv !== null;
      csv = null;
    },
    finish(isCut) {
      endOpenCsvRow();
      if (document !== null) {
        const value = parse(document.join('\n'));
        if (value === undefined) throw new ReadStop('unknown-format');
        return { kind: 'document', value };
      }
      const known = csv !== null || isCsv ? 'csv' : format;
      if (known === null) throw new ReadStop(isCut ? 'unreadable' : skipped > 0 ? 'unknown-format' : 'empty');
      if (events === 0) throw new ReadStop(skipped > 0 ? { kind: 'all-skipped', firstSkipped } : 'no-events');
      return { kind: 'rows', report: { format: known, events, others, skipped, firstSkipped, isCut } };
    },
    events: () => events,
    skipped: () => skipped,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
