import { expect, type Page } from '@playwright/test';

import { bundleJudges } from '../../access/bundle-judges';
import { NARROW } from '../../access/looks';

let script: Promise<string> | undefined;

/** Checks that at 320 px nothing of the page is cut, overlaps, or is split over lines; then its size is as before. */
export async function expectLaidOut(page: Page): Promise<void> {
  script ??= bundleJudges();
  const size = page.viewportSize();
  await page.setViewportSize(NARROW);
  await page.evaluate(await script);
  expect(await page.evaluate(() => window.judges.layoutFaults())).toEqual([]);
  if (size !== null) await page.setViewportSize(size);
}
