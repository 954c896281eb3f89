import { pathsCopy } from '../../../copy/inspector-paths';
import { stopsCopy } from '../../../copy/inspector-stops';
import type { Chart } from '../../chart/chart';
import { csvText } from '../../export/csv';
import { SaveCsv } from '../../export/save-csv';
import { nameOfLender } from '../filters';
import { formatCount } from '../numbers';
import { eventWithGuards } from '../state/event-with-guards';
import { sum } from '../sum';
import { CountCell } from '../tables/count-cell';
import { type StateByLender, stateByLender } from './lenders';
import type { PathsViewProps } from './paths-view';

const copy = pathsCopy.lenders;

interface LendersViewProps extends Pick<PathsViewProps, 'paths' | 'question' | 'onAsk'> {
  readonly chart: Chart;
}

/** Which lenders those had who were in a state, and which transitions they took out of it. */
export function LendersView({ paths, chart, question, onAsk }: LendersViewProps) {
  const { lenders, journey } = paths;
  const { stop: state } = question;
  if (lenders === null) return <p className="paths-empty">{copy.needsEvents}</p>;
  const states = [
    ...new Set(lenders.flatMap((one) => one.states.map((candidate) => candidate.state))),
  ].sort();
  const byLender = stateByLender(lenders, state);
  return (
    <>
      <div className="paths-choice">
        <label>
          {copy.state}{' '}
          <select value={state} onChange={({ target }) => onAsk({ ...question, stop: target.value })}>
            <option value="">{copy.choose}</option>
            {state !== '' && !states.includes(state) && <option value={state}>{state}</option>}
            {states.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className="quiet-text">{copy.lead}</p>
      {state !== '' && byLender.lenders.length === 0 && <p className="paths-empty">{copy.nobody}</p>}
      {byLender.lenders.length > 0 && (
        <LenderTable {...{ byLender, chart, state }} fileName={`${journey}-${state}-lenders`} />
      )}
    </>
  );
}

interface LenderTableProps {
  readonly chart: Chart;
  readonly state: string;
  readonly byLender: StateByLender;
  /** Name of the CSV file, without its ending. */
  readonly fileName: string;
}

function LenderTable({ byLender: { lenders, transitions }, chart, state, fileName }: LenderTableProps) {
  const names = lenders.map(({ lender }) => nameOfLender(lender));
  /** Of each lender, how often all transitions were taken. */
  const totals = lenders.map((_, index) => sum(transitions, ({ counts }) => counts[index] ?? 0));
  const transitionName = ({ event, to }: StateByLender['transitions'][number]) =>
    `${eventWithGuards(chart, { from: state, event, to })} → ${to}`;
  const csv = () =>
    csvText([
      [copy.row, ...names],
      [pathsCopy.runs, ...lenders.map(({ reached }) => reached)],
      [stopsCopy.states.stopped, ...lenders.map(({ stopped }) => stopped)],
      [copy.changes, ...totals],
      ...transitions.map((transition) => [transitionName(transition), ...transition.counts]),
    ]);
  return (
    <>
      <table className="stops-table paths-table is-by-lender">
        <thead>
          <tr>
            <th scope="col">{copy.row}</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{pathsCopy.runs}</th>
            {lenders.map(({ lender, reached }) => (
              <td key={lender}>{formatCount(reached)}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{stopsCopy.states.stopped}</th>
            {lenders.map(({ lender, reached, stopped }) => (
              <CountCell key={lender} count={stopped} total={reached} />
            ))}
          </tr>
          <tr>
            <th scope="row">{copy.changes}</th>
            {lenders.map(({ lender }, index) => (
              <td key={lender}>{formatCount(totals[index] ?? 0)}</td>
            ))}
          </tr>
          {transitions.map((transition) => (
            <tr key={transitionName(transition)}>
              <th scope="row">{transitionName(transition)}</th>
              {lenders.map(({ lender }, index) => (
                <CountCell key={lender} count={transition.counts[index] ?? 0} total={totals[index] ?? 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <SaveCsv fileName={fileName} text={csv} />
    </>
  );
}
