import { useEffect } from 'react';

import type { Actor } from '../../live/actors';
import type { LiveSession } from '../../live/session';

/** An actor must be idle for this time before its guard results are requested, because evaluating takes the app's time. */
const IDLE_BEFORE_REQUEST_MS = 1_000;

/** Requests the guard results of an actor after each change of `stateKey`, when it is idle; nothing where that is null. */
export function useExplanation(
  session: LiveSession,
  actor: Actor | undefined,
  stateKey: string | null,
): void {
  const { page, sessionId } = actor ?? {};
  useEffect(() => {
    if (page === undefined || sessionId === undefined || stateKey === null) return;
    const timer = setTimeout(() => session.connection.explain(page, sessionId), IDLE_BEFORE_REQUEST_MS);
    return () => clearTimeout(timer);
  }, [session, page, sessionId, stateKey]);
}

/** Requests the full definition of an actor whose chart is not in the catalogue. */
export function useDefinition({ connection }: LiveSession, actor: Actor | undefined): void {
  const { page, sessionId } = actor?.definition == null ? {} : actor;
  useEffect(() => {
    if (page !== undefined && sessionId !== undefined) connection.define(page, sessionId);
  }, [connection, page, sessionId]);
}
