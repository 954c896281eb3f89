import type { AnyActorRef, InspectionEvent } from 'xstate';
import { definitionText } from './definition';
import { guardResultsOf } from './guard-results';
import { HEARTBEAT_TIMEOUT_MS } from './heartbeat';
import { whenIdle } from './idle';
import { actorMessage, machineOf, refOf } from './messages';
import {
  CHANNEL,
  type FromApp,
  type FromInspector,
  isFromInspector,
  type Message,
  PROTOCOL_VERSION,
  RECONNECT_WITHIN_MS,
} from './protocol';
import { type Batch, createRecorder } from './recorder';
import { redactPath } from './redact';

/**
 * Sends all actor events of this page to every open inspector of this origin, until the last one is closed. Inspectors may
 * request a repetition, guard evaluations and the definition of a chart, nothing else.
 * @param tab random id of this tab, the same after a reload
 * @param onStopped called when no inspector is left
 * @returns the listener for XState's inspection events
 */
export function inspect(
  tab: string,
  onStopped: () => void,
): (event: InspectionEvent, createdAt: number) => void {
  const page = Array.from(crypto.getRandomValues(new Uint32Array(3)), (number) => number.toString(36)).join(
    '',
  );
  const actors = new Map<string, WeakRef<AnyActorRef>>();
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isFromInspector(data)) handleRequest(data);
  };
  const post = (message: FromApp) => channel.postMessage(message);
  const send = (batch: Batch) =>
    post({ from: 'app', kind: 'messages', page, tab, path: redactPath(window.location.pathname), ...batch });
  const recorder = createRecorder({ whenIdle, send });

  const trackActor = (actor: AnyActorRef) => actors.set(actor.sessionId, new WeakRef(actor));

  const reportPageLeft = () => {
    recorder.flush();
    post({ from: 'app', kind: 'left', page });
  };
  const stop = () => {
    window.removeEventListener('pagehide', reportPageLeft);
    recorder.stop();
    // An inspector may only have been throttled, or asleep: for its next heartbeat this page begins again, under another id.
    post({ from: 'app', kind: 'left', page });
    channel.close();
    onStopped();
  };
  let stopTimer = setTimeout(stop, HEARTBEAT_TIMEOUT_MS);

  const handleRequest = (request: FromInspector) => {
    clearTimeout(stopTimer);
    stopTimer = setTimeout(
      stop,
      request.type === '@statelyai.disconnected' ? RECONNECT_WITHIN_MS : HEARTBEAT_TIMEOUT_MS,
    );
    if (request.type === '@statelyai.connected') repeat();
    if ((request.type !== '@app.explain' && request.type !== '@app.define') || request.page !== page) return;
    const { sessionId } = request;
    const actor = actors.get(sessionId)?.deref();
    const machine = actor === undefined ? null : machineOf(actor);
    if (actor === undefined || machine === null) return;
    if (request.type === '@app.explain')
      post({ from: 'app', kind: 'acceptance', page, sessionId, transitions: guardResultsOf(actor) });
    else
      post({
        from: 'app',
        kind: 'definition',
        page,
        chart: machine.id,
        definition: definitionText(machine),
      });
  };
  // The page may be restored from the back/forward cache: its next message then marks it as open again.
  window.addEventListener('pagehide', reportPageLeft);

  /** Sends all buffered messages again, and the running actors, because their first message may have been dropped. */
  const repeat = () => {
    for (const batch of recorder.replay()) send(batch);
    for (const actorRef of actors.values()) {
      const actor = actorRef.deref();
      if (actor?.getSnapshot().status === 'active') recorder.add(currentStateMessage(actor), actor);
    }
  };

  return (inspectionEvent, createdAt) => {
    if (inspectionEvent.type === '@xstate.actor') trackActor(refOf(inspectionEvent.actorRef));
    recorder.record(inspectionEvent, createdAt);
  };
}

/** A message with an actor's current state. */
function currentStateMessage(actor: AnyActorRef): Message {
  return actorMessage(actor, {
    _version: PROTOCOL_VERSION,
    id: '',
    createdAt: String(Date.now()),
    rootId: rootOf(actor).sessionId,
    sessionId: actor.sessionId,
  });
}

function rootOf(actor: AnyActorRef): AnyActorRef {
  return actor._parent === undefined ? actor : rootOf(actor._parent);
}
