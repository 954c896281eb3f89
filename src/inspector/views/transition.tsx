import { inspectorCopy } from '../../copy/inspector';
import type { Journey } from '../catalogue';
import { type ChartEdge, pathText, stateOf } from '../chart/chart';
import { chartHash } from '../location';
import { PathLink } from './overview';
import { PlainAndCode } from './plain-and-code';

const copy = inspectorCopy.details;

interface TransitionProps {
  readonly edge: ChartEdge;
  readonly journey: Journey;
  readonly journeys: readonly Journey[];
}

/** One transition of a state: event, guard, targets, actions, and the source code of the guard. */
export function Transition({ edge, journey, journeys }: TransitionProps) {
  const { event, guard, targets, actions, cause, rule, counting } = edge;
  return (
    <li data-edge={edge.id}>
      <p>
        <strong className={`cause is-${cause}`}>
          {event !== 'always' ? <PlainAndCode name={event} /> : guard === null ? copy.otherwise : ''}
        </strong>
        {guard !== null && (
          <span>
            {' '}
            {copy.if} <PlainAndCode name={guard} />
          </span>
        )}
        <span className="to">
          {targets.length === 0 ? (
            <em>{copy.stays}</em>
          ) : (
            targets.map((target) => <StateLink key={target} journey={journey} id={target} />)
          )}
        </span>
      </p>
      {counting.length > 0 && <p className="quiet-text">{counting.join('; ')}</p>}
      {actions.length > 0 && (
        <p className="quiet-text">
          {copy.doing} <ActionNames all={actions} journeys={journeys} />
        </p>
      )}
      {rule !== null && (
        <details>
          <summary>{copy.rule}</summary>
          <pre>{rule}</pre>
        </details>
      )}
    </li>
  );
}

/** A state of a chart, as a link to it. */
export function StateLink({ journey, id }: { readonly journey: Journey; readonly id: string }) {
  const state = stateOf(journey.chart, id);
  const name = state === undefined ? id : pathText(state);
  return <a href={chartHash(journey.id, name)}>{name}</a>;
}

interface ActionNamesProps {
  readonly all: readonly string[];
  readonly journeys: readonly Journey[];
}

/** Names of actions. An action with a path of the app as its parameter links to the state of that path. */
export function ActionNames({ all, journeys }: ActionNamesProps) {
  return all.map((action, index) => {
    const [, name = action, path = null] = /^(\w+): (\/\S*)$/.exec(action) ?? [];
    return (
      <span key={action}>
        {index > 0 && ', '}
        <code>{name}</code>
        {path !== null && (
          <>
            {' '}
            <PathLink path={path} journeys={journeys} />
          </>
        )}
      </span>
    );
  });
}
