import { type DragEvent, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';

import { liveCopy as copy, recordingCopy as fileCopy } from '../../copy/inspector-live';
import type { Journey } from '../catalogue';
import { ChartView } from '../chart/chart-view';
import type { Actor } from '../live/actors';
import { awaitedEdges, guardResultsFor, needsEvaluation } from '../live/awaited-transitions';
import { type ActorChart, chartOf } from '../live/charts-of-actors';
import { macrostepThatLedTo } from '../live/decisions';
import type { Entry } from '../live/entries';
import { activeIn, momentOf } from '../live/moment';
import { openFile } from '../live/opened-recording';
import { recordedMacrosteps } from '../live/recorded-macrosteps';
import { recordedWalk } from '../live/recorded-walk';
import type { Refusal } from '../live/recording-file';
import { journeyAt, runningAt } from '../live/running-at';
import { type LiveSession, useRecording } from '../live/session';
import { navigateTo } from '../location';
import { type ChartCopy, macrostepsOf, replayInto, stateValueOf } from '../replay/chart-copy';
import { ActorTree } from './actor-tree';
import { CopyPanel } from './copy-panel';
import { EventLog } from './event-log';
import { LiveEmpty } from './live-empty';
import { NowPanel } from './now-panel';
import { RecordingTools } from './recording-tools';
import { SequenceView } from './sequence-view';
import { TimeBar } from './time-bar';

interface LivePageProps {
  readonly session: LiveSession;
  readonly journeys: readonly Journey[];
  /** Key of the actor in the URL. */
  readonly actor: string | null;
}

/** What is selected in a recording. */
interface Selection {
  /** Number of the selected entry; null for now. */
  readonly cursor: number | null;
  /** Key of the actor of the selected log row; it takes precedence over the actor in the URL. */
  readonly rowActor: string | null;
  /** A copy of the shown actor's chart, with its replayed and chosen steps; null while no copy is shown. */
  readonly copy: ChartCopy | null;
}

const NOTHING_SELECTED: Selection = { cursor: null, rowActor: null, copy: null };

/** The open pages of the app, live, and all that was recorded of them; or a recording from a file. */
export function LivePage({ session, journeys, actor: actorInUrl }: LivePageProps) {
  const opened = useSyncExternalStore(session.opened.subscribe, session.opened.get);
  const recording = opened?.recording ?? session.recording;
  const version = useRecording(recording);
  const [{ cursor, rowActor, copy: shownCopy }, setSelection] = useState<Selection>(NOTHING_SELECTED);
  const moveTo = useCallback((cursor: number | null) => setSelection({ ...NOTHING_SELECTED, cursor }), []);
  const [view, setView] = useState<'log' | 'sequence'>('log');
  const [refused, setRefused] = useState<{ readonly name: string; readonly refusal: Refusal } | null>(null);
  /** Selects nothing: actors of two recordings may have the same key. */
  const resetSelection = () => {
    setSelection(NOTHING_SELECTED);
    navigateTo({ kind: 'live', actor: null });
  };
  const open = async (file: File) => {
    const result = await openFile(file);
    setRefused(result.ok ? null : { name: file.name, refusal: result.refusal });
    if (!result.ok) return;
    resetSelection();
    session.opened.set({ name: file.name, recording: result.recording });
  };
  const close = () => {
    setRefused(null);
    resetSelection();
    session.opened.set(null);
  };
  const selectEntry = ({ no, actor: key }: Entry) =>
    setSelection({ ...NOTHING_SELECTED, cursor: no, rowActor: key });
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
  const actor =
    recording.actor(rowActor ?? actorInUrl ?? '') ??
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
  useExplanation(session, actor, isEvaluable ? `${value} ${takenText} ${moment.event}` : null);
  useDefinition(session, opened === null && actorChart === null ? actor : undefined);
  const journey = actorChart?.journey ?? null;
  const macrosteps = () => recordedMacrosteps(recording, actor?.key ?? '', upTo);
  const createWalk = () =>
    journey === null
      ? null
      : recordedWalk(shownCopy === null ? macrosteps() : macrostepsOf(shownCopy), journey.id);
  const showCopy = (chartCopy: ChartCopy) => {
    const entries = recording.entries();
    const lastNo = entries[entries.length - 1]?.no ?? null;
    setSelection({ cursor: cursor ?? lastNo, rowActor: actor?.key ?? null, copy: chartCopy });
  };

  if (recording.pages().length === 0)
    return (
      <div className="empty" {...drop}>
        <LiveEmpty onOpen={open}>{refused !== null && <Refused {...refused} />}</LiveEmpty>
      </div>
    );

  return (
    <div className={view === 'sequence' ? 'live is-sequence' : 'live'} {...drop}>
      <ActorTree
        session={session}
        recording={recording}
        running={running}
        current={actor?.key ?? null}
        upTo={upTo}
        journeys={journeys}
        onChoose={() => moveTo(cursor)}
      />
      <section className="live-chart" aria-label={actorChart?.title ?? copy.title}>
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
            onSelect={(state) => openChart(actorChart, state)}
          />
        )}
      </section>
      {shownCopy !== null && actorChart !== null && journey !== null && (
        <CopyPanel
          actorChart={{ ...actorChart, journey }}
          chartCopy={shownCopy}
          onChange={showCopy}
          onClose={() => setSelection({ cursor, rowActor, copy: null })}
        />
      )}
      {shownCopy === null && actor !== undefined && moment !== null && (
        <NowPanel
          actor={actor}
          moment={moment}
          actorChart={actorChart}
          guardResults={guardResultsFor(awaited, recording.guardResults(actor.key))}
          macrostep={macrostep}
          isPast={!isLive}
          onCopy={journey === null ? null : () => showCopy(replayInto(journey.machine, macrosteps()))}
        />
      )}
      <section className="recording" aria-label={copy.views}>
        {refused !== null && <Refused {...refused} />}
        {opened !== null && (
          <p className="opened">
            {fileCopy.opened(opened.name)}
            <button type="button" className="link" onClick={close}>
              {fileCopy.close}
            </button>
          </p>
        )}
        <TimeBar
          key={opened?.name}
          recording={recording}
          cursor={cursor}
          onMove={moveTo}
          view={view}
          onView={setView}
          isFile={opened !== null}
        >
          <RecordingTools recording={recording} createWalk={createWalk} onOpen={open} />
        </TimeBar>
        {view === 'log' ? (
          <EventLog recording={recording} journeys={journeys} cursor={cursor} onSelectEntry={selectEntry} />
        ) : (
          <SequenceView recording={recording} upTo={upTo} page={actor?.page ?? null} />
        )}
      </section>
    </div>
  );
}

/** An actor must be idle for this time before its guard results are requested, because evaluating takes the app's time. */
const IDLE_BEFORE_REQUEST_MS = 1_000;

/** Requests the guard results of an actor after each change of `stateKey`, when it is idle; nothing where that is null. */
function useExplanation(session: LiveSession, actor: Actor | undefined, stateKey: string | null): void {
  const { page, sessionId } = actor ?? {};
  useEffect(() => {
    if (page === undefined || sessionId === undefined || stateKey === null) return;
    const timer = setTimeout(() => session.connection.explain(page, sessionId), IDLE_BEFORE_REQUEST_MS);
    return () => clearTimeout(timer);
  }, [session, page, sessionId, stateKey]);
}

/** Requests the full definition of an actor whose chart is not in the catalogue. */
function useDefinition({ connection }: LiveSession, actor: Actor | undefined): void {
  const { page, sessionId } = actor?.definition == null ? {} : actor;
  useEffect(() => {
    if (page !== undefined && sessionId !== undefined) connection.define(page, sessionId);
  }, [connection, page, sessionId]);
}

function Refused({ name, refusal }: { readonly name: string; readonly refusal: Refusal }) {
  return (
    <p role="alert" className="refused">
      {name} {fileCopy.refused[refusal]}
    </p>
  );
}

function openChart({ journey, chart }: ActorChart, state: string | null): void {
  const foundState = chart.states.find(({ id }) => id === state);
  if (journey !== null && foundState !== undefined)
    navigateTo({ kind: 'chart', journey: journey.id, state: foundState.path.join('.'), form: 'drawing' });
}

function hasEntryUrls({ definition }: Actor, journeys: readonly Journey[]): boolean {
  return (chartOf(journeys, definition)?.journey?.entryUrls.length ?? 0) > 0;
}
