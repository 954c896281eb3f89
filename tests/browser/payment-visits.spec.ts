/** Paying while calls break, pages die and banks take their time: never twice, and the screen tells the truth at the end. */
import { drawVisit, makeVisit, tellVisit } from './support/payment-visit';
import { FAILED_CALLS, test } from './support/test';

/** By day the same few; at night 500 others: `VISIT_SEED` says where they start, and the name of a test its seed. */
const isNight = process.env.NIGHTLY === '1';
const first = Number(process.env.VISIT_SEED ?? (isNight ? 1_000 : 1));
const count = isNight ? Number(process.env.VISITS ?? 500) : 10;

for (let seed = first; seed < first + count; seed += 1) {
  const visit = drawVisit(seed);
  test(`visit ${seed}: ${tellVisit(visit)}`, async ({ page, persona, allowed }) => {
    allowed.push(FAILED_CALLS);
    await makeVisit(page, await persona(visit.persona), visit);
  });
}
