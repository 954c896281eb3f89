import { pathsCopy } from '../../../copy/inspector-paths';
import { formatCount, formatPercent } from '../numbers';
import type { TransitionStops } from '../stops';
import { sum } from '../sum';

const copy = pathsCopy.next;
const MAX_ITEMS = 4;

/**
 * What came next after a change: `62 % basket (8), 31 % this page again (4), 8 % stopped (1)`. Null where it is not known, or where the
 * change itself was the end of the run.
 */
export function nextText({
  from,
  isEnd,
  next,
}: Pick<TransitionStops, 'from' | 'isEnd' | 'next'>): string | null {
  if (next === null || next.length === 0 || isEnd) return null;
  const total = sum(next, ({ count }) => count);
  const items = next.slice(0, MAX_ITEMS).map(({ count, ...row }) => {
    const name = row.page === null ? copy.ends[row.end] : row.page === from ? copy.same : row.page;
    return copy.item(formatPercent(count / total), name, formatCount(count));
  });
  const others = sum(next.slice(MAX_ITEMS), ({ count }) => count);
  const rest =
    others === 0 ? [] : [copy.item(formatPercent(others / total), copy.others, formatCount(others))];
  return [...items, ...rest].join(', ');
}
