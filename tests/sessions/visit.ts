/** One merchant's visit: the real charts with the real adapters, in front of the sandbox lender, without a browser. */
import { createActor, type InspectionEvent } from 'xstate';

import type { Sandbox } from '../../sandbox/create-sandbox';
import { createStateChangeReporter } from '../../src/journey/state-changes';
import { type AnalyticsEvent, filterEvent } from '../../src/telemetry/events';
import { adaptJourney, journeyAtUrl } from './journeys';
import { createMerchantApp } from './merchant-app';
import { drawMerchant } from './merchants';
import { createRandom } from './random';
import { createVirtualTime, type VirtualTime } from './virtual-time';
import { settle, walk } from './walk';

/** The analytics events of one visit. Times in ms since 1970. */
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
  /** Start of the visit, ms since 1970. */
  readonly startsAt: number;
  /** Passes the visit's virtual time to the sandbox. */
  readonly onTime: (time: VirtualTime) => void;
}

const MAX_DECISIONS = 60;
const MAX_VISIT_MS = 45 * 60_000;
/** Chance that a merchant who returned to the landing page continues, instead of ending the visit. */
const RETURN_CHANCE = 0.1;

/** Makes one visit. The same seed and index make the same visit. */
export async function makeVisit({ sandbox, seed, index, startsAt, onTime }: VisitPlan): Promise<Visit> {
  const random = createRandom(seed, index);
  const time = createVirtualTime(startsAt);
  onTime(time);
  const merchant = drawMerchant(random);
  const visitorId = hex(seed, index, 0);
  const session = digitsAsLetters(visitorId);
  const events: AnalyticsEvent[] = [];
  const record = (name: string, properties: object) => {
    const id = hex(seed, index, events.length + 1);
    const event = filterEvent({ id, name, at: time.now(), properties: { ...properties, session } });
    if (event !== null) events.push(event);
  };
  const follow = createStateChangeReporter((change) => record('journey_state_changed', change));
  const watch = (step: InspectionEvent) => follow(step, time.now());
  const merchantApp = await createMerchantApp({ sandbox, time, random, merchant, watch });
  const recordOpening = () => record('app_opened', { environment: 'sandbox', language: 'en' });

  recordOpening();
  let address: string | null = merchantApp.entryUrl;
  let decisions = 0;
  const journeyVisits = new Map<string, number>();
  const isOver = () => decisions >= MAX_DECISIONS || time.now() - startsAt > MAX_VISIT_MS;
  while (address !== null && !isOver()) {
    const opened = journeyAtUrl(address);
    if (opened === null) break;
    const visitsBefore = journeyVisits.get(opened.id) ?? 0;
    journeyVisits.set(opened.id, visitsBefore + 1);
    const { machine, input } = adaptJourney(opened.id, merchantApp.app);
    const actor = createActor(machine, {
      clock: time.clock,
      input: input(opened.journeyEntry),
      inspect: watch,
    });
    actor.start();
    const end = await walk({
      ...opened,
      actor,
      merchantApp,
      merchant,
      random,
      time,
      times: visitsBefore,
      decide: () => ++decisions,
      isOver,
    });
    actor.stop();
    if (end.kind === 'reloaded' || end.kind === 'returned') recordOpening();
    address = end.kind === 'gaveUp' ? null : end.address;
    if (end.kind === 'done' && (address === '/' || address === 'goBack'))
      address = random.chance(RETURN_CHANCE) ? '/' : null;
  }
  await settle(merchantApp, time);
  await merchantApp.leave();
  return { persona: merchant.persona, visitorId, events, endedAt: time.now() };
}

/** A unique id of 32 digits; mostly zeros, so that the file compresses well. */
function hex(seed: number, index: number, count: number): string {
  const part = (number: number, length: number) => number.toString(16).padStart(length, '0');
  return `${part(seed % 0xffff_ffff, 8)}${part(index, 16)}${part(count, 8)}`;
}

/** Replaces digits by letters, as the app does for its session id: a long number would be redacted as personal data. */
function digitsAsLetters(id: string): string {
  return id.replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
}
