import { lazy, Suspense } from 'react';
import { ariaPosition, Line, Lines, type ListLinesProps } from './list-lines';

/** Lists up to this length are rendered completely: virtualization is not worth its bytes for them. */
const MAX_UNVIRTUALIZED_ROWS = 60;

/** Rows of a long list while its chunk is loading: more than a tablet shows, and few enough that a slow phone renders them quickly. */
const FIRST_ROWS = 20;

/** If the chunk does not load, all rows are rendered: slower, but complete. */
const VirtualList = lazy(() => import('./virtual-list').catch(() => ({ default: PlainList })));

/** A list of any length that scrolls with the page. Only a long list is virtualized. */
export function LongList(list: ListLinesProps) {
  if (list.count <= MAX_UNVIRTUALIZED_ROWS) return <PlainList {...list} />;
  return (
    <Suspense fallback={<PlainList {...list} limit={FIRST_ROWS} />}>
      <VirtualList {...list} />
    </Suspense>
  );
}

/** All rows, or the first `limit` of them. */
function PlainList({ label, count, keyOf, children, limit = count }: ListLinesProps & { limit?: number }) {
  return (
    <Lines aria-label={label}>
      {Array.from({ length: limit }, (_, index) => (
        <Line key={keyOf(index)} {...ariaPosition(index, count)}>
          {children(index)}
        </Line>
      ))}
    </Lines>
  );
}
