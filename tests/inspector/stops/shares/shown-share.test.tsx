// @vitest-environment jsdom
/** A share that rests on few says so, wherever it is shown. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { shareInterval } from '../../../../src/inspector/stops/intervals';
import { ShareText } from '../../../../src/inspector/stops/shares/share-text';
import { shownShare } from '../../../../src/inspector/stops/shares/shown-share';

afterEach(cleanup);

it('a share of fewer than 100 has its 95 % interval, of more none', () => {
  expect(shownShare({ count: 1, total: 7 })).toEqual({ text: '14 %', interval: '3–51 %', isVague: true });
  expect(shownShare({ count: 50, total: 99 })).toMatchObject({ text: '51 %', interval: '41–60 %' });
  expect(shownShare({ count: 50, total: 100 })).toEqual({ text: '50 %', interval: null, isVague: false });
});

it('is grey where the interval is wider than 20 percentage points; never of a hundred or more', () => {
  expect(shownShare({ count: 0, total: 12 })).toMatchObject({ interval: '0–24 %', isVague: true });
  expect(shownShare({ count: 0, total: 20 })).toMatchObject({ interval: '0–16 %', isVague: false });
  const widths = Array.from({ length: 101 }, (_, count) => {
    const { low, high } = shareInterval(count, 100);
    return high - low;
  });
  expect(Math.max(...widths)).toBeLessThan(0.2);
});

it('nothing is known of a share of none', () => {
  expect(shownShare({ count: 0, total: 0 })).toEqual({ text: '0 %', interval: '0–100 %', isVague: true });
});

it('is told with the number that it is a share of', () => {
  render(<ShareText count={1} total={7} />);
  const shown = screen.getByTitle('of 7, with the 95 % interval');
  expect([shown.textContent, shown.className]).toEqual(['14 % (3–51 %)', 'share is-vague']);
});
