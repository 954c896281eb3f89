import { useEffect, useRef } from 'react';

import { inspectorCopy } from '../../copy/inspector';
import type { Journey } from '../catalogue';
import { type ChartEdge, type ChartState, pathText, stateOf } from '../chart/chart';
import { chartHash } from '../location';

const copy = inspectorCopy.text;
const detailsCopy = inspectorCopy.details;

interface ChartTextProps {
  readonly journey: Journey;
  readonly selected: string | null;
}

/** A chart as text in document order, for screen readers and for the browser's search in the page. */
export function ChartText({ journey, selected }: ChartTextProps) {
  const { chart } = journey;
  const selectedRef = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to each new selection.
  useEffect(() => void selectedRef.current?.scrollIntoView({ block: 'start' }), [selected]);
  return (
    <div className="chart-text">
      <p className="lead">{copy.lead}</p>
      {chart.states.map((state) => {
        const name = pathText(state);
        return (
          <section
            key={state.id}
            ref={name === selected ? selectedRef : null}
            className={name === selected ? 'is-selected' : undefined}
            aria-label={name}
          >
            <h2>
              <a href={chartHash(journey.id, name, 'text')}>
                {state.kind === 'any' ? inspectorCopy.chart.anyState : name}
              </a>{' '}
              <small className={`kind-of is-${state.kind}`}>{inspectorCopy.chart.kinds[state.kind]}</small>
            </h2>
            {state.parent !== null && (
              <p className="quiet-text">
                {copy.inside} {nameOf(journey, state.parent)}
              </p>
            )}
            {state.description !== '' && <p>{state.description}</p>}
            <StateProperties state={state} />
            <ul>
              {chart.edges
                .filter(({ source, isInert }) => source === state.id && !isInert)
                .map((edge) => (
                  <TransitionText key={edge.id} edge={edge} journey={journey} />
                ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function StateProperties({ state }: { readonly state: ChartState }) {
  const properties = [
    ...(state.url === null ? [] : [`${detailsCopy.url}: ${state.url}`]),
    ...state.invokes.map(
      ({ effect, source, waits }) =>
        `${detailsCopy.runs}: ${detailsCopy.effect[effect]} ${source}${waits === null ? '' : ` (${waits.text})`}`,
    ),
    ...(state.isInitial ? [detailsCopy.first] : []),
  ];
  if (properties.length === 0) return null;
  return (
    <ul className="facts">
      {properties.map((property) => (
        <li key={property}>{property}</li>
      ))}
    </ul>
  );
}

function TransitionText({ edge, journey }: { readonly edge: ChartEdge; readonly journey: Journey }) {
  const { event, guard, targets, actions, cause, counting } = edge;
  const condition = guard === null ? '' : ` ${detailsCopy.if} ${guard}`;
  const names = targets.map((target) => nameOf(journey, target));
  return (
    <li>
      <span className={`cause is-${cause}`}>{event}</span>
      {condition}:{' '}
      {names.length === 0 ? (
        detailsCopy.stays
      ) : (
        <a href={chartHash(journey.id, names[0], 'text')}>{copy.goesTo(names.join(', '))}</a>
      )}
      {actions.length > 0 && ` (${actions.join(', ')})`}
      {counting.length > 0 && ` (${counting.join('; ')})`}
    </li>
  );
}

function nameOf({ chart }: Journey, id: string): string {
  const state = stateOf(chart, id);
  return state === undefined ? id : pathText(state);
}
