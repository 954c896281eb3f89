import { useEffect, useMemo } from 'react';

import { inspectorCopy } from '../../copy/inspector';
import type { Journey } from '../catalogue';
import { pathText, stateOf } from '../chart/chart';
import { ChartView } from '../chart/chart-view';
import { type FoundState, findState } from '../find-state';
import { type ChartForm, chartHash, go, type Route } from '../location';
import { Details } from './details';
import { Exports } from './exports';
import { Legend } from './legend';
import { TextForm } from './text-form';
import { UnknownName } from './unknown-name';

const copy = inspectorCopy.chart;

interface ChartPageProps {
  readonly journey: Journey;
  readonly journeys: readonly Journey[];
  readonly route: Extract<Route, { at: 'chart' }>;
}

/** One journey: its chart as a drawing or as text, and the details of the selected state. */
export function ChartPage({ journey, journeys, route }: ChartPageProps) {
  const { id, title, purpose, chart } = journey;
  const found = useMemo(() => findState(journey, route.state), [journey, route.state]);
  const selected = found.state;
  const select = useMemo(
    () => (stateId: string | null) => {
      const state = stateId === null ? undefined : stateOf(chart, stateId);
      go({ at: 'chart', journey: id, state: state === undefined ? null : pathText(state), as: 'drawing' });
    },
    [chart, id],
  );
  const formHash = (as: ChartForm) => chartHash(id, route.state, as);

  useEffect(() => {
    const onKeyDown = ({ key, target, ctrlKey, metaKey }: KeyboardEvent) => {
      if (key !== 't' || ctrlKey || metaKey || target instanceof HTMLInputElement) return;
      go({ ...route, as: route.as === 'text' ? 'drawing' : 'text' });
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [route]);

  return (
    <div className="chart-page">
      <header className="chart-head">
        <div className="has-purpose">
          <h1>{title}</h1>
          <p className="purpose">{purpose}</p>
        </div>
        <nav className="forms" aria-label={copy.form}>
          <a href={formHash('drawing')} aria-current={route.as === 'drawing' ? 'true' : undefined}>
            {copy.drawing}
          </a>
          <a href={formHash('text')} aria-current={route.as === 'text' ? 'true' : undefined}>
            {copy.text}
          </a>
        </nav>
        <Exports journey={journey} />
      </header>
      {route.as === 'text' ? (
        <div className="chart-body">
          <UnknownState journey={journey} found={found} as="text" />
          <TextForm journey={journey} selected={selected === null ? null : pathText(selected)} />
        </div>
      ) : (
        <div className="chart-body">
          <UnknownState journey={journey} found={found} as="drawing" />
          <ChartView chart={chart} title={title} selected={selected?.id ?? null} onSelect={select} />
          <Legend />
        </div>
      )}
      <Details journey={journey} journeys={journeys} state={selected} onClose={() => select(null)} />
    </div>
  );
}

interface UnknownStateProps {
  readonly journey: Journey;
  readonly found: FoundState;
  readonly as: ChartForm;
}

function UnknownState({ journey: { id, title }, found: { state, unknown, near }, as }: UnknownStateProps) {
  if (unknown === null) return null;
  const unknownCopy = inspectorCopy.unknown;
  if (state !== null) return <UnknownName text={unknownCopy.shown(unknown, pathText(state))} near={[]} />;
  const similarStates = near.map((name) => ({ name, hash: chartHash(id, name, as) }));
  return <UnknownName text={unknownCopy.state(unknown, title)} near={similarStates} />;
}
