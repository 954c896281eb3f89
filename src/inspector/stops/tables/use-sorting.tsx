import { useState } from 'react';

import { stopsCopy as copy } from '../../../copy/inspector-stops';
import { SortHeading } from './sort-heading';

/**
 * Sorts the rows of a table by one of its columns, the highest first; null counts as the lowest.
 * @param valuesOf the value of each column to sort by
 * @param first the column to sort by at first
 */
export function useSorting<Row, Column extends string>(
  valuesOf: Readonly<Record<Column, (row: Row) => number | null>>,
  first: NoInfer<Column>,
) {
  const [sorted, setSorted] = useState<Column>(first);
  const measure = (row: Row) => valuesOf[sorted](row) ?? Number.NEGATIVE_INFINITY;
  return {
    measure,
    sort: (rows: readonly Row[]): readonly Row[] =>
      // Differences of infinities are no numbers.
      [...rows].sort((a, b) => (measure(a) === measure(b) ? 0 : measure(b) - measure(a))),
    heading: (column: Column, name: string) => (
      <SortHeading
        key={column}
        name={name}
        label={copy.sort(name)}
        isSorted={sorted === column}
        onSort={() => setSorted(column)}
      />
    ),
  };
}
