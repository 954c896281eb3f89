import { stopsCopy } from '../../../copy/inspector-stops';
import { type Share, shareInterval } from '../intervals';
import { formatPercent } from '../numbers';

/**
 * A share of fewer shows its 95 % interval. Of a hundred or more the interval is at most 20 percentage points wide, so what says little
 * is always among those that show it.
 */
const SMALL_TOTAL = 100;

/** A share whose interval is wider (20 percentage points) is grey. */
const MAX_WIDTH = 0.2;

/** A share as text. */
export interface ShownShare {
  /** Such as `43 %`. */
  readonly text: string;
  /** Bounds of its 95 % interval, such as `16–75 %`; null for a share of many. */
  readonly interval: string | null;
  /** The interval is so wide that the share says little. */
  readonly isVague: boolean;
}

/** A share of runs, entries or changes as text: of a small total with its 95 % interval. */
export function shownShare({ count, total }: Share): ShownShare {
  const text = formatPercent(total === 0 ? 0 : count / total);
  if (total >= SMALL_TOTAL) return { text, interval: null, isVague: false };
  const { low, high } = shareInterval(count, total);
  return {
    text,
    interval: stopsCopy.share.interval(Math.round(low * 100), Math.round(high * 100)),
    isVague: high - low > MAX_WIDTH,
  };
}
