/**
 * Merchants of every sort walk through the app by themselves while something goes wrong (docs/crossings.md). By day the same
 * few walks; `CROSSINGS` holds the tokens of others (run.ts).
 */
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { test } from '@playwright/test';

import { withCamera } from '../../browser/support/fake-camera';
import { createMerchant } from '../../browser/support/lender';
import type { Done } from './choose';
import { dailyWalks } from './daily';
import { readToken, tell } from './plan';
import { type WalkLimits, walk } from './walk';
import { WALKED_FILE } from './walked';

const asked = process.env.CROSSINGS?.split(',').filter(Boolean);
/** Milliseconds of the clock after which no walk is begun any more. */
const until = Number(process.env.CROSSINGS_UNTIL ?? Number.POSITIVE_INFINITY);
/** Steps to make instead of those that the seed draws: of a walk that is made again, or shorter. */
const steps = process.env.CROSSING_STEPS === undefined ? null : stepsIn(process.env.CROSSING_STEPS);
const LIMITS: WalkLimits =
  asked === undefined ? { steps: 4, beyond: 2, ms: 5_000 } : { steps: 12, beyond: 4, ms: 40_000 };
/** A known way is walked to its end, with some steps aside; where it leaves its journey, that is on the way. */
const WAY_LIMITS: WalkLimits = { steps: 24, beyond: 24, ms: 60_000 };

/** The smallest phone that is still about; the sandbox's phone stands on a desk. */
const SMALL = { width: 320, height: 568 };
const DESK = { width: 1_100, height: 900 };

test.use({ launchOptions: withCamera() });

for (const token of asked ?? dailyWalks) {
  const crossing = readToken(token);
  test(`${token}: ${tell(crossing)}`, async ({ page, request, baseURL }, { retry }) => {
    test.skip(Date.now() > until, 'the budget is used');
    // The clock of the page is moved through every wait of a fault, which a busy machine takes its time for.
    test.setTimeout(180_000);
    await page.setViewportSize(crossing.host === 'page' ? SMALL : DESK);
    const merchant = await createMerchant(request, crossing.persona);
    const limits = crossing.way === null ? LIMITS : WAY_LIMITS;
    const walked = await walk(page, merchant, crossing, limits, baseURL ?? '', steps);
    mkdirSync('reports/crossings', { recursive: true });
    appendFileSync(WALKED_FILE, `${JSON.stringify({ token, retry, ...walked })}\n`);
  });
}

function stepsIn(file: string): readonly Done[] {
  // SAFETY: written by story.ts and shrink-walk.ts.
  const { done } = JSON.parse(readFileSync(file, 'utf8')) as { readonly done: readonly Done[] };
  return done;
}
