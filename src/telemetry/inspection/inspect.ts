import type { AnyActorRef, InspectionEvent } from 'xstate';
import { definitionText } from './definition';
import { guardResultsOf } from './guard-results';
import { GONE_AFTER } from './heartbeat';
import { whenIdle } from './idle';
import { actorMessage, machineOf, refOf } from './messages';
import {
  BACK_WITHIN,
  CHANNEL,
  type FromApp,
  type FromInspector,
  isFromInspector,
  type Message,
  VERSION,
} from './protocol';
import { type Batch, createRecorder } from './recorder';
import { redactPath } from './redact';

/**
 * Sends all actor events of this page to every open inspector of this origin, until the last one is closed. Inspectors may
 * request a repetition and guard evaluations, nothing else.
 * @param roots actors that are already running
 * @param stopped called when no inspector is left
 * @returns the listener for XState's inspection events
 */
export function inspect(
  roots: readonly AnyActorRef[],
  stopped: () => void,
): (event: InspectionEvent, at: number) => void {
  const page = Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('');
  const actors = new Map<string, WeakRef<AnyActorRef>>();
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isFromInspector(data)) answer(data);
  };
  const post = (message: FromApp) => channel.postMessage(message);
  const send = (batch: Batch) =>
    post({ from: 'app', kind: 'messages', page, path: redactPath(window.location.pathname), ...batch });
  const recorder = createRecorder({ whenIdle, send });

  const know = (actor: AnyActorRef) => actors.set(actor.sessionId, new WeakRef(actor));
  const announce = (actor: AnyActorRef) => {
    know(actor);
    recorder.add(presence(actor), actor);
    const children: unknown = Reflect.get(Object(actor.getSnapshot()), 'children');
    for (const child of Object.values(Object(children))) if (child !== undefined) announce(refOf(child));
  };
  for (const root of roots) if (root.getSnapshot().status === 'active') announce(root);

  const leave = () => {
    recorder.flush();
    post({ from: 'app', kind: 'left', page });
  };
  const stop = () => {
    window.removeEventListener('pagehide', leave);
    recorder.stop();
    channel.close();
    stopped();
  };
  let gone = setTimeout(stop, GONE_AFTER);

  const answer = (data: FromInspector) => {
    clearTimeout(gone);
    gone = setTimeout(stop, data.type === '@statelyai.disconnected' ? BACK_WITHIN : GONE_AFTER);
    if (data.type === '@statelyai.connected') repeat();
    if ((data.type !== '@app.explain' && data.type !== '@app.define') || data.page !== page) return;
    const { sessionId } = data;
    const actor = actors.get(sessionId)?.deref();
    const machine = actor === undefined ? null : machineOf(actor);
    if (actor === undefined || machine === null) return;
    if (data.type === '@app.explain')
      post({ from: 'app', kind: 'acceptance', page, sessionId, branches: guardResultsOf(actor) });
    else
      post({
        from: 'app',
        kind: 'definition',
        page,
        chart: machine.id,
        definition: definitionText(machine),
      });
  };
  // When restored from the back/forward cache, the page is reported as new.
  window.addEventListener('pagehide', leave);

  /** Everything buffered, and the running actors, in case their start was dropped. */
  const repeat = () => {
    for (const batch of recorder.replay()) send(batch);
    for (const known of actors.values()) {
      const actor = known.deref();
      if (actor?.getSnapshot().status === 'active') recorder.add(presence(actor), actor);
    }
  };

  return (inspected, at) => {
    if (inspected.type === '@xstate.actor') know(refOf(inspected.actorRef));
    recorder.note(inspected, at);
  };
}

/** Current state of an actor. */
function presence(actor: AnyActorRef): Message {
  return actorMessage(actor, {
    _version: VERSION,
    id: '',
    createdAt: String(Date.now()),
    rootId: rootOf(actor).sessionId,
    sessionId: actor.sessionId,
  });
}

function rootOf(actor: AnyActorRef): AnyActorRef {
  return actor._parent === undefined ? actor : rootOf(actor._parent);
}
