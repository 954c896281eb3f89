/** Accessibility of each screen, checked in the browser: axe, keyboard reach, zoom. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

import { expect } from './test';

/** Minified: the full build is more than twice as large to send and to compile. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Expects no axe violation in the light and in the dark theme. */
export async function isAccessible(page: Page): Promise<void> {
  await injectAxe(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // In the dark theme only the colours differ, so only contrast is checked.
    const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined;
    expect(await violationsOf(page, rules), colorScheme).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null });
}

/** Injects axe (half a megabyte) once per document, however often the document is checked. */
async function injectAxe(page: Page): Promise<void> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
}

/**
 * The violations that axe finds on the page, as texts.
 * @param rules only these rules; axe's default rules when left out
 */
function violationsOf(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  return page.evaluate(async (names) => {
    // SAFETY: `injectAxe` ran just before.
    const { axe: runner } = window as unknown as { axe: typeof axe };
    // Passed rules are not reported: building their selectors takes as long as the checks.
    const { violations } = await runner.run(document, {
      resultTypes: ['violations'],
      ...(names === undefined ? {} : { runOnly: { type: 'rule' as const, values: [...names] } }),
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
    );
  }, rules);
}

/** Every control can be reached with the Tab key alone, in document order. */
export async function isReachableByKeyboard(page: Page): Promise<void> {
  const controls = page.locator(
    ['a[href]', 'button:enabled', 'input:enabled', 'select:enabled', 'summary']
      .map((of) => `${of}:visible`)
      .join(', '),
  );
  // A group of radio buttons is one stop.
  const wanted = await controls.evaluateAll((all) =>
    all.flatMap((one, at) => (one.getAttribute('type') === 'radio' ? [] : [at])),
  );
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
  });
  const reached = new Set<number>();
  const missing = () => wanted.filter((at) => !reached.has(at));
  for (let presses = 0; presses < wanted.length * 2 + 4 && missing().length > 0; presses += 1) {
    await page.keyboard.press('Tab');
    const at = await controls.evaluateAll((all) => {
      const focused = document.activeElement;
      return focused instanceof HTMLElement ? all.indexOf(focused) : -1;
    });
    reached.add(at);
  }
  const missed = await controls.evaluateAll(
    (all, indexes) => indexes.map((at) => all[at]?.outerHTML.slice(0, 80)),
    missing(),
  );
  expect(missed).toEqual([]);
}

/** At 200 % zoom (half the pixels for the same screen) nothing overflows the page horizontally. */
export async function fitsWhenZoomed(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 360, height: 740 };
  await page.setViewportSize({ width: Math.round(before.width / 2), height: Math.round(before.height / 2) });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  await page.setViewportSize(before);
  expect(overflow, 'pixels beyond the right edge at 200 % zoom').toBeLessThanOrEqual(0);
}
