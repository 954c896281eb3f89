import { useMemo, useState } from 'react';

import { comparisonCopy } from '../../copy/inspector-comparison';
import { stopsCopy as copy } from '../../copy/inspector-stops';
import type { Journey } from '../catalogue';
import { pathText, stateOf } from '../chart/chart';
import { ChartView } from '../chart/chart-view';
import { findState } from '../find-state';
import { hashOf, navigateTo, replaceRoute } from '../location';
import { useNoteMarks } from '../notes/note-marks';
import type { StopsRoute } from '../stops-route';
import { ClearDifferences } from './comparison/clear-differences';
import { ComparedStatePanel } from './comparison/compared-state-panel';
import { ComparedTables } from './comparison/compared-tables';
import { DifferenceLegend } from './comparison/difference-legend';
import { DIFFERENCE_HEATS, drawnDifferences } from './comparison/difference-marks';
import { CountsLegend } from './counts-legend';
import type { CountedState } from './funnel';
import { FunnelView } from './funnel-view';
import { HeatChoice, isDifference, type ShownHeat } from './heat-choice';
import { JourneyChoice } from './journey-choice';
import { drawnCounts, heats } from './marks';
import { aboutSelected, type PathQuestion } from './paths/path-question';
import { PathsPanel } from './paths/paths-panel';
import { StateQuestions } from './paths/state-questions';
import { idsOf, isPage, pagesOf, recordedStates } from './state/chart-states';
import { InvokedJourneys } from './state/invoked-journeys';
import { StateCountsPanel } from './state-counts-panel';
import type { JourneySummary } from './summary';
import { StopsTables } from './tables/stops-tables';

interface JourneyViewProps {
  readonly id: string;
  /** Null where this build of the inspector has no such journey. */
  readonly journey: Journey | null;
  /** Null where there are no runs of the journey, or where they are not known. */
  readonly journeySummary: JourneySummary | null;
  /** Of the visits to compare with; null where there are none, or no runs, or where they are not known. */
  readonly compared: JourneySummary | null;
  readonly isCompared: boolean;
  /** False where a file of counts cannot tell the selected visits apart. */
  readonly isTold: boolean;
  readonly route: StopsRoute;
  /** Title of any journey, by its id. */
  readonly titleOf: (journey: string) => string;
  /** The final states that runs of any journey came to. */
  readonly finalStatesOf: (journey: string) => readonly CountedState[];
  /** Ids of the journeys that were counted. */
  readonly counted: readonly string[];
}

const noPath: readonly string[] = [];

/** One journey: its counts on its chart or in tables, and its funnel. */
export function JourneyView(props: JourneyViewProps) {
  const { id, journey, journeySummary, compared, isCompared, isTold } = props;
  const { route, titleOf, finalStatesOf, counted } = props;
  const { form, selection } = route;
  const state = journey === null ? null : findState(journey, route.state).state;
  const selected = state === null ? null : pathText(state);
  const pages = journey === null ? [] : pagesOf(journey.chart);
  const question = route.question === null ? null : aboutSelected(route.question, selected, pages);
  /** Names of the states of the path that is drawn on the chart, and the question that it answers. */
  const [drawn, setDrawn] = useState<{ readonly asked: string; readonly path: readonly string[] } | null>(
    null,
  );
  const asked = JSON.stringify(question);
  const path = drawn?.asked === asked ? drawn.path : noPath;
  const ask = (next: PathQuestion | null) => replaceRoute({ ...route, question: next });
  const pathIds = useMemo(() => (journey === null ? [] : idsOf(journey.chart, path)), [journey, path]);
  const pair = useMemo(
    () =>
      journeySummary === null || compared === null
        ? null
        : { one: journeySummary.stops, other: compared.stops },
    [journeySummary, compared],
  );
  const shownHeats: readonly ShownHeat[] = pair === null ? heats : [...DIFFERENCE_HEATS, ...heats];
  const heat =
    shownHeats.find((choice) => choice === route.heat) ?? (pair === null ? 'stopped' : 'stopped-difference');
  const counts = useMemo(() => {
    if (journey === null || journeySummary === null) return null;
    if (!isDifference(heat)) return drawnCounts(journey.chart, journeySummary.stops, heat);
    return pair === null ? null : drawnDifferences(journey.chart, pair.one, pair.other, heat);
  }, [journey, journeySummary, pair, heat]);
  const select = (stateId: string | null) => {
    const chosen = journey === null || stateId === null ? undefined : stateOf(journey.chart, stateId);
    replaceRoute({ ...route, state: chosen === undefined ? null : pathText(chosen) });
  };
  const chartRoute = (invoked: string): StopsRoute => ({
    ...route,
    journey: invoked,
    state: null,
    form: 'drawing',
    question: null,
  });
  const goesOn = journey !== null && state !== null && (
    <InvokedJourneys
      chart={journey.chart}
      state={state}
      titleOf={titleOf}
      finalStatesOf={finalStatesOf}
      hrefOf={(invoked, end) => hashOf({ ...chartRoute(invoked), state: end })}
    />
  );
  const notes = useNoteMarks(journey);
  const title = journey?.title ?? id;
  const hasChart = journey !== null && counts !== null;
  return (
    <div className="chart-page stops-journey">
      <header className="chart-head">
        <div>
          <p className="stops-back">
            <a href={hashOf({ ...route, journey: null, state: null })}>{copy.back}</a>
            <JourneyChoice {...{ counted, route, titleOf }} />
          </p>
          <h1>{title}</h1>
        </div>
        {hasChart && form === 'drawing' && (
          <HeatChoice
            heat={heat}
            choices={shownHeats}
            onHeat={(chosen) => replaceRoute({ ...route, heat: chosen })}
          />
        )}
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
        {pair !== null && (
          <ClearDifferences
            {...pair}
            selection={selection}
            hrefOf={(name, shownHeat) => hashOf({ ...route, state: name, heat: shownHeat, form: 'drawing' })}
          />
        )}
      </header>
      {journeySummary === null && isTold && <p className="empty">{copy.noRuns}</p>}
      {journeySummary !== null && isCompared && pair === null && isTold && (
        <p className="empty">{comparisonCopy.noRuns}</p>
      )}
      {journeySummary !== null && form === 'text' && !isCompared && (
        <StopsTables
          stops={journeySummary.stops}
          chart={journey?.chart ?? null}
          chartStates={journey === null ? [] : recordedStates(journey.chart, journeySummary.stops)}
          hrefOf={(name) => hashOf({ ...route, state: name })}
        />
      )}
      {form === 'text' && pair !== null && (
        <ComparedTables
          journey={id}
          chart={journey?.chart ?? null}
          {...pair}
          selection={selection}
          hrefOf={(name) => hashOf({ ...route, state: name })}
        />
      )}
      {journeySummary !== null && form === 'drawing' && !hasChart && <p className="empty">{copy.noChart}</p>}
      {form === 'drawing' && hasChart && (
        <div className="chart-body">
          <ChartView
            chart={journey.chart}
            title={title}
            selected={state?.id ?? null}
            onSelect={select}
            onChart={(invoked) => navigateTo(chartRoute(invoked))}
            counts={counts}
            notes={notes}
            path={pathIds}
          />
          {isDifference(heat) ? (
            <DifferenceLegend heat={heat} />
          ) : (
            <CountsLegend heat={heat} hasNotes={notes.size > 0} />
          )}
        </div>
      )}
      {journeySummary !== null && journey !== null && (
        <PathsPanel
          journey={id}
          chart={journey.chart}
          pages={pages}
          route={route}
          question={question}
          selected={selected}
          onAsk={ask}
          stops={journeySummary.stops}
          titleOf={titleOf}
          commonPath={journeySummary.funnel?.stages.map((stage) => stage.state) ?? []}
          path={path}
          onPath={(next) => setDrawn({ asked, path: next })}
        />
      )}
      <aside className="details" aria-label={copy.funnel.title}>
        {journeySummary !== null && journey !== null && state !== null && pair === null && (
          <StateCountsPanel
            journey={id}
            chart={journey.chart}
            state={pathText(state)}
            stops={journeySummary.stops}
            onClose={() => select(null)}
          >
            {goesOn}
            <StateQuestions
              state={pathText(state)}
              isPage={isPage(state)}
              question={route.question}
              onAsk={ask}
            />
          </StateCountsPanel>
        )}
        {journey !== null && state !== null && pair !== null && (
          <ComparedStatePanel
            journey={id}
            chart={journey.chart}
            state={pathText(state)}
            {...pair}
            onClose={() => select(null)}
          >
            {goesOn}
          </ComparedStatePanel>
        )}
        {journeySummary !== null && state === null && (
          <>
            {pair !== null && <p className="quiet-text">{comparisonCopy.funnel}</p>}
            <FunnelView funnel={journeySummary.funnel} hrefOf={(name) => hashOf({ ...route, state: name })} />
          </>
        )}
      </aside>
    </div>
  );
}
