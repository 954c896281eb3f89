import { describe, expect, it } from 'vitest';

import {
  type CsvColumns,
  guessColumns,
  isOpenCsvRow,
  readCsvRow,
  separatorOf,
  splitCsvRow,
} from '../../../../src/inspector/stops/formats/csv';

const header = ['when', 'who', 'flow', 'screen', 'was', 'did'];
const none: CsvColumns = {
  time: 'when',
  visitor: 'who',
  journey: 'flow',
  state: 'screen',
  session: null,
  event: null,
  from: null,
  lender: null,
  id: null,
};
const AT = Date.parse('2026-03-02T04:00:01Z');

describe('a row of CSV', () => {
  it('has cells in quotes, with separators, quotes and line feeds in them (RFC 4180)', () => {
    expect(splitCsvRow('a,"b, ""c""","d\ne",', ',')).toEqual(['a', 'b, "c"', 'd\ne', '']);
    expect(['a,"b', 'a,"b"', 'a,"b ""'].map(isOpenCsvRow)).toEqual([true, false, true]);
  });

  it.each([
    ['time,who,state', ','],
    ['time;who, where;state', ';'],
    ['time\twho\tstate', '\t'],
    ['no columns', null],
  ])('is split by the separator of its header: %s', (text, separator) => {
    expect(separatorOf(text)).toBe(separator);
  });

  it('is a state that was reached, from wherever the journey was', () => {
    const result = readCsvRow(['2026-03-02 04:00:01', 'd-1', 'selfie', 'camera', 'x', 'y'], header, none);
    expect(result).toMatchObject({
      kind: 'batch',
      batch: {
        isInFileOrder: true,
        batch: {
          visitor_id: 'd-1',
          events: [{ at: AT, properties: { journey: 'selfie', from: '*', to: 'camera', event: '*' } }],
        },
      },
    });
  });

  it('is a whole change where the state before and the event have columns; an empty one is the start', () => {
    const columns = { ...none, from: 'was', event: 'did' };
    const read = (was: string) =>
      readCsvRow([`${AT / 1_000}`, 'd-1', 'selfie', 'camera', was, 'go'], header, columns);
    const properties = (from: string | null) => ({
      batch: { batch: { events: [{ at: AT, properties: { from, to: 'camera', event: 'go' } }] } },
    });
    expect(read('start')).toMatchObject(properties('start'));
    expect(read('')).toMatchObject(properties(null));
  });

  it('is skipped by the name of its column, or left out without a state', () => {
    expect(readCsvRow(['soon', 'd-1', 'selfie', 'camera', '', ''], header, none)).toEqual({
      kind: 'bad',
      field: 'when',
      problem: 'not-a-time',
    });
    const whole = { ...none, from: 'was', event: 'did' };
    expect(readCsvRow([`${AT}`, 'd-1', 'selfie', 'camera', 'start', ''], header, whole)).toEqual({
      kind: 'bad',
      field: 'did',
      problem: 'missing',
    });
    expect(readCsvRow(['1'], header, none)).toEqual({ kind: 'bad', field: null, problem: 'too-few-columns' });
    expect(readCsvRow(['1', 'd-1', '', '', '', ''], header, none)).toEqual({ kind: 'other' });
  });
});

it('columns are guessed by their usual names', () => {
  expect(guessColumns(['Timestamp', 'distinct_id', '$session_id', 'journey', 'to', 'event', 'note'])).toEqual(
    {
      time: 'Timestamp',
      visitor: 'distinct_id',
      session: '$session_id',
      journey: 'journey',
      state: 'to',
      event: 'event',
      from: null,
      lender: null,
      id: null,
    },
  );
});
