interface SortHeadingProps {
  readonly name: string;
  /** What a press does. */
  readonly label: string;
  readonly isSorted: boolean;
  readonly onSort: () => void;
}

/** The heading of a column by which a table can be sorted, the highest first. */
export function SortHeading({ name, label, isSorted, onSort }: SortHeadingProps) {
  return (
    <th scope="col" aria-sort={isSorted ? 'descending' : undefined}>
      <button type="button" className="stops-sort" title={label} aria-label={label} onClick={onSort}>
        {name}
        <span aria-hidden="true">{isSorted ? ' ↓' : ' ↕'}</span>
      </button>
    </th>
  );
}
