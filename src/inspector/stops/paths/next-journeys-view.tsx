import { pathsCopy } from '../../../copy/inspector-paths';
import { stopsCopy } from '../../../copy/inspector-stops';
import { csvText } from '../../export/csv';
import { SaveCsv } from '../../export/save-csv';
import type { NextJourney } from '../folding/next-journeys';
import { formatCount, formatPercent } from '../numbers';
import { runEnds } from '../runs';
import { sum } from '../sum';
import { CountCell } from '../tables/count-cell';
import type { JourneyPaths } from './journey-paths';

const copy = pathsCopy.nextJourney;

interface NextJourneysViewProps {
  readonly paths: JourneyPaths;
  readonly titleOf: (journey: string) => string;
  /** Address of the same question about another journey. */
  readonly hrefOf: (journey: string) => string;
}

/** Which journey the visits went on with after this one, and how it ended. */
export function NextJourneysView({ paths, titleOf, hrefOf }: NextJourneysViewProps) {
  const { nextJourneys, journey } = paths;
  if (nextJourneys === null) return <p className="paths-empty">{copy.needsEvents}</p>;
  if (nextJourneys.length === 0) return <p className="paths-empty">{copy.inside}</p>;
  const runs = sum(nextJourneys, (row) => row.runs);
  const nameOf = (row: NextJourney) => (row.journey === null ? copy.none : titleOf(row.journey));
  const csv = () =>
    csvText([
      [copy.journey, pathsCopy.runs, pathsCopy.share, ...runEnds.map((end) => stopsCopy.ends[end])],
      ...nextJourneys.map((row) => [
        nameOf(row),
        row.runs,
        row.runs / runs,
        ...runEnds.map((end) => row.ended[end]),
      ]),
    ]);
  return (
    <>
      <p className="quiet-text">{copy.lead(formatCount(runs))}</p>
      <table className="stops-table paths-table is-next-journeys">
        <thead>
          <tr>
            <th scope="col">{copy.journey}</th>
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
          {nextJourneys.map((row) => (
            <tr key={row.journey}>
              <th scope="row">
                {row.journey === null ? copy.none : <a href={hrefOf(row.journey)}>{nameOf(row)}</a>}
              </th>
              <td>{formatCount(row.runs)}</td>
              <td>{formatPercent(row.runs / runs)}</td>
              {runEnds.map((end) =>
                row.journey === null ? (
                  <td key={end}>{pathsCopy.none}</td>
                ) : (
                  <CountCell key={end} count={row.ended[end]} total={row.runs} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <SaveCsv fileName={`${journey}-next-journeys`} text={csv} />
    </>
  );
}
