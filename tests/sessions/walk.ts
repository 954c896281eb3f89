/** A merchant in one journey: they look, hesitate, do something, and stop when they have had enough. */
import type { Actor, AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

import { sharedCharts } from '../../src/journey/state-changes';
import type { Desk } from './desk';
import { type Gesture, gesturesIn } from './gestures';
import type { Opening } from './journeys';
import type { Merchant } from './merchants';
import { visitPage } from './outside';
import type { Random } from './random';
import type { VirtualTime } from './virtual-time';

/** How it ended, and where the browser goes then. */
export type End =
  | { readonly kind: 'done' | 'reloaded' | 'returned'; readonly address: string }
  | { readonly kind: 'gaveUp' };

export interface Walk {
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

/** What `rest` needs of a visit. */
export interface Waiting extends Pick<Walk, 'actor' | 'time'> {
  readonly desk: Pick<Desk, 'line' | 'leftFor' | 'isAway'>;
}

/** A chart that the merchant has before them: the journey's, or one that it shows on its page (a code). */
export interface Chart {
  readonly id: string;
  readonly snapshot: AnyMachineSnapshot;
  readonly send: (event: Gesture['event']) => void;
}

/** Nobody looks at a page that is busy for longer. */
const MOST_PATIENT_MS = 45_000;
const RELOADS = 0.012;

/** Goes on in one journey until it ends, or the merchant does. */
export async function walk(of: Walk): Promise<End> {
  const { id, opening, actor, desk, merchant, random, time } = of;
  const done = new Map<string, number>();
  for (;;) {
    const away = await rest(of, null);
    if (away !== null) return elsewhere(of, away);
    const snapshot = actor.getSnapshot();
    if (snapshot.status === 'done') return { kind: 'done', address: redirectOf(snapshot.output) };
    if (snapshot.status === 'error') throw new Error(`${id} broke`, { cause: snapshot.error });
    of.decide();
    if (of.isOver()) return { kind: 'gaveUp' };

    const where = placeOf(actor);
    const choices = isBusy(actor) ? [] : await choicesOf(of, where, done);
    const chosen = random.weighted(choices);
    const seconds =
      chosen === undefined ? MOST_PATIENT_MS / 1_000 : random.around(chosen.seconds * merchant.pace);
    const isWeary = random.chance(weariness(of, where, choices, done));
    const left = await rest(of, time.now() + seconds * 1_000);
    if (left !== null) return elsewhere(of, left);
    // Something else happened while they hesitated: they look again.
    if (placeOf(actor) !== where) continue;
    if (isWeary || chosen === undefined) return { kind: 'gaveUp' };
    if (random.chance(RELOADS)) return { kind: 'reloaded', address: addressOf(actor, opening) };
    const chart = chartsOf(actor).find(({ id: of }) => of === chosen.chart);
    if (chart === undefined || !chart.snapshot.can(chosen.event)) continue;
    const deed = `${where} ${chosen.event.type}`;
    done.set(deed, (done.get(deed) ?? 0) + 1);
    chart.send(chosen.event);
    if (chosen.event.type === 'qr.chosen' && id === 'payment-status')
      desk.scan(opening.params.paymentId ?? '');
  }
}

/** On a page of another, until they come back from it. */
async function elsewhere({ desk, random, time }: Walk, url: string): Promise<End> {
  time.goTo(time.now() + 1_000 * random.around(35, 0.5));
  return { kind: 'returned', address: await visitPage(desk.line, random, url) };
}

type Choice = Gesture & { readonly chart: string };

async function choicesOf(
  { actor, desk }: Walk,
  where: string,
  done: ReadonlyMap<string, number>,
): Promise<readonly Choice[]> {
  const choices: Choice[] = [];
  for (const { id, snapshot } of chartsOf(actor)) {
    const gestures = await gesturesIn(id, snapshot, desk.hand, (type) => done.get(`${where} ${type}`) ?? 0);
    choices.push(...gestures.map((gesture) => ({ ...gesture, chart: id })));
  }
  return choices;
}

/** The journey's chart, and those that it has invoked and shows; not those that only make its calls. */
export function chartsOf(actor: Actor<AnyStateMachine>): readonly Chart[] {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  const children: readonly (AnyActorRef | undefined)[] = Object.values(snapshot.children);
  const invoked = children.flatMap((child): readonly Chart[] => {
    const shown: Partial<AnyMachineSnapshot> | undefined = child?.getSnapshot();
    if (child === undefined || !isChart(shown) || shown.status !== 'active') return [];
    return sharedCharts.has(shown.machine.id)
      ? []
      : [{ id: shown.machine.id, snapshot: shown, send: (event) => child.send(event) }];
  });
  return [{ id: snapshot.machine.id, snapshot, send: (event) => actor.send(event) }, ...invoked];
}

function isChart(snapshot: Partial<AnyMachineSnapshot> | undefined): snapshot is AnyMachineSnapshot {
  return snapshot !== undefined && 'machine' in snapshot;
}

/** Where they stand, in all charts that are shown. */
function placeOf(actor: Actor<AnyStateMachine>): string {
  return JSON.stringify(chartsOf(actor).map(({ snapshot: { value, status } }) => [value, status]));
}

export function isBusy(actor: Actor<AnyStateMachine>): boolean {
  return chartsOf(actor).some(({ snapshot }) => snapshot.hasTag('pending'));
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
export async function rest({ actor, desk, time }: Waiting, until: number | null): Promise<string | null> {
  const started = time.now();
  for (;;) {
    await settle(desk, time);
    const left = desk.leftFor();
    if (left !== null) return left;
    if (actor.getSnapshot().status !== 'active') return null;
    const due = time.nextDue();
    const end = until ?? (isBusy(actor) || desk.isAway() ? started + MOST_PATIENT_MS : started);
    if (due === null || due > end) {
      // What was on its way when they looked up is not what they wait for.
      if (until !== null) time.goTo(end);
      return null;
    }
    time.doNext();
  }
}

/** Until no call is answered and no promise is on its way: what follows is decided by the virtual time alone. */
export async function settle({ line }: Pick<Desk, 'line'>, time: VirtualTime): Promise<void> {
  let before = -1;
  for (let quiet = 0; quiet < 3; ) {
    await new Promise((resolve) => setImmediate(resolve));
    const now = line.calls() + time.planned();
    quiet = line.inFlight() === 0 && now === before ? quiet + 1 : 0;
    before = now;
  }
}

export function redirectOf(output: unknown): string {
  if (typeof output !== 'object' || output === null || !('redirectTo' in output)) return '/';
  return String(output.redirectTo);
}

/** Where the browser stands: the URL of the state, else of the entry URL. */
export function addressOf(actor: Actor<AnyStateMachine>, { entryUrl, params }: Opening): string {
  const { context } = actor.getSnapshot();
  const known: Readonly<Record<string, string>> = { ...params, ...context.pathParams };
  const meta: readonly unknown[] = Object.values(actor.getSnapshot().getMeta());
  const path = meta.map(pathIn).find((one) => one !== null) ?? entryUrl;
  return path.replaceAll(/\$(\w+)/g, (_, name: string) => encodeURIComponent(known[name] ?? ''));
}

function pathIn(meta: unknown): string | null {
  return typeof meta === 'object' && meta !== null && 'path' in meta ? String(meta.path) : null;
}
