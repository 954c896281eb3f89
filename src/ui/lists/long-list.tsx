import { lazy, Suspense } from 'react';
import { Line, Lines, type ListLinesProps, position } from './list-lines';

/** Shorter lists are rendered whole: virtualization is not worth its bytes for them. */
const SHORT = 60;

/** If the chunk does not load, the list is rendered whole: slower, but complete. */
const VirtualList = lazy(() => import('./virtual-list').catch(() => ({ default: WholeList })));

/** A list of any length that scrolls with the page and stays smooth. */
export function LongList(list: ListLinesProps) {
  if (list.count <= SHORT) return <WholeList {...list} />;
  return (
    <Suspense fallback={<WholeList {...list} limit={SHORT} />}>
      <VirtualList {...list} />
    </Suspense>
  );
}

/** All rows, or the first `limit` of them. */
function WholeList({ label, count, keyOf, children, limit = count }: ListLinesProps & { limit?: number }) {
  return (
    <Lines aria-label={label}>
      {Array.from({ length: limit }, (_, index) => (
        <Line key={keyOf(index)} {...position(index, count)}>
          {children(index)}
        </Line>
      ))}
    </Lines>
  );
}
