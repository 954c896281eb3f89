import { useMemo, useState } from 'react';

import { stopsCopy as copy } from '../../copy/inspector-stops';
import type { Journey } from '../catalogue';
import { pathText, stateOf } from '../chart/chart';
import { ChartView } from '../chart/chart-view';
import { type ChartForm, hashOf } from '../location';
import { CountsLegend } from './counts-legend';
import { FunnelView } from './funnel-view';
import { drawnCounts, type Heat, heats } from './marks';
import type { Shape } from './shapes';
import { StateFacts } from './state-facts';
import { StopsTables } from './stops-tables';
import type { JourneySummary } from './summary';

interface JourneyViewProps {
  readonly id: string;
  /** Null where this build of the inspector has no such journey. */
  readonly journey: Journey | null;
  /** Null where there are no runs of the journey. */
  readonly found: JourneySummary | null;
  readonly shape: Shape | null;
  readonly as: ChartForm;
}

/** One journey: its counts on its chart or in tables, and its funnel. */
export function JourneyView({ id, journey, found, shape, as }: JourneyViewProps) {
  const [heat, setHeat] = useState<Heat>('stopped');
  const [selected, setSelected] = useState<string | null>(null);
  const counts = useMemo(
    () => (journey === null || found === null ? null : drawnCounts(journey.chart, found.stops, heat)),
    [journey, found, heat],
  );
  const title = journey?.title ?? id;
  const hasChart = journey !== null && counts !== null;
  const state = journey !== null && selected !== null ? stateOf(journey.chart, selected) : undefined;
  return (
    <div className="chart-page stops-journey">
      <header className="chart-head">
        <div>
          <p className="stops-back">
            <a href={hashOf({ at: 'stops', journey: null, as: 'drawing' })}>{copy.back}</a>
          </p>
          <h1>{title}</h1>
        </div>
        {hasChart && as === 'drawing' && <HeatChoice heat={heat} onHeat={setHeat} />}
        <nav className="forms" aria-label={copy.form}>
          {(['drawing', 'text'] as const).map((formChoice) => (
            <a
              key={formChoice}
              href={hashOf({ at: 'stops', journey: id, as: formChoice })}
              aria-current={as === formChoice ? 'true' : undefined}
            >
              {formChoice === 'drawing' ? copy.chart : copy.table}
            </a>
          ))}
        </nav>
      </header>
      {found === null && <p className="empty">{copy.noRuns}</p>}
      {found !== null && as === 'text' && <StopsTables stops={found.stops} />}
      {found !== null && as === 'drawing' && !hasChart && <p className="empty">{copy.noChart}</p>}
      {as === 'drawing' && hasChart && (
        <div className="chart-body">
          <ChartView
            chart={journey.chart}
            title={title}
            selected={selected}
            onSelect={setSelected}
            counts={counts}
          />
          <CountsLegend heat={heat} />
        </div>
      )}
      <aside className="details" aria-label={copy.funnel.title}>
        {found !== null && state !== undefined && (
          <StateFacts state={pathText(state)} stops={found.stops} onClose={() => setSelected(null)} />
        )}
        {found !== null && state === undefined && <FunnelView runs={found.runs} shape={shape} />}
      </aside>
    </div>
  );
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
