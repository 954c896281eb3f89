import type { AnyActorRef, InspectionEvent } from 'xstate';

import { acceptanceOf } from './acceptance';
import { createBeat } from './beat';
import { definitionText } from './definition';
import { openLine } from './line';
import { actorMessage, machineOf, refOf } from './messages';
import { BACK_WITHIN, type FromApp, type FromInspector, type Message, VERSION } from './protocol';
import { type Batch, createRecorder } from './recorder';
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
  const actors = new Map<string, WeakRef<AnyActorRef>>();
  const line = openLine({ hear: (message) => answer(message), lost: () => repeat() });
  /** What is told while the page takes its leave: all of it at once. */
  let farewell: FromApp[] | null = null;
  const post = (message: FromApp) => {
    if (farewell === null) line.post(message);
    else farewell.push(message);
  };
  let latest: FromApp | null = null;
  const tell = (batch: Batch) => {
    latest = { from: 'app', kind: 'messages', page, path: redactPath(window.location.pathname), ...batch };
    post(latest);
  };
  const beat = createBeat();
  const recorder = createRecorder({ whenIdle: beat.whenIdle, send: tell });

  const know = (actor: AnyActorRef) => actors.set(actor.sessionId, new WeakRef(actor));
  const announce = (actor: AnyActorRef) => {
    know(actor);
    recorder.add(presence(actor), actor);
    const children: unknown = Reflect.get(Object(actor.getSnapshot()), 'children');
    for (const child of Object.values(Object(children))) if (child !== undefined) announce(refOf(child));
  };
  for (const root of roots) if (root.getSnapshot().status === 'active') announce(root);

  const leave = () => {
    // The worker goes with the page: what it was handed last may not have come, and is told once more by its number.
    farewell = latest === null ? [] : [latest];
    recorder.flush();
    post({ from: 'app', kind: 'left', page });
    line.postLast(farewell);
    farewell = null;
  };
  const stop = () => {
    window.removeEventListener('pagehide', leave);
    recorder.stop();
    beat.stop();
    line.close();
    stopped();
  };
  const gone = createTimer(stop);
  gone.in(GONE_AFTER);

  const answer = (data: FromInspector) => {
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
    for (const batch of recorder.replay()) tell(batch);
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

/** Put off far more often than it runs: a timer that is set looks again when it is over. */
function createTimer(run: () => void): { readonly in: (ms: number) => void } {
  let id: ReturnType<typeof setTimeout> | undefined;
  let looksAt = Number.POSITIVE_INFINITY;
  let due = 0;
  const plan = () => {
    looksAt = due;
    id = setTimeout(look, due - Date.now());
  };
  const look = () => {
    looksAt = Number.POSITIVE_INFINITY;
    if (Date.now() < due) plan();
    else run();
  };
  return {
    in(ms) {
      due = Date.now() + ms;
      if (looksAt <= due) return;
      clearTimeout(id);
      plan();
    },
  };
}
