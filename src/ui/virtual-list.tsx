import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Line, Lines, type ListLinesProps, position } from './list-lines';

/**
 * Draws only the lines in sight, and some around them, while the page scrolls. On paper the list is whole. Loaded by
 * `LongList` when a list is long: use that one.
 */
export default function VirtualList({ label, count, estimate, keyOf, children }: ListLinesProps) {
  const root = useRef<HTMLUListElement>(null);
  const [margin, setMargin] = useState(0);
  const isWhole = useIsPrinting();
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => estimate,
    getItemKey: keyOf,
    overscan: 6,
    scrollMargin: margin,
  });

  // What stands above the list may grow and shrink.
  useLayoutEffect(() => {
    const top = (root.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
    if (Math.abs(top - margin) >= 1) setMargin(top);
  });

  const seen = virtualizer.getVirtualItems();
  const before = (seen[0]?.start ?? margin) - margin;
  const after = virtualizer.getTotalSize() + margin - (seen.at(-1)?.end ?? margin);
  // React sets these through the CSSOM, which a strict Content-Security-Policy allows.
  const room = isWhole ? {} : { paddingTop: before, paddingBottom: Math.max(0, after) };
  const shown = isWhole ? Array.from({ length: count }, (_, index) => index) : seen.map(({ index }) => index);
  return (
    <Lines ref={root} aria-label={label} style={room}>
      {shown.map((index) => (
        <Line
          key={keyOf(index)}
          ref={virtualizer.measureElement}
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
