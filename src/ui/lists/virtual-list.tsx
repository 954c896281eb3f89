import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PrintOnly, ScreenOnly } from '../theme/print';
import { Line, Lines, type ListLinesProps, position } from './list-lines';

/**
 * Renders only the visible rows and some around them while the page scrolls. When printing, the list is whole, best as a
 * separate `paper`: the screen then stays as it is. Loaded by `LongList` when a list is long: use that one.
 */
export default function VirtualList({ label, count, estimate, keyOf, children, printed }: ListLinesProps) {
  const root = useRef<HTMLUListElement>(null);
  const [margin, setMargin] = useState(0);
  const isPrinting = useIsPrinting();
  const isWhole = isPrinting && printed === undefined;
  const isPrinted = isPrinting && printed !== undefined;
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => estimate,
    getItemKey: keyOf,
    overscan: 6,
    scrollMargin: margin,
  });

  // Content above the list may change its height.
  useLayoutEffect(() => {
    if (root.current === null) return;
    const top = root.current.getBoundingClientRect().top + window.scrollY;
    if (Math.abs(top - margin) >= 1) setMargin(top);
  });

  // Rows hidden by the print style would be measured as 0 px, one after the other: only their padding stays.
  if (isPrinted)
    return (
      <>
        <ScreenOnly style={{ height: virtualizer.getTotalSize() }} />
        <PrintOnly>{printed()}</PrintOnly>
      </>
    );
  const seen = virtualizer.getVirtualItems();
  const before = (seen[0]?.start ?? margin) - margin;
  const after = virtualizer.getTotalSize() + margin - (seen[seen.length - 1]?.end ?? margin);
  // React sets these through the CSSOM, which a strict Content-Security-Policy allows.
  const room = isWhole ? {} : { paddingTop: before, paddingBottom: Math.max(0, after) };
  const shown = isWhole ? Array.from({ length: count }, (_, index) => index) : seen.map(({ index }) => index);
  return (
    <Lines ref={root} aria-label={label} style={room}>
      {shown.map((index) => (
        <Line
          key={keyOf(index)}
          // Measuring thousands of rows takes seconds, and paper does not scroll.
          ref={isWhole ? null : virtualizer.measureElement}
          data-index={index}
          {...position(index, count)}
        >
          {children(index)}
        </Line>
      ))}
    </Lines>
  );
}

/** True from just before the page is printed until printing is over. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The printed page shows what is in the document when the event handler returns.
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return isPrinting;
}
