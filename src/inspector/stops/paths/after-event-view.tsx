import { pathsCopy } from '../../../copy/inspector-paths';
import { eventName } from '../../chart/read-chart';
import { csvText } from '../../export/csv';
import { SaveCsv } from '../../export/save-csv';
import { formatCount } from '../numbers';
import { type JourneyCounts, RETRY_EVENT } from '../stops';
import { sum } from '../sum';
import { CountCell } from '../tables/count-cell';
import { type AfterEventRow, afterEvent, eventsOf, type NextKinds, sumOfKinds } from './after-event';
import { nextText } from './next-text';
import type { PathsViewProps } from './paths-view';

const copy = pathsCopy.event;
const KINDS = ['another', 'failure', 'same', 'ended'] as const;

interface AfterEventViewProps extends Pick<PathsViewProps, 'question' | 'onAsk'> {
  readonly journey: string;
  readonly stops: JourneyCounts;
}

/** What came next after each change by an event: whether a retry helps, for one. */
export function AfterEventView({ journey, stops, question, onAsk }: AfterEventViewProps) {
  const events = eventsOf(stops);
  const isMade = (name: string) => events.some(({ event }) => event === name);
  const retry = isMade(RETRY_EVENT) ? RETRY_EVENT : '';
  const event = question.event === '' ? retry : question.event;
  const rows = afterEvent(stops, event);
  if (stops.transitions.some(({ next }) => next === null))
    return <p className="paths-empty">{copy.tooOld}</p>;
  return (
    <>
      <div className="paths-choice">
        <label>
          {copy.event}{' '}
          <select value={event} onChange={({ target }) => onAsk({ ...question, event: target.value })}>
            {event === '' && <option value="">{copy.choose}</option>}
            {event !== '' && !isMade(event) && (
              <option value={event}>{copy.choice(eventName(event), '0')}</option>
            )}
            {events.map(({ event: name, count }) => (
              <option key={name} value={name}>
                {copy.choice(eventName(name), formatCount(count))}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className="quiet-text">{copy.lead}</p>
      {rows.length === 0 ? (
        <p className="paths-empty">{event === '' ? copy.noRetry : copy.nobody}</p>
      ) : (
        <AfterEventTable rows={rows} fileName={`${journey}-after-${event}`} />
      )}
    </>
  );
}

interface AfterEventTableProps {
  readonly rows: readonly AfterEventRow[];
  /** Name of the CSV file, without its ending. */
  readonly fileName: string;
}

function AfterEventTable({ rows, fileName }: AfterEventTableProps) {
  const all = sumOfKinds(rows);
  const kinds = all.merged === 0 ? KINDS : ([...KINDS, 'merged'] as const);
  const cells = (counts: NextKinds, total: number) =>
    kinds.map((kind) => <CountCell key={kind} count={counts[kind]} total={total} />);
  const total = sum(rows, ({ transition }) => transition.count);
  const csv = () =>
    csvText([
      [copy.change, copy.times, ...kinds.map((kind) => copy[kind]), copy.pages],
      ...rows.map((row) => [
        changeText(row),
        row.transition.count,
        ...kinds.map((kind) => row[kind]),
        nextText(row.transition) ?? '',
      ]),
    ]);
  return (
    <>
      <table className="stops-table paths-table is-after-event">
        <thead>
          <tr>
            <th scope="col">{copy.change}</th>
            <th scope="col">{copy.times}</th>
            {kinds.map((kind) => (
              <th key={kind} scope="col">
                {copy[kind]}
              </th>
            ))}
            <th scope="col">{copy.pages}</th>
          </tr>
        </thead>
        <tbody>
          {rows.length > 1 && (
            <tr className="is-total">
              <th scope="row">{copy.all}</th>
              <td>{formatCount(total)}</td>
              {cells(all, total)}
              <td />
            </tr>
          )}
          {rows.map((row) => (
            <tr key={changeText(row)}>
              <th scope="row">{changeText(row)}</th>
              <td>{formatCount(row.transition.count)}</td>
              {cells(row, row.transition.count)}
              <td>{nextText(row.transition) ?? pathsCopy.none}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <SaveCsv fileName={fileName} text={csv} />
    </>
  );
}

function changeText({ transition: { from, to } }: AfterEventRow): string {
  return `${from} → ${to}`;
}
