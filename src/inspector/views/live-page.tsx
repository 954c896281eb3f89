import { type DragEvent, useCallback, useMemo, useState, useSyncExternalStore } from 'react';

import { liveCopy as copy, recordingCopy as fileCopy } from '../../copy/inspector-live';
import type { Journey } from '../catalogue';
import { ChartView } from '../chart/chart-view';
import { awaitedEdges, guardResultsFor, needsEvaluation } from '../live/awaited-transitions';
import { type ActorChart, chartOf, hasEntryUrls } from '../live/charts-of-actors';
import { macrostepThatLedTo } from '../live/decisions';
import { activeIn, momentOf } from '../live/moment';
import { recordedMacrosteps } from '../live/recorded-macrosteps';
import { recordedWalk } from '../live/recorded-walk';
import type { Refusal } from '../live/recording-file';
import { entryAt, journeyAt, runningAt } from '../live/running-at';
import { type LiveSession, useRecording } from '../live/session';
import { type LiveRoute, liveRoute, navigateTo } from '../location';
import { useNoteMarks } from '../notes/note-marks';
import { type ChartCopy, macrostepsOf, replayInto, stateValueOf } from '../replay/chart-copy';
import { usePanel } from '../use-panel';
import { ActorTree } from './actor-tree';
import { CopyPanel } from './copy-panel';
import { EventLog } from './event-log';
import { LiveEmpty } from './live/live-empty';
import { useDefinition, useExplanation } from './live/live-requests';
import { Refused } from './live/refused';
import { TimeBar } from './live/time-bar';
import { NOTHING_SELECTED, useLiveSelection } from './live/use-live-selection';
import { NowPanel } from './now-panel';
import { PanelToggle } from './panel-toggle';
import { RecordingTools } from './recording-tools';
import { SequenceView } from './sequence-view';

interface LivePageProps {
  readonly session: LiveSession;
  readonly journeys: readonly Journey[];
  readonly route: LiveRoute;
}

/** The open pages of the app, live, and all that was recorded of them; or a recording from a file. */
export function LivePage({ session, journeys, route }: LivePageProps) {
  const opened = useSyncExternalStore(session.opened.subscribe, session.opened.get);
  const recording = opened?.recording ?? session.recording;
  const version = useRecording(recording);
  const { selection, setSelection, filter, setFilter, isOfOtherFile, hrefOf } = useLiveSelection(
    route,
    opened?.name ?? null,
  );
  const { cursor, isRow, copiedActor, copy: shownCopy, isPlaying } = selection;
  const moveTo = useCallback(
    (cursor: number | null, isPlaying = false) => setSelection({ ...NOTHING_SELECTED, cursor, isPlaying }),
    [setSelection],
  );
  const [view, setView] = useState<'log' | 'sequence'>('log');
  const [refused, setRefused] = useState<{ readonly name: string; readonly refusal: Refusal } | null>(null);
  /** Selects nothing: actors of two recordings may have the same key. */
  const resetSelection = () => {
    setSelection(NOTHING_SELECTED);
    navigateTo(liveRoute());
  };
  const open = async (file: File) => {
    const result = await session.opened.read(file);
    if (result === null) return;
    setRefused(result.ok ? null : { name: file.name, refusal: result.refusal });
    if (!result.ok) return;
    // A link to a moment of this file keeps its moment.
    if (route.file !== file.name) resetSelection();
    session.opened.set({ name: file.name, recording: result.recording });
  };
  const close = () => {
    setRefused(null);
    resetSelection();
    session.opened.set(null);
  };
  const drop = {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      const [file] = event.dataTransfer.files;
      if (file !== undefined) open(file);
    },
  };
  const upTo = cursor ?? Number.POSITIVE_INFINITY;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the recording is changed in place; its version shows that.
  const running = useMemo(() => runningAt(recording, upTo), [recording, upTo, version]);
  const rowActor = isRow && cursor !== null ? (entryAt(recording, cursor)?.actor ?? null) : null;
  const actor =
    recording.actor(copiedActor ?? rowActor ?? route.actor ?? '') ??
    journeyAt(recording, running, upTo, (candidate) => hasEntryUrls(candidate, journeys));
  const actorChart = actor === undefined ? null : chartOf(journeys, actor.definition);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the recording is changed in place; its version shows that.
  const moment = useMemo(
    () => (actor === undefined ? null : momentOf(recording, actor.key, upTo)),
    [recording, actor, upTo, version],
  );
  const value = JSON.stringify((shownCopy === null ? moment?.value : stateValueOf(shownCopy)) ?? null);
  const active = useMemo(
    () => (actorChart === null ? new Set<string>() : activeIn(actorChart.chart, JSON.parse(value))),
    [actorChart, value],
  );
  const takenTransitions =
    shownCopy === null ? moment?.taken : shownCopy.steps[shownCopy.steps.length - 1]?.transitions;
  const takenText = takenTransitions?.join('\n') ?? '';
  const taken = useMemo(() => new Set(takenText.split('\n')), [takenText]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the recording is changed in place; its version shows that.
  const macrostep = useMemo(
    () => (actor === undefined ? null : macrostepThatLedTo(recording, actor.key, upTo)),
    [recording, actor, upTo, version],
  );
  const isLive = opened === null && cursor === null;
  const awaited = isLive && actorChart !== null ? awaitedEdges(actorChart.chart, active) : [];
  const isEvaluable = needsEvaluation(awaited) && moment?.status === 'active';
  useExplanation(session, actor, isEvaluable ? String(moment.no) : null);
  useDefinition(session, opened === null && actorChart === null ? actor : undefined);
  const journey = actorChart?.journey ?? null;
  const notes = useNoteMarks(journey);
  const macrosteps = () => recordedMacrosteps(recording, actor?.key ?? '', upTo);
  const createWalk = () =>
    journey === null
      ? null
      : recordedWalk(shownCopy === null ? macrosteps() : macrostepsOf(shownCopy), journey.id);
  const showCopy = (chartCopy: ChartCopy) => {
    const lastNo = recording.entries().at(-1)?.no ?? null;
    setSelection({
      ...NOTHING_SELECTED,
      cursor: cursor ?? lastNo,
      isRow,
      copiedActor: actor?.key ?? null,
      copy: chartCopy,
    });
  };

  const [hasActors, toggleActors] = usePanel('actors', true);
  const [hasState, toggleState] = usePanel('state', true);
  const layout = [
    'live',
    view === 'sequence' ? 'is-sequence' : '',
    hasActors ? '' : 'has-no-actors',
    hasState ? '' : 'has-no-state',
  ];

  if (recording.pages().length === 0)
    return (
      <div className="empty" {...drop}>
        <LiveEmpty onOpen={open}>
          {refused !== null && <Refused {...refused} />}
          {isOfOtherFile && <p>{copy.otherFile(route.file ?? '')}</p>}
        </LiveEmpty>
      </div>
    );

  return (
    <div className={layout.join(' ')} {...drop}>
      {hasActors && (
        <ActorTree
          session={session}
          recording={recording}
          running={running}
          current={actor?.key ?? null}
          upTo={upTo}
          journeys={journeys}
          isChosen={route.actor !== null && cursor === null}
          hrefOf={hrefOf}
          onChoose={() => moveTo(cursor, isPlaying)}
        />
      )}
      <section className="live-chart" aria-label={actorChart?.title ?? copy.title}>
        <header>
          <PanelToggle label={copy.actors} side="left" isOpen={hasActors} onToggle={toggleActors} />
          <h2>{actorChart?.title}</h2>
          <PanelToggle label={copy.statePanel} side="right" isOpen={hasState} onToggle={toggleState} />
        </header>
        {actor === undefined && <p className="empty">{copy.choose}</p>}
        {actor !== undefined && actorChart === null && <p className="empty">{copy.noChart}</p>}
        {actor !== undefined && actorChart !== null && (
          <ChartView
            key={actorChart.chart.id}
            chart={actorChart.chart}
            title={actorChart.title}
            selected={null}
            active={active}
            taken={taken}
            notes={notes}
            onSelect={(state) => openChart(actorChart, state)}
          />
        )}
      </section>
      {hasState && shownCopy !== null && actorChart !== null && journey !== null && (
        <CopyPanel
          actorChart={{ ...actorChart, journey }}
          chartCopy={shownCopy}
          onChange={showCopy}
          onClose={() => setSelection({ ...selection, copy: null })}
        />
      )}
      {hasState && shownCopy === null && actor !== undefined && moment !== null && (
        <NowPanel
          actor={actor}
          moment={moment}
          actorChart={actorChart}
          guardResults={guardResultsFor(awaited, recording.guardResults(actor.key))}
          macrostep={macrostep}
          isPast={!isLive}
          followHref={hrefOf(null)}
          onCopy={journey === null ? null : () => showCopy(replayInto(journey.machine, macrosteps()))}
        />
      )}
      <section className="recording" aria-label={copy.views}>
        {refused !== null && <Refused {...refused} />}
        {isOfOtherFile && <p className="opened">{copy.otherFile(route.file ?? '')}</p>}
        {opened !== null && (
          <p className="opened">
            {fileCopy.opened(opened.name)}
            <button type="button" className="link" onClick={close}>
              {fileCopy.close}
            </button>
          </p>
        )}
        <TimeBar
          recording={recording}
          cursor={cursor}
          isPlaying={isPlaying}
          onMove={moveTo}
          view={view}
          onView={setView}
          isFile={opened !== null}
        >
          <RecordingTools recording={recording} createWalk={createWalk} onOpen={open} />
        </TimeBar>
        {view === 'log' ? (
          <EventLog
            recording={recording}
            journeys={journeys}
            cursor={cursor}
            filter={filter}
            onFilter={setFilter}
            onSelectEntry={({ no }) => setSelection({ ...NOTHING_SELECTED, cursor: no, isRow: true })}
          />
        ) : (
          <SequenceView recording={recording} upTo={upTo} page={actor?.page ?? null} />
        )}
      </section>
    </div>
  );
}

function openChart({ journey, chart }: ActorChart, state: string | null): void {
  const foundState = chart.states.find(({ id }) => id === state);
  if (journey !== null && foundState !== undefined)
    navigateTo({ kind: 'chart', journey: journey.id, state: foundState.path.join('.'), form: 'drawing' });
}
