import type { ReactNode } from 'react';

import { stopsCopy as copy } from '../../copy/inspector-stops';
import type { Journey } from '../catalogue';
import { hashOf } from '../location';
import type { StopsRoute } from '../stops-route';
import { formatCount } from './numbers';
import { ShareText } from './shares/share-text';
import type { JourneySummary, Summary } from './summary';

interface JourneyTableProps {
  readonly summary: Summary;
  readonly journeys: readonly Journey[];
  readonly route: StopsRoute;
  /** What was read. */
  readonly report: ReactNode;
}

const ends = ['finished', 'back', 'stopped', 'left', 'open'] as const;

/** All journeys in a table: how often each ran, and how the runs ended. */
export function JourneyTable({ summary, journeys, route, report }: JourneyTableProps) {
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
      <table className="stops-table">
        <thead>
          <tr>
            <th scope="col">{copy.journey}</th>
            <th scope="col" title={copy.words.run}>
              {copy.runs}
            </th>
            {ends.map((end) => (
              <th key={end} scope="col">
                {copy.ends[end]}
              </th>
            ))}
            {hasMerged && <th scope="col">{copy.ends.merged}</th>}
            <th scope="col">{copy.failures}</th>
            <th scope="col">{copy.retries}</th>
          </tr>
        </thead>
        <tbody>
          {summary.journeys.map((row) => (
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
