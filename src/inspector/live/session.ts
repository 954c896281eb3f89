import { useSyncExternalStore } from 'react';

import { type Connection, connect } from './connection';
import { createOpenedStore, type OpenedStore } from './opened';
import { createRecording, LATE_WITHIN, type Recording } from './recording';
import { createStatelyLink, type StatelyLink } from './stately';

export interface LiveSession {
  readonly recording: Recording;
  readonly connection: Connection;
  readonly stately: StatelyLink;
  /** A recording that is looked at in place of the live one. */
  readonly opened: OpenedStore;
}

/** ms between two times that the pages are asked to repeat themselves: it takes their time. */
const ASK_EVERY = 5_000;

/** ms in which they have done so. */
const REPEATED_WITHIN = 2_000;

/** ms in which what is only on its way has come: nobody need be asked for it. */
const COMES_WITHIN = 100;

/** Begins to listen; once for the page, whichever view is shown. */
export function startSession(): LiveSession {
  const recording = createRecording(Date.now, () => askAgain());
  const connection = connect((told) => {
    recording.accept(told);
    if (told.kind === 'left') setTimeout(() => askWhetherThere(told.page), LATE_WITHIN * 1.2);
  });
  let isAsking = false;
  /** Whoever connects has asked. */
  let askedAt = Date.now();
  const ask = () => {
    isAsking = recording.isMissing();
    if (!isAsking) return;
    askedAt = Date.now();
    connection.repeat();
    setTimeout(() => {
      isAsking = false;
      recording.settle();
    }, REPEATED_WITHIN);
  };
  const askAgain = () => {
    if (isAsking) return;
    isAsking = true;
    setTimeout(ask, Math.max(COMES_WITHIN, askedAt + ASK_EVERY - Date.now()));
  };
  /** Anybody may take leave for a page: what it runs answers when it is still there. */
  const askWhetherThere = (page: string) => {
    if (recording.pages().some(({ id, isLive }) => id === page && isLive)) return;
    const actor = recording
      .actors()
      .find((one) => one.page === page && one.status === 'active' && one.definition !== null);
    if (actor !== undefined) connection.explain(page, actor.sessionId);
  };
  return { recording, connection, stately: createStatelyLink(recording), opened: createOpenedStore() };
}

/** Renders again when the recording grew: at most once a frame. */
export function useRecording(recording: Recording): number {
  return useSyncExternalStore((listener) => byFrame(recording, listener), recording.version);
}

function byFrame(recording: Recording, listener: () => void): () => void {
  let frame: number | null = null;
  const unsubscribe = recording.subscribe(() => {
    frame ??= requestAnimationFrame(() => {
      frame = null;
      listener();
    });
  });
  return () => {
    unsubscribe();
    if (frame !== null) cancelAnimationFrame(frame);
  };
}
