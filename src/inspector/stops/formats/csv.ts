import { readForeignEvent } from './event-row';
import { bad, type RowResult, textOf } from './row';

/** What a column of a CSV file may be. */
export const CSV_FIELDS = [
  'time',
  'visitor',
  'session',
  'journey',
  'state',
  'event',
  'from',
  'lender',
  'id',
] as const;

export type CsvField = (typeof CSV_FIELDS)[number];

/** Fields without which no event can be read. */
export const REQUIRED_CSV_FIELDS: readonly CsvField[] = ['time', 'visitor', 'journey', 'state'];

/** The name of the column for each field; null for none. */
export type CsvColumns = Readonly<Record<CsvField, string | null>>;

const SEPARATORS = [',', ';', '\t'];

/** The separator of a header: the one that gives the most columns; null where there is only one column. */
export function separatorOf(header: string): string | null {
  const [best] = SEPARATORS.map((separator) => ({
    separator,
    columns: splitCsvRow(header, separator).length,
  }))
    .filter(({ columns }) => columns > 1)
    .sort((a, b) => b.columns - a.columns);
  return best?.separator ?? null;
}

/** The cells of one row of RFC 4180: a cell may be in quotes, a quote in it is doubled. */
export function splitCsvRow(row: string, separator: string): readonly string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let index = 0; index < row.length; index += 1) {
    const character = row.charAt(index);
    if (isQuoted && character === '"' && row[index + 1] === '"') {
      cell += '"';
      index += 1;
    } else if (character === '"') isQuoted = !isQuoted;
    else if (character === separator && !isQuoted) {
      cells.push(cell);
      cell = '';
    } else cell += character;
  }
  return [...cells, cell];
}

/** Whether a quoted cell goes on in the next line. */
export function isOpenCsvRow(text: string): boolean {
  return text.split('"').length % 2 === 0;
}

/**
 * Reads a row: the journey came to the state, at the time. With columns for both `from` and `event` it is a whole change, where an
 * empty `from` is the journey's start; without one of them it came from wherever it was. A row without a journey or a state is of
 * something else.
 */
export function readCsvRow(
  cells: readonly string[],
  header: readonly string[],
  columns: CsvColumns,
): RowResult {
  if (cells.length < header.length) return bad(null, 'too-few-columns');
  const cellOf = (field: CsvField) => {
    const name = columns[field];
    return name === null ? null : textOf(cells[header.indexOf(name)]?.trim());
  };
  const [journey, state] = [cellOf('journey'), cellOf('state')];
  if (journey === null || state === null) return { kind: 'other' };
  const isWhole = columns.from !== null && columns.event !== null;
  if (isWhole && cellOf('event') === null) return bad(columns.event, 'missing');
  return readForeignEvent({
    name: isWhole ? 'journey_state_changed' : '',
    properties: {
      journey,
      [isWhole ? 'to' : 'state']: state,
      from: cellOf('from'),
      event: cellOf('event'),
      lender: cellOf('lender'),
    },
    time: cellOf('time'),
    timeField: columns.time ?? 'time',
    visitor: cellOf('visitor'),
    visitorField: columns.visitor ?? 'visitor',
    session: cellOf('session'),
    id: cellOf('id'),
    language: null,
    version: null,
  });
}

const NAMES: Readonly<Record<CsvField, RegExp>> = {
  time: /^(time|timestamp|at|date|datetime|event_?time)$/i,
  visitor: /^(visitor(_?id)?|distinct_?id|device_?id|user_?id|anonymous_?id|person(_?id)?)$/i,
  session: /session/i,
  journey: /^(journey|flow|funnel)$/i,
  state: /^(to|state|screen|page|step)$/i,
  event: /^(event|event_?name|event_?type|action)$/i,
  from: /^(from|from_?state|previous)$/i,
  lender: /lender/i,
  id: /^(id|uuid|event_?id|insert_?id|\$insert_id)$/i,
};

/** A first guess by the usual names of columns. */
export function guessColumns(header: readonly string[]): CsvColumns {
  const guess = (field: CsvField) => header.find((name) => NAMES[field].test(name)) ?? null;
  return {
    time: guess('time'),
    visitor: guess('visitor'),
    session: guess('session'),
    journey: guess('journey'),
    state: guess('state'),
    event: guess('event'),
    from: guess('from'),
    lender: guess('lender'),
    id: guess('id'),
  };
}
