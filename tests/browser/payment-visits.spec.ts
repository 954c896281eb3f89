/**
 * Payments while calls fail, pages are killed and banks are slow: never two payments, and the final screen shows the true
 * status.
 */
import { isNight } from '../support/night';
import { allVisits, drawVisit, makeVisit, visitTitle } from './support/steps/payment-visit';
import { FAILED_CALLS, test } from './support/test';

/**
 * By day the same visit; at night 200 others, and each fault at each moment. `VISIT_SEED` is the first seed; each test
 * title has its seed.
 */
const first = Number(process.env.VISIT_SEED ?? (isNight ? 1_000 : 3));
const count = Number(process.env.VISITS ?? (isNight ? 200 : 1));

const drawn = Array.from({ length: count }, (_, at) => ({
  name: `visit ${first + at}`,
  visit: drawVisit(first + at),
}));
const each = allVisits().map((visit, at) => ({ name: `fault ${at + 1}`, visit }));

for (const { name, visit } of [...drawn, ...(isNight ? each : [])])
  test(`${name}: ${visitTitle(visit)}`, async ({ page, persona, allowed }) => {
    // The last one is Chromium's message when there is no UPI app.
    allowed.push(FAILED_CALLS, /Failed to launch 'upi:/);
    await makeVisit(page, await persona(visit.persona), visit);
  });
