import { type DragEvent, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';

import { liveCopy as copy, recordingCopy as fileCopy } from '../../copy/inspector-live';
import type { Journey } from '../catalogue';
import { ChartView } from '../chart/chart-view';
import type { Actor } from '../live/actors';
import { answersFor, awaitedEdges, needsPage } from '../live/awaited';
import { type ActorChart, chartOf } from '../live/charts-of-actors';
import { activeIn, momentOf } from '../live/moment';
import { openFile } from '../live/opened-recording';
import { recordedTurns } from '../live/recorded-turns';
import { recordedWalk } from '../live/recorded-walk';
import type { Entry } from '../live/recording';
import type { Refusal } from '../live/recording-file';
import { type LiveSession, useRecording } from '../live/session';
import { journeyAt, thenAt } from '../live/then';
import { turnBefore } from '../live/why';
import { go } from '../location';
import { type ChartCopy, replayInto, stateValueOf, turnsOf } from '../replay/chart-copy';
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
  const [refused, setRefused] = useState<{ readonly name: string; readonly why: Refusal } | null>(null);
  /** Selects nothing: actors of two recordings may have the same key. */
  const resetSelection = () => {
    setSelection(NOTHING_SELECTED);
    go({ at: 'live', actor: null });
  };
  const open = async (file: File) => {
    const result = await openFile(file);
    setRefused(result.ok ? null : { name: file.name, why: result.why });
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
  const then = useMemo(() => thenAt(recording, upTo), [recording, upTo, version]);
  const actor =
    recording.actor(rowActor ?? actorInUrl ?? '') ??
    journeyAt(recording, then, upTo, (candidate) => hasEntryUrls(candidate, journeys));
  const shown = actor === undefined ? null : chartOf(journeys, actor.definition);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the recording is changed in place; its version shows that.
  const moment = useMemo(
    () => (actor === undefined ? null : momentOf(recording, actor.key, upTo)),
    [recording, actor, upTo, version],
  );
  const value = JSON.stringify((shownCopy === null ? moment?.value : stateValueOf(shownCopy)) ?? null);
  const active = useMemo(
    () => (shown === null ? new Set<string>() : activeIn(shown.chart, JSON.parse(value))),
    [shown, value],
  );
  const takenTransitions =
    shownCopy === null ? moment?.taken : shownCopy.steps[shownCopy.steps.length - 1]?.transitions;
  const takenText = takenTransitions?.join('\n') ?? '';
  const taken = useMemo(() => new Set(takenText.split('\n')), [takenText]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the recording is changed in place; its version shows that.
  const turn = useMemo(
    () => (actor === undefined ? null : turnBefore(recording, actor.key, upTo)),
    [recording, actor, upTo, version],
  );
  const isLive = opened === null && cursor === null;
  const awaited = isLive && shown !== null ? awaitedEdges(shown.chart, active) : [];
  const isEvaluable = needsPage(awaited) && moment?.status === 'active';
  useExplanation(session, actor, isEvaluable ? `${value} ${takenText} ${moment.event}` : null);
  useDefinition(session, opened === null && shown === null ? actor : undefined);
  const journey = shown?.journey ?? null;
  const turns = () => recordedTurns(recording, actor?.key ?? '', upTo);
  const walkOf = () =>
    journey === null ? null : recordedWalk(shownCopy === null ? turns() : turnsOf(shownCopy), journey.id);
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
        then={then}
        current={actor?.key ?? null}
        upTo={upTo}
        journeys={journeys}
        onChoose={() => moveTo(cursor)}
      />
      <section className="live-chart" aria-label={shown?.title ?? copy.title}>
        {actor === undefined && <p className="empty">{copy.choose}</p>}
        {actor !== undefined && shown === null && <p className="empty">{copy.noChart}</p>}
        {actor !== undefined && shown !== null && (
          <ChartView
            key={shown.chart.id}
            chart={shown.chart}
            title={shown.title}
            selected={null}
            active={active}
            taken={taken}
            onSelect={(state) => openChart(shown, state)}
          />
        )}
      </section>
      {shownCopy !== null && shown !== null && journey !== null && (
        <CopyPanel
          shown={{ ...shown, journey }}
          of={shownCopy}
          onChange={showCopy}
          onClose={() => setSelection({ cursor, rowActor, copy: null })}
        />
      )}
      {shownCopy === null && actor !== undefined && moment !== null && (
        <NowPanel
          actor={actor}
          moment={moment}
          shown={shown}
          acceptance={answersFor(awaited, recording.acceptance(actor.key))}
          turn={turn}
          isPast={!isLive}
          onCopy={journey === null ? null : () => showCopy(replayInto(journey.machine, turns()))}
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
          <RecordingTools recording={recording} walkOf={walkOf} onOpen={open} />
        </TimeBar>
        {view === 'log' ? (
          <EventLog recording={recording} journeys={journeys} cursor={cursor} onLook={selectEntry} />
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

function Refused({ name, why }: { readonly name: string; readonly why: Refusal }) {
  return (
    <p role="alert" className="refused">
      {name} {fileCopy.refused[why]}
    </p>
  );
}

function openChart({ journey, chart }: ActorChart, state: string | null): void {
  const foundState = chart.states.find(({ id }) => id === state);
  if (journey !== null && foundState !== undefined)
    go({ at: 'chart', journey: journey.id, state: foundState.path.join('.'), as: 'drawing' });
}

function hasEntryUrls({ definition }: Actor, journeys: readonly Journey[]): boolean {
  return (chartOf(journeys, definition)?.journey?.entryUrls.length ?? 0) > 0;
}
