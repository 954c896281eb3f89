import { useEffect, useMemo } from 'react';

import { inspectorCopy } from '../../copy/inspector';
import type { Journey } from '../catalogue';
import { pathText, stateOf } from '../chart/chart';
import { ChartView } from '../chart/chart-view';
import { type FoundState, findState } from '../find-state';
import { chartHash, navigateTo, type Route } from '../location';
import { useNoteMarks } from '../notes/note-marks';
import { isPageKey } from '../page-key';
import type { ChartForm } from '../url-parts';
import { usePanel } from '../use-panel';
import { ChartText } from './chart-text';
import { Details } from './details';
import { Exports } from './exports';
import { PanelToggle } from './panel-toggle';
import { UnknownName } from './unknown-name';

const copy = inspectorCopy.chart;

interface ChartPageProps {
  readonly journey: Journey;
  readonly journeys: readonly Journey[];
  readonly route: Extract<Route, { kind: 'chart' }>;
}

/** One journey: its chart as a drawing or as text, and the details of the selected state. */
export function ChartPage({ journey, journeys, route }: ChartPageProps) {
  const { id, title, purpose, chart } = journey;
  const found = useMemo(() => findState(journey, route.state), [journey, route.state]);
  const selected = found.state;
  const select = useMemo(
    () => (stateId: string | null) => {
      const state = stateId === null ? undefined : stateOf(chart, stateId);
      navigateTo({
        kind: 'chart',
        journey: id,
        state: state === undefined ? null : pathText(state),
        form: 'drawing',
      });
    },
    [chart, id],
  );
  const notes = useNoteMarks(journey);
  const [isPanelOpen, togglePanel] = usePanel('details', selected !== null);
  const formHash = (form: ChartForm) => chartHash(id, route.state, form);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 't' || !isPageKey(event)) return;
      navigateTo({ ...route, form: route.form === 'text' ? 'drawing' : 'text' });
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [route]);

  return (
    <div className={isPanelOpen ? 'chart-page' : 'chart-page has-no-details'}>
      <header className="chart-head">
        <div className="has-purpose">
          <h1>{title}</h1>
          <p className="purpose">{purpose}</p>
        </div>
        <nav className="forms" aria-label={copy.form}>
          <a href={formHash('drawing')} aria-current={route.form === 'drawing' ? 'true' : undefined}>
            {copy.drawing}
          </a>
          <a href={formHash('text')} aria-current={route.form === 'text' ? 'true' : undefined}>
            {copy.text}
          </a>
        </nav>
        <Exports journey={journey} />
        <PanelToggle
          label={inspectorCopy.details.label}
          side="right"
          isOpen={isPanelOpen}
          onToggle={togglePanel}
        />
      </header>
      {route.form === 'text' ? (
        <div className="chart-body">
          <UnknownState journey={journey} found={found} form="text" />
          <ChartText journey={journey} selected={selected === null ? null : pathText(selected)} />
        </div>
      ) : (
        <div className="chart-body">
          <UnknownState journey={journey} found={found} form="drawing" />
          <ChartView
            chart={chart}
            title={title}
            selected={selected?.id ?? null}
            onSelect={select}
            notes={notes}
            hasLegend
          />
        </div>
      )}
      {isPanelOpen && (
        <Details
          journey={journey}
          journeys={journeys}
          state={selected}
          onClose={() => navigateTo({ ...route, state: null })}
        />
      )}
    </div>
  );
}

interface UnknownStateProps {
  readonly journey: Journey;
  readonly found: FoundState;
  readonly form: ChartForm;
}

function UnknownState({
  journey: { id, title },
  found: { state, unknown, similar },
  form,
}: UnknownStateProps) {
  if (unknown === null) return null;
  const unknownCopy = inspectorCopy.unknown;
  if (state !== null) return <UnknownName text={unknownCopy.shown(unknown, pathText(state))} similar={[]} />;
  const similarStates = similar.map((name) => ({ name, hash: chartHash(id, name, form) }));
  return <UnknownName text={unknownCopy.state(unknown, title)} similar={similarStates} />;
}
