import { and, asc, eq, gt } from 'drizzle-orm';
import type { MerchantContext } from '../control/merchant-context';
import { audit, events } from '../database/schema';
import { TOUR_STARTED } from './start-tour';
import { type Sign, type Tour, tourOf } from './tours';

/** The story that a merchant is in, and how many of its steps are done. */
export interface TourProgress {
  readonly name: string;
  readonly tour: Tour;
  readonly done: number;
}

/** What the sandbox has seen since the start of the story. Times in virtual seconds. */
interface Seen {
  readonly calls: readonly { readonly operationId: string; readonly status: number; readonly at: number }[];
  readonly events: readonly { readonly kind: string; readonly at: number }[];
}

/**
 * The story of a merchant, by the calls of the app and the events in the books; null for a merchant without one. A step before
 * one that is done is done, too.
 */
export async function tourProgress({ tx, merchant }: MerchantContext): Promise<TourProgress | null> {
  const ofMerchant = eq(events.merchantId, merchant.id);
  const [start] = await tx
    .select()
    .from(events)
    .where(and(ofMerchant, eq(events.kind, TOUR_STARTED)));
  if (start === undefined) return null;
  const { name }: { name: string } = JSON.parse(start.detail);
  const tour = tourOf(name);
  if (tour === undefined) return null;
  const seen = {
    calls: await tx.select().from(audit).where(eq(audit.merchantId, merchant.id)),
    events: await tx
      .select()
      .from(events)
      .where(and(ofMerchant, gt(events.id, start.id)))
      .orderBy(asc(events.id)),
  };
  const done = tour.steps.reduce((count, { sign }, index) => (isSeen(sign, seen) ? index + 1 : count), 0);
  return { name, tour, done };
}

function isSeen(sign: Sign, { calls, events: happened }: Seen): boolean {
  if ('event' in sign) return happened.some(({ kind }) => kind === sign.event);
  const since = sign.since === undefined ? 0 : happened.find(({ kind }) => kind === sign.since)?.at;
  if (since === undefined) return false;
  return calls.some(
    ({ operationId, status, at }) =>
      operationId === sign.call &&
      at >= since &&
      (sign.isLost === true ? status === 0 || status >= 500 : status > 0 && status < 400),
  );
}
