// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { ClearDifferences } from '../../../../src/inspector/stops/comparison/clear-differences';
import { differingFilters, NO_SELECTION } from '../../../../src/inspector/stops/comparison/selection';
import { type Filter, NO_FILTER } from '../../../../src/inspector/stops/summary';
import { shopCounts } from './shops';

afterEach(cleanup);

const compared = (one: Partial<Filter>, other: Partial<Filter>) => ({
  filter: { ...NO_FILTER, ...one },
  comparison: { ...NO_FILTER, ...other },
});

/** The line about so many of 40 runs that stopped, in A and in B. */
function lineOf(stopped: number, stoppedOther: number, selection = compared({}, {})) {
  const { container } = render(
    <ClearDifferences
      one={shopCounts(stopped, 40 - stopped)}
      other={shopCounts(stoppedOther, 40 - stoppedOther)}
      selection={selection}
      hrefOf={(state, heat) => `#${state}?heat=${heat}`}
    />,
  );
  return container.textContent;
}

it('names a clear difference, with a link to its state in that colour', () => {
  expect(lineOf(20, 4)).toBe('1 clear difference of states: shop, stopped here +40.0\u00a0pp');
  expect(screen.getByRole('link').getAttribute('href')).toBe('#shop?heat=stopped-difference');
});

it('says that there is none', () => {
  expect(lineOf(20, 19)).toBe('No clear difference of a state.');
});

it('says in what A and B differ', () => {
  const selection = compared({ lender: 'USFB', fromDay: '2026-03-02', toDay: '2026-03-08' }, {});
  expect(lineOf(20, 19, selection)).toMatch(/ A and B differ in lender and days\.$/);
});

describe('the filters in which A and B differ', () => {
  it.each([
    [
      'B lacks one of A',
      compared({ lender: 'USFB', version: '2.0' }, { version: '1.9' }),
      ['lender', 'version'],
    ],
    ['both have each', compared({ version: '2.0' }, { version: '1.9' }), []],
    ['only B has one', compared({}, { version: '1.9' }), []],
    ['nothing is compared', NO_SELECTION, []],
  ])('where %s', (_, selection, expected) => {
    expect(differingFilters(selection)).toEqual(expected);
  });
});
