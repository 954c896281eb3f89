import { lazy, Suspense } from 'react';
import { Line, Lines, type ListLinesProps, position } from './list-lines';

/** So many lines are simply shown: only a longer list is worth the bytes of drawing what is in sight. */
const SHORT = 60;

/** A chunk that does not arrive costs smoothness, not the list. */
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

/** All lines, or the first ones of them. */
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
