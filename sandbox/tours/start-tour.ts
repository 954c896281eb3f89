import { changeClockAndFlags } from '../control/change-clock-and-flags';
import { setFault } from '../control/faults';
import { type DatabaseAndClock, virtualMs } from '../control/merchant-context';
import { recordEvent } from '../database/merchant';
import { DAY_SECONDS } from '../money/due-dates';
import { seeOther } from '../pages/html';
import { seedMerchant } from '../people/seed';
import { actCookie } from '../wire/identity';
import { tourOf } from './tours';

/** Event in the books with which a story starts; what happened before it is the persona's past. */
export const TOUR_STARTED = 'tour.started';

/**
 * Starts the story that the form names: creates its merchant, sets day, flags and fault, signs the browser in, and leads to the
 * phone.
 */
export async function startTour({ database, now }: DatabaseAndClock, request: Request): Promise<Response> {
  const name = new URLSearchParams(await request.text()).get('tour') ?? '';
  const tour = tourOf(name);
  if (tour === undefined) return seeOther('/sandbox');
  const { persona, days = 0, flags = {}, fault, to } = tour;
  const merchant = await database.write(async (tx) => {
    const seeded = await seedMerchant(tx, persona, { nowMs: now(), offsetMs: 0 });
    const context = { tx, merchant: seeded, now };
    await changeClockAndFlags(context, { advance_ms: days * DAY_SECONDS * 1_000, flags });
    await recordEvent(tx, seeded.id, Math.floor(virtualMs(context) / 1000), TOUR_STARTED, { name });
    if (fault !== undefined) {
      const { operation, kind, status } = fault;
      await setFault(context, operation, { kind, status });
    }
    return seeded;
  });
  return seeOther(`/sandbox/phone?to=${encodeURIComponent(to)}`, { 'set-cookie': actCookie(merchant.token) });
}
