import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PaperOnly, ScreenOnly } from '../theme/paper';
import { Line, Lines, type ListLinesProps, position } from './list-lines';

/**
 * Draws only the lines in sight, and some around them, while the page scrolls. On paper the list is whole, best as a
 * `paper` of its own: the screen then stays as it is. Loaded by `LongList` when a list is long: use that one.
 */
export default function VirtualList({ label, count, estimate, keyOf, children, paper }: ListLinesProps) {
  const root = useRef<HTMLUListElement>(null);
  const [margin, setMargin] = useState(0);
  const isPrinting = useIsPrinting();
  const isWhole = isPrinting && paper === undefined;
  const isOnPaper = isPrinting && paper !== undefined;
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => estimate,
    getItemKey: keyOf,
    overscan: 6,
    scrollMargin: margin,
  });

  // What stands above the list may grow and shrink.
  useLayoutEffect(() => {
    if (root.current === null) return;
    const top = root.current.getBoundingClientRect().top + window.scrollY;
    if (Math.abs(top - margin) >= 1) setMargin(top);
  });

  // Lines that paper hides would be measured as nothing, all of them one after the other: only their room stays.
  if (isOnPaper)
    return (
      <>
        <ScreenOnly style={{ height: virtualizer.getTotalSize() }} />
        <PaperOnly>{paper()}</PaperOnly>
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
          // To measure thousands of lines one by one takes seconds, and paper does not scroll.
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

/** True from just before the page is printed until it was. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The paper shows what is in the document when the event returns.
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
