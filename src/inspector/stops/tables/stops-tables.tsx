import { stopsCopy as copy } from '../../../copy/inspector-stops';
import { eventName } from '../../chart/read-chart';
import { OTHER } from '../folding/folded-group';
import { formatCount, formatStay } from '../numbers';
import { ShareText } from '../shares/share-text';
import type { JourneyCounts, StateStops, TransitionStops } from '../stops';
import { CountCell } from './count-cell';

interface StopsTablesProps {
  readonly stops: JourneyCounts;
  /** Names of all states of the chart; none where this build has no chart of it. */
  readonly chartStates: readonly string[];
  /** Address of a state's counts. */
  readonly hrefOf: (state: string) => string;
}

/** The counts of a journey in tables, for screen readers and for exact numbers. */
export function StopsTables({ stops, chartStates, hrefOf }: StopsTablesProps) {
  // A state that is passed through at once is not reported: what leads out of it tells that it was entered.
  const entered = new Set([
    ...stops.states.map(({ state }) => state),
    ...stops.transitions.map(({ from }) => from),
  ]);
  const never = chartStates.filter((state) => !entered.has(state));
  const hasOther =
    stops.states.some(({ state }) => state === OTHER) || stops.transitions.some(({ from }) => from === OTHER);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys, and has no focusable elements.
    <section className="stops-scroll" aria-label={copy.table} tabIndex={0}>
      {hasOther && <p className="lead">{copy.words.other}</p>}
      <h2>{copy.states.title}</h2>
      <table className="stops-table">
        <thead>
          <tr>
            <th scope="col">{copy.states.state}</th>
            <th scope="col">{copy.states.entered}</th>
            <th scope="col" title={copy.words.run}>
              {copy.states.reached}
            </th>
            <th scope="col">{copy.states.median}</th>
            <th scope="col">{copy.states.p90}</th>
            <th scope="col">{copy.states.stopped}</th>
            <th scope="col">{copy.retries}</th>
            <th scope="col">{copy.states.failures}</th>
          </tr>
        </thead>
        <tbody>
          {stops.states.map((state) => (
            <StateRow key={state.state} state={state} href={state.isKnown ? hrefOf(state.state) : null} />
          ))}
        </tbody>
      </table>
      {never.length > 0 && <p className="quiet-text">{copy.states.never(never.join(', '))}</p>}
      <h2>{copy.branches.title}</h2>
      <table className="stops-table">
        <thead>
          <tr>
            <th scope="col">{copy.branches.from}</th>
            <th scope="col">{copy.branches.event}</th>
            <th scope="col">{copy.branches.to}</th>
            <th scope="col">{copy.branches.count}</th>
            <th scope="col">{copy.branches.share}</th>
            <th scope="col">{copy.branches.after}</th>
            <th scope="col">{copy.branches.afterP90}</th>
          </tr>
        </thead>
        <tbody>
          {stops.transitions.map((transition) => (
            <TransitionRow
              key={`${transition.from} ${transition.event} ${transition.to}`}
              transition={transition}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface StateRowProps {
  readonly state: StateStops;
  /** Null for a state that the chart does not have. */
  readonly href: string | null;
}

function StateRow({ state, href }: StateRowProps) {
  return (
    <tr>
      <th scope="row">
        {href === null ? state.state : <a href={href}>{state.state}</a>}
        {state.isFailure && <small className="is-failure"> {copy.states.failure}</small>}
        {!state.isKnown && <small> {copy.states.unknown}</small>}
      </th>
      <td>{formatCount(state.entered)}</td>
      <td>{formatCount(state.reached)}</td>
      <td>{formatStay(state.medianMs)}</td>
      <td>{formatStay(state.p90Ms)}</td>
      <CountCell count={state.stopped} total={state.reached} />
      <CountCell count={state.retries} total={state.entered} />
      <CountCell count={state.failures} total={state.entered} />
    </tr>
  );
}

function TransitionRow({ transition }: { readonly transition: TransitionStops }) {
  return (
    <tr>
      <th scope="row">{transition.from}</th>
      <td>{eventName(transition.event)}</td>
      <td className={transition.isFailure ? 'is-failure' : undefined}>{transition.to}</td>
      <td>{formatCount(transition.count)}</td>
      <td>
        <ShareText count={transition.count} total={transition.outOf} />
      </td>
      <td>{formatStay(transition.medianMs)}</td>
      <td>{formatStay(transition.p90Ms)}</td>
    </tr>
  );
}
