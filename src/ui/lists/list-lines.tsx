import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';

/** A list without bullets. */
export const Lines = styled('ul', {
  minWidth: 0,
  listStyle: 'none',
  // Rows outside the document are replaced by padding: the browser must not adjust the scroll position to it.
  overflowAnchor: 'none',
});

/** One row. */
export const Line = styled('li', { minWidth: 0 });

export type ListLinesProps = {
  /** Accessible name of the list. */
  label: string;
  /** Number of rows, rendered or not. */
  count: number;
  /** Estimated height of a row in pixels, until it is measured. */
  estimate: number;
  keyOf: (index: number) => string;
  children: (index: number) => ReactNode;
  /** The whole list for print, in a form that is fast to lay out; the rows themselves by default. */
  printed?: (() => ReactNode) | undefined;
};

/** `aria-posinset` and `aria-setsize` of a row: rows outside the document count too. */
export function position(index: number, count: number) {
  return { 'aria-setsize': count, 'aria-posinset': index + 1 };
}
