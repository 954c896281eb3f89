/** Accessibility of each screen, checked in the browser: axe, keyboard reach, zoom. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

import { isNight } from '../../support/night';

/** Minified: the full build is more than twice as large to send and to compile. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Expects no axe violation; by night also in the dark theme, whose colours tests/ui/contrast.test.ts judges by day. */
export async function expectAccessible(page: Page): Promise<void> {
  await injectAxe(page);
  expect(await withoutScrolledAway(page, await violationsOf(page))).toEqual([]);
  if (!isNight) return;
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  // Only the colours differ.
  expect(await violationsOf(page, ['color-contrast']), 'dark theme').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

/** Violations without those of targets that a fixed bar covers only until the page is scrolled. */
async function withoutScrolledAway(page: Page, violations: readonly string[]): Promise<readonly string[]> {
  const isTarget = (violation: string) => violation.startsWith('target-size ');
  if (!violations.some(isTarget)) return violations;
  const targetOf = (violation: string) => violation.split(': Fix ')[0];
  const position = await page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const scrolled = new Set((await violationsOf(page, ['target-size'])).map(targetOf));
  await page.evaluate((y) => window.scrollTo(0, y), position);
  return violations.filter((violation) => !isTarget(violation) || scrolled.has(targetOf(violation)));
}

/** Injects axe (half a megabyte) once per document, however often the document is checked. */
async function injectAxe(page: Page): Promise<void> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
}

/**
 * The violations that axe finds on the page, as texts.
 * @param rules only these rules; axe's default rules when omitted
 */
function violationsOf(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  return page.evaluate(async (names) => {
    // SAFETY: `injectAxe` ran just before.
    const { axe: runner } = window as unknown as { axe: typeof axe };
    // Passed rules are not reported: building their selectors takes as long as the checks.
    const { violations } = await runner.run(document, {
      resultTypes: ['violations'],
      ...(names === undefined
        ? // WCAG 2.2: 24 x 24 px, or as much space. By default axe leaves it out.
          { rules: { 'target-size': { enabled: true } } }
        : { runOnly: { type: 'rule' as const, values: [...names] } }),
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
    );
  }, rules);
}

/** Expects that every control can be reached with the Tab key alone. */
export async function expectReachableByKeyboard(page: Page): Promise<void> {
  const controls = page.locator(
    ['a[href]', 'button:enabled', 'input:enabled', 'select:enabled', 'summary']
      .map((selector) => `${selector}:visible`)
      .join(', '),
  );
  // Tab stops only once in a group of radio buttons, so radio buttons are not expected one by one.
  const expectedIndexes = await controls.evaluateAll((all) =>
    all.flatMap((control, index) => (control.getAttribute('type') === 'radio' ? [] : [index])),
  );
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
  });
  const reached = new Set<number>();
  const missing = () => expectedIndexes.filter((index) => !reached.has(index));
  for (let presses = 0; presses < expectedIndexes.length * 2 + 4 && missing().length > 0; presses += 1) {
    await page.keyboard.press('Tab');
    const index = await controls.evaluateAll((all) => {
      const focused = document.activeElement;
      return focused instanceof HTMLElement ? all.indexOf(focused) : -1;
    });
    reached.add(index);
  }
  const missed = await controls.evaluateAll(
    (all, indexes) => indexes.map((index) => all[index]?.outerHTML.slice(0, 80)),
    missing(),
  );
  expect(missed).toEqual([]);
}

/** Expects that nothing overflows the page horizontally at 200 % zoom (half the pixels for the same screen). */
export async function expectFitsWhenZoomed(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 360, height: 740 };
  await page.setViewportSize({ width: Math.round(size.width / 2), height: Math.round(size.height / 2) });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  await page.setViewportSize(size);
  expect(overflow, 'pixels beyond the right edge at 200 % zoom').toBeLessThanOrEqual(0);
}
