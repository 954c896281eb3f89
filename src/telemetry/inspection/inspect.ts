import type { AnyActorRef, InspectionEvent } from 'xstate';

import { acceptanceOf } from './acceptance';
import { definitionText } from './definition';
import { actorMessage, machineOf, refOf } from './messages';
import { BACK_WITHIN, CHANNEL, type FromApp, isFromInspector, type Message, VERSION } from './protocol';
import { createRecorder } from './recorder';
import { redactPath } from './redact';
import { GONE_AFTER } from './signs';

/**
 * Tells every open inspector of this origin what the actors of this page do, until the last one is gone. It can be asked to
 * repeat itself and to explain; it takes no other order.
 * @param roots actors that run already
 * @param stopped nobody listens any more
 * @returns what XState's inspection is handed to
 */
export function inspect(
  roots: readonly AnyActorRef[],
  stopped: () => void,
): (event: InspectionEvent, at: number) => void {
  const page = Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('');
  const channel = new BroadcastChannel(CHANNEL);
  const actors = new Map<string, WeakRef<AnyActorRef>>();
  const post = (message: FromApp) => channel.postMessage(message);
  const recorder = createRecorder({
    whenIdle,
    send: (batch) =>
      post({ from: 'app', kind: 'messages', page, path: redactPath(window.location.pathname), ...batch }),
  });

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
  const gone = createTimer(stop);
  gone.in(GONE_AFTER);

  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isFromInspector(data)) return;
    gone.in(data.type === '@statelyai.disconnected' ? BACK_WITHIN : GONE_AFTER);
    if (data.type === '@statelyai.connected') repeat();
    if ((data.type !== '@app.explain' && data.type !== '@app.define') || data.page !== page) return;
    const { sessionId } = data;
    const actor = actors.get(sessionId)?.deref();
    const machine = actor === undefined ? null : machineOf(actor);
    if (actor === undefined || machine === null) return;
    if (data.type === '@app.explain')
      post({ from: 'app', kind: 'acceptance', page, sessionId, branches: acceptanceOf(actor) });
    else
      post({
        from: 'app',
        kind: 'definition',
        page,
        chart: machine.id,
        definition: definitionText(machine),
      });
  };
  // Kept by the browser and shown again, the page is told of anew.
  window.addEventListener('pagehide', leave);

  /** All that is held; and whoever runs, in case that the recording has forgotten how it began. */
  const repeat = () => {
    for (const batch of recorder.replay())
      post({ from: 'app', kind: 'messages', page, path: redactPath(window.location.pathname), ...batch });
    for (const known of actors.values()) {
      const actor = known.deref();
      if (actor?.getSnapshot().status === 'active') recorder.add(presence(actor), actor);
    }
  };

  return (told, at) => {
    if (told.type === '@xstate.actor') know(refOf(told.actorRef));
    recorder.note(told, at);
  };
}

/** An actor as it stands now. */
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

/** Whoever follows sees it soon enough; what comes in the meantime goes with it: each message costs as much as what is in it. */
const GATHER_MS = 400;
const SLICE_MS = 4;

/** Safari has no idle callback: there, a short slice after a pause. */
function whenIdle(run: (left: () => number) => void, isMore: boolean): () => void {
  let idle: number | null = null;
  const begin = () => {
    if (typeof window.requestIdleCallback === 'function') {
      idle = window.requestIdleCallback((deadline) => run(() => deadline.timeRemaining()), {
        timeout: 1_000,
      });
      return;
    }
    const until = performance.now() + SLICE_MS;
    run(() => until - performance.now());
  };
  const id = setTimeout(begin, isMore ? 0 : GATHER_MS);
  return () => {
    clearTimeout(id);
    if (idle !== null) window.cancelIdleCallback(idle);
  };
}

function createTimer(run: () => void): { readonly in: (ms: number) => void } {
  let id: ReturnType<typeof setTimeout> | undefined;
  return {
    in(ms) {
      clearTimeout(id);
      id = setTimeout(run, ms);
    },
  };
}
