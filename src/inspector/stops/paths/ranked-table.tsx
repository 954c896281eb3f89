import { pathsCopy as copy } from '../../../copy/inspector-paths';
import { csvText } from '../../export/csv';
import { SaveCsv } from '../../export/save-csv';
import { formatCount, formatPercent } from '../numbers';
import { ShareText } from '../shares/share-text';
import type { Ranked } from './ranked';

interface RankedTableProps<T> {
  readonly ranked: Ranked<T>;
  readonly heading: string;
  readonly csvHeading: string;
  readonly textOf: (row: T) => string;
  /** The states that a row leads through, in order. */
  readonly pathOf: (row: T) => readonly string[];
  /** The path that is drawn on the chart. */
  readonly path: readonly string[];
  readonly onPath: (path: readonly string[]) => void;
  /** Name of the CSV file, without its ending. */
  readonly fileName: string;
}

/** Rows of runs with their shares; a press on one draws it on the chart, another press takes it away. */
export function RankedTable<T extends { readonly runs: number }>(props: RankedTableProps<T>) {
  const { ranked, heading, csvHeading, textOf, pathOf, path, onPath, fileName } = props;
  const { runs, rows, otherRuns } = ranked;
  const csv = () =>
    csvText([
      [csvHeading, copy.runs, copy.share, copy.cumulative],
      ...rows.map((row) => [textOf(row), row.runs, row.share, row.cumulative]),
      ...(otherRuns > 0 ? [[copy.others, otherRuns, otherRuns / runs, 1]] : []),
    ]);
  return (
    <>
      <table className="stops-table paths-table">
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            <th scope="col">{copy.runs}</th>
            <th scope="col">{copy.share}</th>
            <th scope="col">{copy.cumulative}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const rowPath = pathOf(row);
            const isDrawn = path.join() === rowPath.join();
            return (
              <tr key={textOf(row)}>
                <th scope="row">
                  <button
                    type="button"
                    className="paths-draw"
                    aria-pressed={isDrawn}
                    onClick={() => onPath(isDrawn ? [] : rowPath)}
                  >
                    {textOf(row)}
                  </button>
                </th>
                <td>{formatCount(row.runs)}</td>
                <td>
                  <ShareText count={row.runs} total={runs} />
                </td>
                <td>{formatPercent(row.cumulative)}</td>
              </tr>
            );
          })}
          {otherRuns > 0 && (
            <tr>
              <th scope="row">{copy.others}</th>
              <td>{formatCount(otherRuns)}</td>
              <td>
                <ShareText count={otherRuns} total={runs} />
              </td>
              <td>{formatPercent(1)}</td>
            </tr>
          )}
        </tbody>
      </table>
      <SaveCsv fileName={fileName} text={csv} />
    </>
  );
}
