/** Paying while calls break, pages die and banks take their time: never twice, and the screen tells the truth at the end. */
import { allVisits, drawVisit, makeVisit, tellVisit } from './support/steps/payment-visit';
import { FAILED_CALLS, test } from './support/test';

/**
 * By day the same few; at night 200 others, and each fault at each moment: `VISIT_SEED` says where they start, and the name of a
 * test its seed.
 */
const isNight = process.env.NIGHTLY === '1';
const first = Number(process.env.VISIT_SEED ?? (isNight ? 1_000 : 1));
const count = Number(process.env.VISITS ?? (isNight ? 200 : 10));

const drawn = Array.from({ length: count }, (_, at) => ({
  name: `visit ${first + at}`,
  visit: drawVisit(first + at),
}));
const each = allVisits().map((visit, at) => ({ name: `fault ${at + 1}`, visit }));

for (const { name, visit } of [...drawn, ...(isNight ? each : [])])
  test(`${name}: ${tellVisit(visit)}`, async ({ page, persona, allowed }) => {
    // The last is Chromium's word on a phone without a UPI app.
    allowed.push(FAILED_CALLS, /Failed to launch 'upi:/);
    await makeVisit(page, await persona(visit.persona), visit);
  });
