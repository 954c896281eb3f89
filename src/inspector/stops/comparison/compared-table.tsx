import { type ReactNode, useState } from 'react';

import { comparisonCopy as copy } from '../../../copy/inspector-comparison';
import { stopsCopy } from '../../../copy/inspector-stops';
import { SaveCsv } from '../../export/save-csv';
import { SortHeading } from '../tables/sort-heading';
import { type Columns, comparedCsv, rowKey, sortByDifference } from './columns';
import { ComparedCells } from './difference';

interface ComparedTableProps<Row> {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly columns: Columns<Row>;
  /** Name of the file that the table is saved as, without its ending. */
  readonly fileName: string;
  /** What both selections are called in it. */
  readonly sides: readonly [one: string, other: string];
}

/** A table that compares two selections. The heading of a difference sorts by it; pressed again, the rows are in their order. */
export function ComparedTable<Row>({ title, rows, columns, fileName, sides }: ComparedTableProps<Row>) {
  const { names, counts, shares } = columns;
  const [sorted, setSorted] = useState<string | null>(null);
  const sortColumn = shares.find(({ name }) => name === sorted);
  const shownRows = sortColumn === undefined ? rows : sortByDifference(rows, sortColumn);
  return (
    <>
      <div className="stops-table-head">
        <h2>{title}</h2>
        <SaveCsv fileName={fileName} text={() => comparedCsv(shownRows, columns, sides)} />
      </div>
      <div className="stops-compared">
        <table className="stops-table" aria-label={title}>
          <thead>
            <tr>
              {names.map(({ name }) => (
                <th key={name} scope="col" rowSpan={2}>
                  {name}
                </th>
              ))}
              {counts.map(({ name }) => (
                <th key={name} scope="colgroup" colSpan={2}>
                  {name}
                </th>
              ))}
              {shares.map(({ name }) => (
                <th key={name} scope="colgroup" colSpan={3}>
                  {name}
                </th>
              ))}
            </tr>
            <tr>
              {counts.map(({ name }) => (
                <SideHeadings key={name} />
              ))}
              {shares.map(({ name }) => (
                <SideHeadings key={name}>
                  <SortHeading
                    name={copy.difference}
                    label={copy.sort(name)}
                    isSorted={sorted === name}
                    onSort={() => setSorted(sorted === name ? null : name)}
                  />
                </SideHeadings>
              ))}
            </tr>
          </thead>
          <tbody>
            {shownRows.map((row) => (
              <tr key={rowKey(columns, row)}>
                {names.map(({ name, text, content = text }, index) =>
                  index === 0 ? (
                    <th key={name} scope="row">
                      {content(row)}
                    </th>
                  ) : (
                    <td key={name}>{content(row)}</td>
                  ),
                )}
                {counts.map(({ name, values, format }) =>
                  values(row).map((value, index) => (
                    <td key={`${name} ${index === 0 ? copy.sides.one : copy.sides.other}`}>
                      {value === null ? stopsCopy.none : format(value)}
                    </td>
                  )),
                )}
                {shares.map(({ name, share }) => (
                  <ComparedCells key={name} share={share(row)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function SideHeadings({ children }: { readonly children?: ReactNode }) {
  return (
    <>
      <th scope="col">{copy.sides.one}</th>
      <th scope="col">{copy.sides.other}</th>
      {children}
    </>
  );
}
