import { useCallback, useMemo, useState } from 'react';

import { stopsCopy as copy } from '../../copy/inspector-stops';
import type { Journey } from '../catalogue';
import { pathText, stateOf } from '../chart/chart';
import { ChartView } from '../chart/chart-view';
import { findState } from '../find-state';
import { type ChartForm, countsHash, hashOf, navigateTo } from '../location';
import { useNoteMarks } from '../notes/note-marks';
import { CountsLegend } from './counts-legend';
import { FunnelView } from './funnel-view';
import { drawnCounts, type Heat, heats } from './marks';
import { StateCountsPanel } from './state-counts-panel';
import { StopsTables } from './stops-tables';
import type { JourneySummary } from './summary';

interface JourneyViewProps {
  readonly id: string;
  /** Null where this build of the inspector has no such journey. */
  readonly journey: Journey | null;
  /** Null where there are no runs of the journey. */
  readonly journeySummary: JourneySummary | null;
  /** Path of the selected state; null where none is. */
  readonly selectedState: string | null;
  readonly form: ChartForm;
}

/** One journey: its counts on its chart or in tables, and its funnel. */
export function JourneyView({ id, journey, journeySummary, selectedState, form }: JourneyViewProps) {
  const [heat, setHeat] = useState<Heat>('stopped');
  const counts = useMemo(
    () =>
      journey === null || journeySummary === null
        ? null
        : drawnCounts(journey.chart, journeySummary.stops, heat),
    [journey, journeySummary, heat],
  );
  const notes = useNoteMarks(journey);
  const title = journey?.title ?? id;
  const hasChart = journey !== null && counts !== null;
  const state = journey === null ? null : findState(journey, selectedState).state;
  const select = useCallback(
    (stateId: string | null) => {
      const chosen = journey === null || stateId === null ? undefined : stateOf(journey.chart, stateId);
      const path = chosen === undefined ? null : pathText(chosen);
      navigateTo({ kind: 'stops', journey: id, state: path, form });
    },
    [journey, id, form],
  );
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
              href={countsHash(id, selectedState, formChoice)}
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
            selected={state?.id ?? null}
            onSelect={select}
            counts={counts}
            notes={notes}
          />
          <CountsLegend heat={heat} hasNotes={notes.size > 0} />
        </div>
      )}
      <aside className="details" aria-label={copy.funnel.title}>
        {journeySummary !== null && state !== null && (
          <StateCountsPanel
            journey={id}
            state={pathText(state)}
            stops={journeySummary.stops}
            onClose={() => select(null)}
          />
        )}
        {journeySummary !== null && state === null && <FunnelView funnel={journeySummary.funnel} />}
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
