import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';

/** A list without bullets; its children are `Line`s. */
export const Lines = styled('ul', {
  minWidth: 0,
  listStyle: 'none',
  // Rows that are not rendered are replaced by padding: the browser must not adjust the scroll position when the padding
  // changes.
  overflowAnchor: 'none',
});

/** A row of the list. */
export const Line = styled('li', { minWidth: 0 });

export type ListLinesProps = {
  /** Accessible name of the list. */
  label: string;
  /** Number of all rows, including those that are not rendered. */
  count: number;
  /** Estimated height of a row in pixels, used until the row is measured. */
  estimatedRowHeightPx: number;
  keyOf: (index: number) => string;
  /** Renders the row at an index. */
  children: (index: number) => ReactNode;
  /** Renders a long list for print, in a form that is fast to lay out. A list short enough to be rendered completely is printed as it is. */
  renderForPrint?: (() => ReactNode) | undefined;
};

/** ARIA attributes for the position of a row among all rows, including those that are not rendered. */
export function ariaPosition(index: number, count: number) {
  return { 'aria-setsize': count, 'aria-posinset': index + 1 };
}
