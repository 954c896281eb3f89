import { expect, it } from 'vitest';

import {
  type Columns,
  comparedCsv,
  sortByDifference,
} from '../../../../src/inspector/stops/comparison/columns';
import { type ComparedShare, compareShares } from '../../../../src/inspector/stops/comparison/compare';

interface Row {
  readonly name: string;
  readonly share: ComparedShare;
}

const row = (name: string, one: [number, number], other: [number, number]): Row => ({
  name,
  share: compareShares(
    { count: one[0], total: one[1], suppressed: 0 },
    { count: other[0], total: other[1], suppressed: 0 },
  ),
});
const rows = [
  row('small and clear', [560, 700], [480, 800]),
  row('of few', [1, 2], [0, 2]),
  row('of nothing', [1, 2], [0, 0]),
  row('large and clear', [0, 100], [90, 100]),
];
const share = { name: 'Stopped', share: (of: Row) => of.share };
const columns: Columns<Row> = {
  names: [{ name: 'Journey', text: ({ name }) => name }],
  counts: [{ name: 'Time', csvHeading: 'Time (ms)', values: () => [7, null], format: String }],
  shares: [share],
};

it('sorts by the largest difference: the clear ones, then the others, then those that are none', () => {
  expect(sortByDifference(rows, share).map(({ name }) => name)).toEqual([
    'large and clear',
    'small and clear',
    'of few',
    'of nothing',
  ]);
});

it('saves both, the difference and its interval', () => {
  const [headings, ...lines] = comparedCsv(rows.slice(1), columns, ['A (version 2.0)', 'B (version 1.9)'])
    .trim()
    .split('\r\n');
  expect(headings).toBe(
    '"Journey","Time (ms), A (version 2.0)","Time (ms), B (version 1.9)","Stopped, A (version 2.0), count","Stopped, A (version 2.0), %","Stopped, B (version 1.9), count","Stopped, B (version 1.9), %","Stopped, A − B, percentage points","Stopped, 95 % interval from","Stopped, 95 % interval to","Stopped, clear difference"',
  );
  expect(lines).toEqual([
    '"of few",7,"",1,50,0,0,50,-27.26,90.55,"no"',
    '"of nothing",7,"",1,50,0,"","","","","no"',
    '"large and clear",7,"",0,0,90,90,-90,-94.48,-81.69,"yes"',
  ]);
});
