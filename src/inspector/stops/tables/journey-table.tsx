import { type ReactNode, useState } from 'react';

import { stopsCopy as copy } from '../../../copy/inspector-stops';
import type { Journey } from '../../catalogue';
import { hashOf } from '../../location';
import type { StopsRoute } from '../../stops-route';
import { formatCount } from '../numbers';
import { ShareText } from '../shares/share-text';
import type { JourneyCounts } from '../stops';
import type { JourneySummary, Summary } from '../summary';
import { SortHeading } from './sort-heading';
import { StateList } from './state-list';

interface JourneyTableProps {
  readonly summary: Summary;
  readonly journeys: readonly Journey[];
  readonly route: StopsRoute;
  /** What was read. */
  readonly report: ReactNode;
}

const ends = ['finished', 'back', 'stopped', 'left', 'open'] as const;

/** The columns to sort by: their counts. */
const SORTED_COUNTS = {
  runs: ({ runs }) => runs,
  finished: ({ finished }) => finished,
  back: ({ back }) => back,
  stopped: ({ stopped }) => stopped,
  left: ({ left }) => left,
  open: ({ open }) => open,
  failures: ({ failures }) => failures,
  retries: ({ retries }) => retries,
} satisfies Record<string, (stops: JourneyCounts) => number>;
type SortedColumn = keyof typeof SORTED_COUNTS;

/** All journeys in a table: how often each ran, and how the runs ended. */
export function JourneyTable({ summary, journeys, route, report }: JourneyTableProps) {
  const [sorted, setSorted] = useState<SortedColumn>('runs');
  const countOf = SORTED_COUNTS[sorted];
  const rows = [...summary.journeys].sort((a, b) => countOf(b.stops) - countOf(a.stops));
  const heading = (column: SortedColumn, name: string) => (
    <SortHeading
      key={column}
      name={name}
      label={copy.sort(name)}
      isSorted={sorted === column}
      onSort={() => setSorted(column)}
    />
  );
  const hasMerged = summary.journeys.some(({ stops }) => (stops.merged ?? 0) > 0);
  return (
    <div className="stops-scroll">
      <h1>{copy.title}</h1>
      <div className="stops-words">
        <p>
          {copy.words.visit} {copy.words.run}
        </p>
        <p>{copy.endsHint}</p>
        <p>{copy.share.hint}</p>
      </div>
      {report}
      {summary.unknown.length > 0 && <p className="stops-unknown">{copy.unknown(summary.unknown)}</p>}
      <table className="stops-table" aria-label={copy.journeys}>
        <thead>
          <tr>
            <th scope="col">{copy.journey}</th>
            {heading('runs', copy.runs)}
            {ends.map((end) => heading(end, copy.ends[end]))}
            {hasMerged && <th scope="col">{copy.ends.merged}</th>}
            {heading('failures', copy.failures)}
            {heading('retries', copy.retries)}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.journey}
              row={row}
              hash={hashOf({ ...route, journey: row.journey, state: null, form: 'drawing' })}
              hasMerged={hasMerged}
              title={journeys.find(({ id }) => id === row.journey)?.title}
            />
          ))}
        </tbody>
      </table>
      <StateList summary={summary} journeys={journeys} route={route} />
    </div>
  );
}

interface RowProps {
  readonly row: JourneySummary;
  readonly hash: string;
  readonly title: string | undefined;
  /** Runs of some journey have an end that is not told. */
  readonly hasMerged: boolean;
}

function Row({ row, hash, title, hasMerged }: RowProps) {
  const { journey, stops } = row;
  return (
    <tr>
      <th scope="row">
        <a href={hash}>{title ?? journey}</a>
      </th>
      <td>{formatCount(stops.runs)}</td>
      {ends.map((end) => (
        <td key={end} className={`is-${end}`}>
          {formatCount(stops[end])}
          {stops[end] > 0 && (
            <small>
              {' '}
              <ShareText count={stops[end]} total={stops.runs} />
            </small>
          )}
        </td>
      ))}
      {hasMerged && <td>{formatCount(stops.merged ?? 0)}</td>}
      <td>{formatCount(stops.failures)}</td>
      <td>{formatCount(stops.retries)}</td>
    </tr>
  );
}
