import { pathsCopy } from '../../../copy/inspector-paths';
import { eventName } from '../../chart/read-chart';
import type { FoldedBeforeStop } from '../folding/folded-group';
import { formatCount } from '../numbers';
import { beforeStop, stopStates } from './before-stop';
import type { PathsViewProps } from './paths-view';
import { RankedTable } from './ranked-table';

const copy = pathsCopy.before;
const ENDS = ['stopped', 'left'] as const;

/** What runs did last before they stopped in a state, or went elsewhere from it. */
export function BeforeStopView({ paths, question, onAsk, path, onPath }: PathsViewProps) {
  const { beforeStops, journey } = paths;
  const { stop, end } = question;
  if (beforeStops === null) return <p className="paths-empty">{copy.tooOld}</p>;
  const states = stopStates(beforeStops, end);
  const reported = beforeStop(beforeStops, stop, end);
  const isListed = stop === '' || states.some(({ state }) => state === stop);
  return (
    <>
      <div className="paths-choice">
        <label>
          {copy.end}{' '}
          <select
            value={end}
            onChange={({ target }) =>
              onAsk({ ...question, end: ENDS.find((known) => known === target.value) ?? 'stopped' })
            }
          >
            {ENDS.map((known) => (
              <option key={known} value={known}>
                {copy.ends[known]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {copy.state}{' '}
          <select value={stop} onChange={({ target }) => onAsk({ ...question, stop: target.value })}>
            <option value="">{copy.choose}</option>
            {!isListed && <option value={stop}>{copy.choice(stop, '0')}</option>}
            {states.map(({ state, runs }) => (
              <option key={state} value={state}>
                {copy.choice(state, formatCount(runs))}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className="quiet-text">{copy.lead}</p>
      {stop !== '' && reported.runs === 0 && <p className="paths-empty">{copy.nobody}</p>}
      {reported.runs > 0 && (
        <RankedTable
          ranked={reported}
          heading={copy.steps}
          csvHeading={copy.stepsHeading}
          textOf={stepsText}
          pathOf={({ changes, state }) => [
            ...changes.flatMap(({ from }) => (from === null ? [] : [from])),
            state,
          ]}
          path={path}
          onPath={onPath}
          fileName={`${journey}-before-${stop}`}
        />
      )}
    </>
  );
}

/** `starts → shop · pay → basket`: each state with the event that led out of it. */
function stepsText({ changes, state }: FoldedBeforeStop): string {
  const texts = changes.map(({ from, event }) => [from ?? [], eventName(event)].flat().join(' · '));
  return [...texts, state].join(' → ');
}
