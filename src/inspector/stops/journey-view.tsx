import { useMemo, useState } from 'react';

import { stopsCopy as copy } from '../../copy/inspector-stops';
import type { Journey } from '../catalogue';
import { type Chart, type ChartState, pathText, stateOf } from '../chart/chart';
import { ChartView } from '../chart/chart-view';
import { hashOf, replaceRoute, type StopsRoute } from '../location';
import { CountsLegend } from './counts-legend';
import { FunnelView } from './funnel-view';
import { drawnCounts, type Heat, heats } from './marks';
import type { PathQuestion } from './paths/path-question';
import { PathsPanel } from './paths/paths-panel';
import { StateQuestions } from './paths/state-questions';
import { StateCountsPanel } from './state-counts-panel';
import { StopsTables } from './stops-tables';
import type { JourneySummary } from './summary';

interface JourneyViewProps {
  readonly id: string;
  /** Null where this build of the inspector has no such journey. */
  readonly journey: Journey | null;
  /** Null where there are no runs of the journey. */
  readonly journeySummary: JourneySummary | null;
  readonly route: StopsRoute;
}

const noPath: readonly string[] = [];

/** One journey: its counts on its chart or in tables, and its funnel. */
export function JourneyView({ id, journey, journeySummary, route }: JourneyViewProps) {
  const { form, question = null } = route;
  const [heat, setHeat] = useState<Heat>('stopped');
  const [selected, setSelected] = useState<string | null>(null);
  /** Names of the states of the way that is drawn on the chart, and the question that it answers. */
  const [drawn, setDrawn] = useState<{ readonly asked: string; readonly path: readonly string[] } | null>(
    null,
  );
  const asked = JSON.stringify(question);
  const path = drawn?.asked === asked ? drawn.path : noPath;
  const ask = (next: PathQuestion | null) => replaceRoute({ ...route, question: next });
  const pathIds = useMemo(() => (journey === null ? [] : idsOf(journey.chart, path)), [journey, path]);
  const counts = useMemo(
    () =>
      journey === null || journeySummary === null
        ? null
        : drawnCounts(journey.chart, journeySummary.stops, heat),
    [journey, journeySummary, heat],
  );
  const title = journey?.title ?? id;
  const hasChart = journey !== null && counts !== null;
  const state = journey !== null && selected !== null ? stateOf(journey.chart, selected) : undefined;
  return (
    <div className="chart-page stops-journey">
      <header className="chart-head">
        <div>
          <p className="stops-back">
            <a href={hashOf({ kind: 'stops', journey: null, form: 'drawing' })}>{copy.back}</a>
          </p>
          <h1>{title}</h1>
        </div>
        {hasChart && form === 'drawing' && <HeatChoice heat={heat} onHeat={setHeat} />}
        <nav className="forms" aria-label={copy.form}>
          {(['drawing', 'text'] as const).map((formChoice) => (
            <a
              key={formChoice}
              href={hashOf({ ...route, form: formChoice })}
              aria-current={form === formChoice ? 'true' : undefined}
            >
              {formChoice === 'drawing' ? copy.chart : copy.table}
            </a>
          ))}
        </nav>
      </header>
      {journeySummary === null && <p className="empty">{copy.noRuns}</p>}
      {journeySummary !== null && form === 'text' && <StopsTables stops={journeySummary.stops} />}
      {journeySummary !== null && form === 'drawing' && !hasChart && <p className="empty">{copy.noChart}</p>}
      {form === 'drawing' && hasChart && (
        <div className="chart-body">
          <ChartView
            chart={journey.chart}
            title={title}
            selected={selected}
            onSelect={setSelected}
            counts={counts}
            path={pathIds}
          />
          <CountsLegend heat={heat} />
        </div>
      )}
      {journeySummary !== null && journey !== null && (
        <PathsPanel
          journey={id}
          pages={pagesOf(journey.chart)}
          route={route}
          onAsk={ask}
          commonPath={journeySummary.funnel?.stages.map((stage) => stage.state) ?? []}
          path={path}
          onPath={(next) => setDrawn({ asked, path: next })}
        />
      )}
      <aside className="details" aria-label={copy.funnel.title}>
        {journeySummary !== null && state !== undefined && (
          <StateCountsPanel
            journey={id}
            state={pathText(state)}
            stops={journeySummary.stops}
            onClose={() => setSelected(null)}
          >
            <StateQuestions state={pathText(state)} isPage={isPage(state)} question={question} onAsk={ask} />
          </StateCountsPanel>
        )}
        {journeySummary !== null && state === undefined && <FunnelView funnel={journeySummary.funnel} />}
      </aside>
    </div>
  );
}

function isPage({ kind }: ChartState): boolean {
  return kind === 'person' || kind === 'end';
}

function pagesOf(chart: Chart): readonly string[] {
  return chart.states.filter(isPage).map(pathText);
}

/** Ids of the states of these names, without those that the chart does not have. */
function idsOf(chart: Chart, names: readonly string[]): readonly string[] {
  return names.flatMap((name) => chart.states.find((state) => pathText(state) === name)?.id ?? []);
}

function HeatChoice({ heat, onHeat }: { readonly heat: Heat; readonly onHeat: (heat: Heat) => void }) {
  return (
    <label className="stops-heat">
      {copy.heat.label}{' '}
      <select
        value={heat}
        onChange={({ target }) => onHeat(heats.find((choice) => choice === target.value) ?? 'stopped')}
      >
        {heats.map((choice) => (
          <option key={choice} value={choice}>
            {copy.heat[choice]}
          </option>
        ))}
      </select>
    </label>
  );
}
