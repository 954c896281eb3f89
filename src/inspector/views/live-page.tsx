import { useEffect, useMemo, useState } from 'react';

import { liveCopy as copy } from '../../copy/inspector-live';
import type { Journey } from '../catalogue';
import { ChartView } from '../chart/chart-view';
import { type ActorChart, chartOf } from '../live/charts-of-actors';
import { activeIn, momentOf } from '../live/moment';
import type { Actor } from '../live/recording';
import { type LiveSession, useRecording } from '../live/session';
import { go } from '../location';
import { ActorTree } from './actor-tree';
import { EventLog } from './event-log';
import { NowPanel } from './now-panel';
import { SequenceView } from './sequence-view';
import { TimeBar } from './time-bar';

interface LivePageProps {
  readonly session: LiveSession;
  readonly journeys: readonly Journey[];
  /** Key of the actor that the address names. */
  readonly actor: string | null;
}

/** What the open pages of the app do now, and did since the recording began. */
export function LivePage({ session, journeys, actor: chosen }: LivePageProps) {
  const { recording } = session;
  const version = useRecording(recording);
  const [cursor, setCursor] = useState<number | null>(null);
  const [view, setView] = useState<'log' | 'sequence'>('log');
  const actors = recording.actors();
  const actor = (chosen === null ? undefined : recording.actor(chosen)) ?? busiest(actors, journeys);
  const shown = actor === undefined ? null : chartOf(journeys, actor.definition);
  const upTo = cursor ?? Number.POSITIVE_INFINITY;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the recording is one object, its version says that it grew.
  const moment = useMemo(
    () => (actor === undefined ? null : momentOf(recording, actor.key, upTo)),
    [recording, actor, upTo, version],
  );
  const value = JSON.stringify(moment?.value ?? null);
  const active = useMemo(
    () => (shown === null ? new Set<string>() : activeIn(shown.chart, JSON.parse(value))),
    [shown, value],
  );
  const takenText = moment?.taken.join('\n') ?? '';
  const taken = useMemo(() => new Set(takenText.split('\n')), [takenText]);
  useExplanation(session, actor, cursor === null ? `${value} ${takenText} ${moment?.event}` : null);

  if (recording.pages().length === 0)
    return (
      <div className="empty">
        <h1>{copy.empty}</h1>
        <p>{copy.emptyHint}</p>
        <p>
          <a href="/" target="_blank" rel="noreferrer">
            {copy.openApp}
          </a>
        </p>
      </div>
    );

  return (
    <div className="live">
      <ActorTree session={session} current={actor?.key ?? null} upTo={upTo} journeys={journeys} />
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
      {actor !== undefined && moment !== null && (
        <NowPanel
          actor={actor}
          moment={moment}
          shown={shown}
          acceptance={cursor === null ? recording.acceptance(actor.key) : null}
          isPast={cursor !== null}
        />
      )}
      <section className="recording" aria-label={copy.views}>
        <TimeBar recording={recording} cursor={cursor} onMove={setCursor} view={view} onView={setView} />
        {view === 'log' ? (
          <EventLog recording={recording} journeys={journeys} cursor={cursor} onMove={setCursor} />
        ) : (
          <SequenceView recording={recording} upTo={upTo} page={actor?.page ?? null} />
        )}
      </section>
    </div>
  );
}

/** Asks the running actor what its guards say, each time that it moved. */
function useExplanation(of: LiveSession, asked: Actor | undefined, when: string | null): void {
  useEffect(() => {
    if (asked !== undefined && when !== null) of.connection.explain(asked.page, asked.sessionId);
  }, [of, asked, when]);
}

function openChart({ journey, chart }: ActorChart, state: string | null): void {
  const found = chart.states.find(({ id }) => id === state);
  if (journey !== null && found !== undefined)
    go({ at: 'chart', journey: journey.id, state: found.path.join('.'), as: 'drawing' });
}

/** The journey that the merchant is in: the newest that runs and has doors, else whatever runs. */
function busiest(actors: readonly Actor[], journeys: readonly Journey[]): Actor | undefined {
  const running = actors.filter(({ status, parent }) => status === 'active' && parent === null).reverse();
  const hasDoors = ({ definition }: Actor) => (chartOf(journeys, definition)?.journey?.doors.length ?? 0) > 0;
  return running.find(hasDoors) ?? running[0] ?? actors.at(-1);
}
