import type { ReactNode } from 'react';

import { stopsCopy as copy } from '../../../copy/inspector-stops';
import type { Journey } from '../../catalogue';
import { hashOf } from '../../location';
import type { StopsRoute } from '../../stops-route';
import { formatCount, formatPercent } from '../numbers';
import { ANY_FAILURE, NO_QUESTION, type PathQuestion } from '../paths/path-question';
import { ShareText } from '../shares/share-text';
import { type JourneyCounts, RETRY_EVENT } from '../stops';
import type { JourneySummary, Summary } from '../summary';
import { StateList } from './state-list';
import { useSorting } from './use-sorting';

interface JourneyTableProps {
  readonly summary: Summary;
  readonly journeys: readonly Journey[];
  readonly route: StopsRoute;
  /** What was read. */
  readonly report: ReactNode;
}

const AFTER_RETRY: PathQuestion = { ...NO_QUESTION, view: 'event', event: RETRY_EVENT };
const AFTER_FAILURE: PathQuestion = { ...NO_QUESTION, view: 'after', from: ANY_FAILURE };
const ends = ['finished', 'back', 'stopped', 'left', 'open'] as const;

/** The columns to sort by. */
const SORTED = {
  runs: ({ stops }) => stops.runs,
  finished: ({ stops }) => stops.finished,
  back: ({ stops }) => stops.back,
  stopped: ({ stops }) => stops.stopped,
  left: ({ stops }) => stops.left,
  open: ({ stops }) => stops.open,
  failures: ({ stops }) => stops.failures,
  retries: ({ stops }) => stops.retries,
} satisfies Record<string, (row: JourneySummary) => number>;

/** All journeys in a table: how often each ran, and how the runs ended. */
export function JourneyTable({ summary, journeys, route, report }: JourneyTableProps) {
  const { sort, heading } = useSorting(SORTED, 'runs');
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
          {sort(summary.journeys).map((row) => (
            <Row
              key={row.journey}
              row={row}
              hash={hashOf({ ...route, journey: row.journey, state: null, form: 'drawing' })}
              hashOfQuestion={(question) => hashOf({ ...route, journey: row.journey, state: null, question })}
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
  /** Address of a question about its paths. */
  readonly hashOfQuestion: (question: PathQuestion) => string;
  readonly title: string | undefined;
  /** Runs of some journey have a suppressed end. */
  readonly hasMerged: boolean;
}

function Row({ row, hash, hashOfQuestion, title, hasMerged }: RowProps) {
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
          {end === 'finished' && <FinalStates stops={stops} />}
        </td>
      ))}
      {hasMerged && <td>{formatCount(stops.merged ?? 0)}</td>}
      <LinkedCount count={stops.failures} hash={hashOfQuestion(AFTER_FAILURE)} label={copy.afterFailures} />
      <LinkedCount count={stops.retries} hash={hashOfQuestion(AFTER_RETRY)} label={copy.afterRetries} />
    </tr>
  );
}

interface LinkedCountProps {
  readonly count: number;
  /** Address of what came after them. */
  readonly hash: string;
  readonly label: (count: string) => string;
}

/** A number that leads to what came after what it counts; 0 is no link. */
function LinkedCount({ count, hash, label }: LinkedCountProps) {
  const text = formatCount(count);
  return (
    <td>
      {count === 0 ? (
        text
      ) : (
        <a href={hash} aria-label={label(text)}>
          {text}
        </a>
      )}
    </td>
  );
}

const MAX_FINAL_STATES = 3;

/** The ends that runs came to, by name and number, with their share of all runs; nothing where there is none with a name. */
function FinalStates({ stops: { finalStates, runs: allRuns } }: { readonly stops: JourneyCounts }) {
  const named = finalStates.flatMap(({ state, runs }) =>
    state === null ? [] : copy.finalState(state, formatCount(runs), formatPercent(runs / allRuns)),
  );
  if (named.length === 0) return null;
  const shown = named.slice(0, MAX_FINAL_STATES);
  return <small className="stops-line">{copy.finalStates(shown, named.length - shown.length)}</small>;
}
