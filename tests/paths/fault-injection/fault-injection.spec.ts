/**
 * Walks of all personas through the app with injected faults (docs/fault-injection.md). Without `WALKS` it makes the daily
 * walks; otherwise those whose tokens it contains (run-walks.ts).
 */
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { test } from '@playwright/test';

import { withCamera } from '../../browser/support/fake-camera';
import { createMerchant } from '../../browser/support/lender';
import type { DoneStep } from './choose';
import { dailyWalks } from './daily';
import { describeWalk, readToken } from './plan';
import { type WalkLimits, walk } from './walks/walk';
import { WALK_RESULTS_FILE } from './walks/walk-results';

const requestedTokens = process.env.WALKS?.split(',').filter(Boolean);
/** Time after which no further walk starts, epoch ms. */
const endsAt = Number(process.env.WALKS_UNTIL ?? Number.POSITIVE_INFINITY);
/** Steps to replay instead of those drawn by the seed: of a replayed or shrunk walk. */
const steps = process.env.WALK_STEPS === undefined ? null : stepsIn(process.env.WALK_STEPS);
const EXPLORING_LIMITS: WalkLimits =
  requestedTokens === undefined ? { steps: 4, beyond: 2, ms: 5_000 } : { steps: 12, beyond: 4, ms: 40_000 };
/** A recorded path is walked to its end, with some other steps; leaving the journey may be part of it. */
const RECORDED_PATH_LIMITS: WalkLimits = { steps: 24, beyond: 24, ms: 60_000 };

/** The smallest supported phone; the sandbox's phone host needs a desktop viewport. */
const SMALLEST_PHONE = { width: 320, height: 568 };
const DESKTOP = { width: 1_100, height: 900 };

test.use({ launchOptions: withCamera() });

for (const token of requestedTokens ?? dailyWalks) {
  const planned = readToken(token);
  test(`${token}: ${describeWalk(planned)}`, async ({ page, baseURL }, { retry }) => {
    test.skip(Date.now() > endsAt, 'the time budget is used up');
    // Moving the clock of the page through every wait of a fault is slow on a busy machine.
    test.setTimeout(180_000);
    await page.setViewportSize(planned.host === 'page' ? SMALLEST_PHONE : DESKTOP);
    const merchant = await createMerchant(baseURL ?? '', planned.persona);
    const limits = planned.recordedPath === null ? EXPLORING_LIMITS : RECORDED_PATH_LIMITS;
    const walked = await walk(page, merchant, planned, limits, baseURL ?? '', steps);
    mkdirSync('reports/walks', { recursive: true });
    appendFileSync(WALK_RESULTS_FILE, `${JSON.stringify({ token, retry, ...walked })}\n`);
  });
}

function stepsIn(file: string): readonly DoneStep[] {
  // SAFETY: written by walk-log.ts and shrink-walk.ts.
  const { done } = JSON.parse(readFileSync(file, 'utf8')) as { readonly done: readonly DoneStep[] };
  return done;
}
