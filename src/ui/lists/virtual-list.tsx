import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PrintOnly, ScreenOnly } from '../theme/print';
import { ariaPosition, Line, Lines, type ListLinesProps } from './list-lines';

/**
 * Renders only the visible rows and some around them. While printing, it renders all rows, or in their place the separate
 * print version if there is one. Use `LongList`, which loads this component for a long list.
 */
export default function VirtualList({
  label,
  count,
  estimatedRowHeightPx,
  keyOf,
  children,
  renderForPrint,
}: ListLinesProps) {
  const root = useRef<HTMLUListElement>(null);
  const [listTopPx, setListTopPx] = useState(0);
  const isPrinting = useIsPrinting();
  const rendersAllRows = isPrinting && renderForPrint === undefined;
  const rendersPrintVersion = isPrinting && renderForPrint !== undefined;
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => estimatedRowHeightPx,
    getItemKey: keyOf,
    overscan: 6,
    scrollMargin: listTopPx,
  });

  // After each render: content above the list may have changed its height.
  useLayoutEffect(() => {
    if (root.current === null) return;
    const top = root.current.getBoundingClientRect().top + window.scrollY;
    if (Math.abs(top - listTopPx) >= 1) setListTopPx(top);
  });

  // On the screen only an empty box of the same height remains: rows hidden by the print style would be measured as 0 px.
  if (rendersPrintVersion)
    return (
      <>
        <ScreenOnly style={{ height: virtualizer.getTotalSize() }} />
        <PrintOnly>{renderForPrint()}</PrintOnly>
      </>
    );
  const visibleRows = virtualizer.getVirtualItems();
  const paddingTop = (visibleRows[0]?.start ?? listTopPx) - listTopPx;
  const paddingBottom =
    virtualizer.getTotalSize() + listTopPx - (visibleRows[visibleRows.length - 1]?.end ?? listTopPx);
  // React sets inline styles through the CSSOM, which a strict Content-Security-Policy allows.
  const padding = rendersAllRows ? {} : { paddingTop, paddingBottom: Math.max(0, paddingBottom) };
  const renderedIndexes = rendersAllRows
    ? Array.from({ length: count }, (_, index) => index)
    : visibleRows.map(({ index }) => index);
  return (
    <Lines ref={root} aria-label={label} style={padding}>
      {renderedIndexes.map((index) => (
        <Line
          key={keyOf(index)}
          // While printing, rows are not measured: for thousands of rows it takes seconds, and the printed page does not
          // scroll.
          ref={rendersAllRows ? null : virtualizer.measureElement}
          data-index={index}
          {...ariaPosition(index, count)}
        >
          {children(index)}
        </Line>
      ))}
    </Lines>
  );
}

/** True from just before the page is printed until printing has ended. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // `flushSync`: the browser prints what is in the document when the event handler returns.
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
