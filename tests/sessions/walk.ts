/** A merchant in one journey: waits, chooses an action, performs it, and may give up. */
import type { Actor, AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

import { callCharts } from '../../src/journey/state-changes';
import { visitPage } from './external-pages';
import type { JourneyEntry } from './journeys';
import type { MerchantApp } from './merchant-app';
import type { Merchant } from './merchants';
import type { Random } from './random';
import { possibleActions, type UserAction } from './user-actions';
import type { VirtualTime } from './virtual-time';

/** How the walk ended, and the URL that the browser opens next. */
export type End =
  | { readonly kind: 'done' | 'reloaded' | 'returned'; readonly address: string }
  | { readonly kind: 'gaveUp' };

export interface Walk {
  readonly id: string;
  readonly journeyEntry: JourneyEntry;
  readonly actor: Actor<AnyStateMachine>;
  readonly merchantApp: MerchantApp;
  readonly merchant: Merchant;
  readonly random: Random;
  readonly time: VirtualTime;
  /** How often the merchant was in this journey before, during this visit. */
  readonly times: number;
  readonly decide: () => number;
  readonly isOver: () => boolean;
}

/** What `runUntilIdle` needs. */
export interface WaitOptions extends Pick<Walk, 'actor' | 'time'> {
  readonly merchantApp: Pick<MerchantApp, 'lender' | 'takeExternalUrl' | 'isAway'>;
}

/** A chart that is shown: the journey's, or one that it invokes and shows on its page (a code). */
export interface Chart {
  readonly id: string;
  readonly snapshot: AnyMachineSnapshot;
  readonly send: (event: UserAction['event']) => void;
}

/** Merchants give up on a page that is busy for longer than this, ms. */
const MAX_BUSY_MS = 45_000;
const RELOAD_CHANCE = 0.012;

/** Walks in one journey until it ends or the merchant gives up. */
export async function walk(options: Walk): Promise<End> {
  const { id, journeyEntry, actor, merchantApp, merchant, random, time } = options;
  const done = new Map<string, number>();
  for (;;) {
    const leftTo = await runUntilIdle(options, null);
    if (leftTo !== null) return visitExternalPage(options, leftTo);
    const snapshot = actor.getSnapshot();
    if (snapshot.status === 'done') return { kind: 'done', address: redirectOf(snapshot.output) };
    if (snapshot.status === 'error') throw new Error(`${id} broke`, { cause: snapshot.error });
    options.decide();
    if (options.isOver()) return { kind: 'gaveUp' };

    const position = positionOf(actor);
    const choices = isBusy(actor) ? [] : await choicesOf(options, position, done);
    const chosen = random.weighted(choices);
    const seconds =
      chosen === undefined ? MAX_BUSY_MS / 1_000 : random.logNormal(chosen.seconds * merchant.pace);
    const givesUp = random.chance(giveUpChance(options, position, choices, done));
    const leftMeanwhile = await runUntilIdle(options, time.now() + seconds * 1_000);
    if (leftMeanwhile !== null) return visitExternalPage(options, leftMeanwhile);
    // The state changed while the merchant hesitated: they choose again.
    if (positionOf(actor) !== position) continue;
    if (givesUp || chosen === undefined) return { kind: 'gaveUp' };
    if (random.chance(RELOAD_CHANCE)) return { kind: 'reloaded', address: addressOf(actor, journeyEntry) };
    const chart = shownCharts(actor).find(({ id: chartId }) => chartId === chosen.chart);
    if (chart === undefined || !chart.snapshot.can(chosen.event)) continue;
    const action = `${position} ${chosen.event.type}`;
    done.set(action, (done.get(action) ?? 0) + 1);
    chart.send(chosen.event);
    if (chosen.event.type === 'qr.chosen' && id === 'payment-status')
      merchantApp.scan(journeyEntry.params.paymentId ?? '');
  }
}

/** Visits an external page until the merchant returns from it. */
async function visitExternalPage({ merchantApp, random, time }: Walk, url: string): Promise<End> {
  time.goTo(time.now() + 1_000 * random.logNormal(35, 0.5));
  return { kind: 'returned', address: await visitPage(merchantApp.lender, random, url) };
}

type Choice = UserAction & { readonly chart: string };

async function choicesOf(
  { actor, merchantApp }: Walk,
  position: string,
  done: ReadonlyMap<string, number>,
): Promise<readonly Choice[]> {
  const choices: Choice[] = [];
  for (const { id, snapshot } of shownCharts(actor)) {
    const actions = await possibleActions(
      id,
      snapshot,
      merchantApp.inputs,
      (type) => done.get(`${position} ${type}`) ?? 0,
    );
    choices.push(...actions.map((action) => ({ ...action, chart: id })));
  }
  return choices;
}

/** The journey's chart and the invoked charts that it shows; not those that only make calls. */
export function shownCharts(actor: Actor<AnyStateMachine>): readonly Chart[] {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  const children: readonly (AnyActorRef | undefined)[] = Object.values(snapshot.children);
  const invoked = children.flatMap((child): readonly Chart[] => {
    const childSnapshot: Partial<AnyMachineSnapshot> | undefined = child?.getSnapshot();
    if (child === undefined || !isMachineSnapshot(childSnapshot) || childSnapshot.status !== 'active')
      return [];
    return callCharts.has(childSnapshot.machine.id)
      ? []
      : [{ id: childSnapshot.machine.id, snapshot: childSnapshot, send: (event) => child.send(event) }];
  });
  return [{ id: snapshot.machine.id, snapshot, send: (event) => actor.send(event) }, ...invoked];
}

function isMachineSnapshot(
  snapshot: Partial<AnyMachineSnapshot> | undefined,
): snapshot is AnyMachineSnapshot {
  return snapshot !== undefined && 'machine' in snapshot;
}

/** The states of all charts that are shown. */
function positionOf(actor: Actor<AnyStateMachine>): string {
  return JSON.stringify(shownCharts(actor).map(({ snapshot: { value, status } }) => [value, status]));
}

export function isBusy(actor: Actor<AnyStateMachine>): boolean {
  return shownCharts(actor).some(({ snapshot }) => snapshot.hasTag('pending'));
}

/** Chance to give up; higher after a failure, after repeated actions, and in a journey that was visited before. */
function giveUpChance(
  { merchant: { impatience }, times }: Walk,
  position: string,
  actions: readonly UserAction[],
  done: ReadonlyMap<string, number>,
): number {
  const hasFailed = actions.some(({ event }) => event.type === 'retry');
  const tries = [...done]
    .filter(([key]) => key.startsWith(position))
    .reduce((sum, [, times]) => sum + times, 0);
  return Math.min(0.8, impatience * (hasFailed ? 5 : 1) * (1 + tries) * (1 + times));
}

/**
 * Runs timers and calls until a time; without one, until the page is no longer busy. @returns the external page that the app
 * opened; null when there is none
 */
export async function runUntilIdle(
  { actor, merchantApp, time }: WaitOptions,
  until: number | null,
): Promise<string | null> {
  const startedAt = time.now();
  for (;;) {
    await settle(merchantApp, time);
    const left = merchantApp.takeExternalUrl();
    if (left !== null) return left;
    if (actor.getSnapshot().status !== 'active') return null;
    const due = time.nextDue();
    const end = until ?? (isBusy(actor) || merchantApp.isAway() ? startedAt + MAX_BUSY_MS : startedAt);
    if (due === null || due > end) {
      // Timers that are due later are not waited for.
      if (until !== null) time.goTo(end);
      return null;
    }
    time.runNextTimer();
  }
}

/** Waits until no call and no promise is pending: from then on only virtual time changes anything. */
export async function settle({ lender }: Pick<MerchantApp, 'lender'>, time: VirtualTime): Promise<void> {
  let previousCount = -1;
  for (let quiet = 0; quiet < 3; ) {
    await new Promise((resolve) => setImmediate(resolve));
    const count = lender.calls() + time.timersSet();
    quiet = lender.inFlight() === 0 && count === previousCount ? quiet + 1 : 0;
    previousCount = count;
  }
}

export function redirectOf(output: unknown): string {
  if (typeof output !== 'object' || output === null || !('redirectTo' in output)) return '/';
  return String(output.redirectTo);
}

/** The browser's URL: that of the state, or else the entry URL. */
export function addressOf(actor: Actor<AnyStateMachine>, { entryUrl, params }: JourneyEntry): string {
  const { context } = actor.getSnapshot();
  const values: Readonly<Record<string, string>> = { ...params, ...context.pathParams };
  const meta: readonly unknown[] = Object.values(actor.getSnapshot().getMeta());
  const path = meta.map(pathIn).find((metaPath) => metaPath !== null) ?? entryUrl;
  return path.replaceAll(/\$(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

function pathIn(meta: unknown): string | null {
  return typeof meta === 'object' && meta !== null && 'path' in meta ? String(meta.path) : null;
}
