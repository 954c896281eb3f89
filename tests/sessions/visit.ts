/** One merchant's visit: the real charts with the real adapters, in front of the sandbox lender, without a browser. */
import { type Actor, type AnyStateMachine, createActor } from 'xstate';

import type { Sandbox } from '../../sandbox/create-sandbox';
import { createStateChanges } from '../../src/journey/state-changes';
import { type AnalyticsEvent, admit } from '../../src/telemetry/events';
import { createDesk, type Desk } from './desk';
import { type Gesture, gesturesIn } from './gestures';
import { adaptJourney, type Opening, openingAt } from './journeys';
import { drawMerchant, type Merchant } from './merchants';
import { visitPage } from './outside';
import { createRandom, type Random } from './random';
import { createVirtualTime, type VirtualTime } from './virtual-time';

/** What analytics were told of one visit. Times in ms since 1970. */
export interface Visit {
  readonly persona: string;
  readonly visitorId: string;
  readonly events: readonly AnalyticsEvent[];
  readonly endedAt: number;
}

export interface VisitPlan {
  readonly sandbox: Sandbox;
  readonly seed: number;
  readonly index: number;
  /** When it begins, ms since 1970. */
  readonly startsAt: number;
  /** Hands the visit's time to the sandbox. */
  readonly onTime: (time: VirtualTime) => void;
}

const MOST_DECISIONS = 60;
const LONGEST_MS = 45 * 60_000;
/** Nobody looks at a page that is busy for longer. */
const MOST_PATIENT_MS = 45_000;
const RELOADS = 0.012;
const COMES_BACK = 0.1;

/** Makes a visit. The same seed and index make the same one. */
export async function makeVisit({ sandbox, seed, index, startsAt, onTime }: VisitPlan): Promise<Visit> {
  const random = createRandom(seed, index);
  const time = createVirtualTime(startsAt);
  onTime(time);
  const merchant = drawMerchant(random);
  const visitorId = hex(seed, index, 0);
  const session = letters(visitorId);
  const events: AnalyticsEvent[] = [];
  const record = (name: string, properties: object) => {
    const id = hex(seed, index, events.length + 1);
    const event = admit({ id, name, at: time.now(), properties: { ...properties, session } });
    if (event !== null) events.push(event);
  };
  const desk = await createDesk({ sandbox, time, random, merchant });
  const follow = createStateChanges((change) => record('journey_state_changed', change));
  const open = () => record('app_opened', { environment: 'sandbox' });

  open();
  let address: string | null = merchant.door;
  let decisions = 0;
  const entered = new Map<string, number>();
  const isOver = () => decisions >= MOST_DECISIONS || time.now() - startsAt > LONGEST_MS;
  while (address !== null && !isOver()) {
    const found = openingAt(address);
    if (found === null) break;
    const times = entered.get(found.id) ?? 0;
    entered.set(found.id, times + 1);
    const { machine, input } = adaptJourney(found.id, desk.app);
    const actor = createActor(machine, {
      clock: time.clock,
      input: input(found.opening),
      inspect: (step) => follow(step, time.now()),
    });
    actor.start();
    const end = await walk({
      ...found,
      actor,
      desk,
      merchant,
      random,
      time,
      times,
      decide: () => ++decisions,
      isOver,
    });
    actor.stop();
    if (end.kind === 'reloaded' || end.kind === 'returned') open();
    address = end.kind === 'gaveUp' ? null : end.address;
    if (end.kind === 'done' && (address === '/' || address === 'goBack'))
      address = random.chance(COMES_BACK) ? '/termloan' : null;
  }
  await settle(desk, time);
  await desk.leave();
  return { persona: merchant.persona, visitorId, events, endedAt: time.now() };
}

type End =
  | { readonly kind: 'done' | 'reloaded' | 'returned'; readonly address: string }
  | { readonly kind: 'gaveUp' };

interface Walk {
  readonly id: string;
  readonly opening: Opening;
  readonly actor: Actor<AnyStateMachine>;
  readonly desk: Desk;
  readonly merchant: Merchant;
  readonly random: Random;
  readonly time: VirtualTime;
  /** How often the merchant was in this journey before, in this visit. */
  readonly times: number;
  readonly decide: () => number;
  readonly isOver: () => boolean;
}

/** Goes on in one journey until it ends, or the merchant does. */
async function walk(of: Walk): Promise<End> {
  const { id, opening, actor, desk, merchant, random, time } = of;
  const done = new Map<string, number>();
  for (;;) {
    const away = await rest(of, null);
    if (away !== null) {
      time.goTo(time.now() + 1_000 * random.around(35, 0.5));
      return { kind: 'returned', address: await visitPage(desk.line, random, away) };
    }
    const snapshot = actor.getSnapshot();
    if (snapshot.status === 'done') return { kind: 'done', address: redirectOf(snapshot.output) };
    if (snapshot.status === 'error') throw new Error(`${id} broke`, { cause: snapshot.error });
    of.decide();
    if (of.isOver()) return { kind: 'gaveUp' };

    const where = JSON.stringify(snapshot.value);
    const gestures = snapshot.hasTag('pending')
      ? []
      : await gesturesIn(id, snapshot, desk.hand, (type) => done.get(`${where} ${type}`) ?? 0);
    const chosen = random.weighted(gestures);
    const seconds =
      chosen === undefined ? MOST_PATIENT_MS / 1_000 : random.around(chosen.seconds * merchant.pace);
    const isWeary = random.chance(weariness(of, where, gestures, done));
    const before = `${where} ${String(snapshot.status)}`;
    const left = await rest(of, time.now() + seconds * 1_000);
    if (left !== null) continue;
    const now = actor.getSnapshot();
    // Something else happened while they hesitated: they look again.
    if (`${JSON.stringify(now.value)} ${String(now.status)}` !== before) continue;
    if (isWeary || chosen === undefined) return { kind: 'gaveUp' };
    if (random.chance(RELOADS)) return { kind: 'reloaded', address: addressOf(actor, opening) };
    if (!now.can(chosen.event)) continue;
    done.set(`${where} ${chosen.event.type}`, (done.get(`${where} ${chosen.event.type}`) ?? 0) + 1);
    actor.send(chosen.event);
    if (chosen.event.type === 'qr.chosen' && id === 'payment-status')
      desk.scan(opening.params.paymentId ?? '');
  }
}

/** Where something failed, where the same was done before, or where they were before, merchants stop more often. */
function weariness(
  { merchant: { impatience }, times }: Walk,
  where: string,
  gestures: readonly Gesture[],
  done: ReadonlyMap<string, number>,
): number {
  const hasFailed = gestures.some(({ event }) => event.type === 'retry');
  const tries = [...done].filter(([key]) => key.startsWith(where)).reduce((sum, [, times]) => sum + times, 0);
  return Math.min(0.8, impatience * (hasFailed ? 5 : 1) * (1 + tries) * (1 + times));
}

/**
 * Lets happen what happens by itself, until a time; without one, until nothing is awaited that keeps the page busy.
 * @returns the page of another that the app left for; null when it did not
 */
async function rest({ actor, desk, time }: Walk, until: number | null): Promise<string | null> {
  const started = time.now();
  for (;;) {
    await settle(desk, time);
    const left = desk.leftFor();
    if (left !== null) return left;
    const snapshot = actor.getSnapshot();
    if (snapshot.status !== 'active') return null;
    const due = time.nextDue();
    const end = until ?? (isBusy(snapshot) || desk.isAway() ? started + MOST_PATIENT_MS : started);
    if (due === null || due > end) {
      // What was on its way when they looked up is not what they wait for.
      if (until !== null) time.goTo(end);
      return null;
    }
    time.doNext();
  }
}

function isBusy(snapshot: { readonly hasTag: (tag: string) => boolean }): boolean {
  return snapshot.hasTag('pending');
}

/** Until no call is answered and no promise is on its way: what follows is decided by the virtual time alone. */
async function settle({ line }: Desk, time: VirtualTime): Promise<void> {
  let before = -1;
  for (let quiet = 0; quiet < 3; ) {
    await new Promise((resolve) => setImmediate(resolve));
    const now = line.calls() + time.planned();
    quiet = line.inFlight() === 0 && now === before ? quiet + 1 : 0;
    before = now;
  }
}

function redirectOf(output: unknown): string {
  if (typeof output !== 'object' || output === null || !('redirectTo' in output)) return '/';
  return String(output.redirectTo);
}

/** Where the browser stands: the URL of the state, else of the door. */
function addressOf(actor: Actor<AnyStateMachine>, { door, params }: Opening): string {
  const { context } = actor.getSnapshot();
  const known: Readonly<Record<string, string>> = { ...params, ...context.pathParams };
  const meta: readonly unknown[] = Object.values(actor.getSnapshot().getMeta());
  const path = meta.map(pathIn).find((one) => one !== null) ?? door;
  return path.replaceAll(/\$(\w+)/g, (_, name: string) => encodeURIComponent(known[name] ?? ''));
}

function pathIn(meta: unknown): string | null {
  return typeof meta === 'object' && meta !== null && 'path' in meta ? String(meta.path) : null;
}

/** 32 digits that nobody else has; mostly zeros, so that a file of them is small. */
function hex(seed: number, index: number, count: number): string {
  const part = (number: number, length: number) => number.toString(16).padStart(length, '0');
  return `${part(seed % 0xffff_ffff, 8)}${part(index, 16)}${part(count, 8)}`;
}

/** As the app does: a run of digits would be taken for somebody's number, and hidden. */
function letters(id: string): string {
  return id.replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
}
