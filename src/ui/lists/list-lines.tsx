import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';

/** A list of lines without bullets. */
export const Lines = styled('ul', {
  minWidth: 0,
  listStyle: 'none',
  // The room of lines that are not in the document is padding: the browser must not scroll after it.
  overflowAnchor: 'none',
});

/** One of its lines. */
export const Line = styled('li', { minWidth: 0 });

export type ListLinesProps = {
  /** What the list holds, for those who do not see it. */
  label: string;
  /** All lines, seen or not. */
  count: number;
  /** About how high a line is, in pixels, until it was measured. */
  estimate: number;
  keyOf: (index: number) => string;
  children: (index: number) => ReactNode;
  /** The whole of a long list for paper, in a form that is quick to lay out; its lines, where there is none. */
  paper?: (() => ReactNode) | undefined;
};

/** Which of how many a line is: what is not in the document counts, too. */
export function position(index: number, count: number) {
  return { 'aria-setsize': count, 'aria-posinset': index + 1 };
}
