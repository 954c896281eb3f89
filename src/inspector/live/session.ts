import { useSyncExternalStore } from 'react';

import { type Connection, connect } from './connection';
import { restoreEarlierPages, restoreTabNumbers, storeEarlierPages, storeTabNumbers } from './earlier-pages';
import { createOpenedStore, type OpenedStore } from './opened-recording';
import { createRecording, LATE_MESSAGES_MS, type Recording } from './recording';
import { createStatelyLink, type StatelyLink } from './stately';

/** All that the live views share. */
export interface LiveSession {
  readonly recording: Recording;
  readonly connection: Connection;
  readonly stately: StatelyLink;
  /** A file shown instead of the live recording. */
  readonly opened: OpenedStore;
}

/** Minimum interval between two requests to repeat messages, because each takes the pages' time. */
const REQUEST_INTERVAL_MS = 5_000;

/** After a request, the pages have repeated their messages within this time. */
const REPETITION_TIMEOUT_MS = 2_000;

/** Missing messages may just be in flight: a request waits at least for this time. */
const IN_FLIGHT_MS = 100;

/** Starts to receive messages. Called once for the page; all views share the session. */
export function startSession(): LiveSession {
  const tabNumbers = restoreTabNumbers();
  const recording = createRecording(Date.now, () => scheduleRequest(), tabNumbers);
  restoreEarlierPages(recording);
  window.addEventListener('pagehide', () => {
    storeTabNumbers(recording, tabNumbers);
    storeEarlierPages(recording, Date.now());
  });
  const connection = connect((received) => {
    recording.accept(received);
    if (received.kind === 'left') setTimeout(() => checkPageOpen(received.page), LATE_MESSAGES_MS * 1.2);
  });
  let isRequestPending = false;
  /** When the last repetition was requested; connecting is a request too. */
  let requestedAt = Date.now();
  const requestRepetition = () => {
    isRequestPending = recording.isMissing();
    if (!isRequestPending) return;
    requestedAt = Date.now();
    connection.repeat();
    setTimeout(() => {
      isRequestPending = false;
      recording.settle();
    }, REPETITION_TIMEOUT_MS);
  };
  const scheduleRequest = () => {
    if (isRequestPending) return;
    isRequestPending = true;
    setTimeout(requestRepetition, Math.max(IN_FLIGHT_MS, requestedAt + REQUEST_INTERVAL_MS - Date.now()));
  };
  /**
   * Requests guard results of a page that was reported as left: any page of the origin may send that report, and an answer
   * shows that the page is still open.
   */
  const checkPageOpen = (page: string) => {
    if (recording.pages().some(({ id, isLive }) => id === page && isLive)) return;
    const actor = recording
      .actors()
      .find((actor) => actor.page === page && actor.status === 'active' && actor.definition !== null);
    if (actor !== undefined) connection.explain(page, actor.sessionId);
  };
  return { recording, connection, stately: createStatelyLink(recording), opened: createOpenedStore() };
}

/** Renders again when the recording has changed, at most once per frame. @returns the recording's version */
export function useRecording(recording: Recording): number {
  return useSyncExternalStore((listener) => subscribePerFrame(recording, listener), recording.version);
}

function subscribePerFrame(recording: Recording, listener: () => void): () => void {
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
