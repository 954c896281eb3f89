import { pathsCopy } from '../../../copy/inspector-paths';
import { stopsCopy } from '../../../copy/inspector-stops';
import { csvText } from '../../export/csv';
import { SaveCsv } from '../../export/save-csv';
import type { AdjacentJourney } from '../folding/adjacent-journeys';
import { formatCount, formatPercent } from '../numbers';
import { runEnds } from '../runs';
import { sum } from '../sum';
import { CountCell } from '../tables/count-cell';
import type { JourneyPaths } from './journey-paths';

const copy = pathsCopy.adjacent;

interface AdjacentJourneysViewProps {
  readonly paths: JourneyPaths;
  readonly titleOf: (journey: string) => string;
  /** Address of the same question about another journey. */
  readonly hrefOf: (journey: string) => string;
}

/** Which journeys the visits came from, and which they went on with, and how the later one of both ended. */
export function AdjacentJourneysView({ paths, titleOf, hrefOf }: AdjacentJourneysViewProps) {
  const { adjacent, journey } = paths;
  if (adjacent === null) return <p className="paths-empty">{copy.needsEvents}</p>;
  if (adjacent.after.length === 0) return <p className="paths-empty">{copy.inside}</p>;
  return (['before', 'after'] as const).map((side) => (
    <JourneysTable
      key={side}
      rows={adjacent[side]}
      side={side}
      fileName={`${journey}-journeys-${side}`}
      {...{ titleOf, hrefOf }}
    />
  ));
}

interface JourneysTableProps extends Pick<AdjacentJourneysViewProps, 'titleOf' | 'hrefOf'> {
  readonly rows: readonly AdjacentJourney[];
  readonly side: 'before' | 'after';
  /** Name of the CSV file, without its ending. */
  readonly fileName: string;
}

function JourneysTable({ rows, side, fileName, titleOf, hrefOf }: JourneysTableProps) {
  const runs = sum(rows, (row) => row.runs);
  const csv = () =>
    csvText([
      [copy[side], pathsCopy.runs, pathsCopy.share, ...runEnds.map((end) => stopsCopy.ends[end])],
      ...rows.map((row) => [
        row.journey === null ? copy.none : titleOf(row.journey),
        row.runs,
        row.runs / runs,
        ...runEnds.map((end) => row.ended[end]),
      ]),
    ]);
  return (
    <>
      <p className="quiet-text">{copy.lead[side](formatCount(runs))}</p>
      <table className="stops-table paths-table is-adjacent" aria-label={copy[side]}>
        <thead>
          <tr>
            <th scope="col">{copy[side]}</th>
            <th scope="col">{pathsCopy.runs}</th>
            <th scope="col">{pathsCopy.share}</th>
            {runEnds.map((end) => (
              <th key={end} scope="col">
                {stopsCopy.ends[end]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.journey}>
              <th scope="row">
                {row.journey === null ? copy.none : <a href={hrefOf(row.journey)}>{titleOf(row.journey)}</a>}
              </th>
              <td>{formatCount(row.runs)}</td>
              <td>{formatPercent(row.runs / runs)}</td>
              {runEnds.map((end) =>
                side === 'after' && row.journey === null ? (
                  <td key={end}>{pathsCopy.none}</td>
                ) : (
                  <CountCell key={end} count={row.ended[end]} total={row.runs} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <SaveCsv fileName={fileName} text={csv} />
    </>
  );
}
