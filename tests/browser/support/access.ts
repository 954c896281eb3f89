/** What every screen owes who does not see, point or read small print: judged in the browser, not in the code. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

import { expect } from './test';

/** The minified one: of the other, pages would be sent and compile more than twice as much. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** No violation that axe knows of, in light and in dark. */
export async function isAccessible(page: Page): Promise<void> {
  await bringAxe(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // The dark page is the same document in other colours.
    const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined;
    expect(await violationsOf(page, rules), colorScheme).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null });
}

/** Half a megabyte to send and to compile: once for each document, however often it is judged. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
}

/**
 * What axe finds on the page, each in words.
 * @param rules only these; all of axe's own choice when left out
 */
function violationsOf(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  return page.evaluate(async (names) => {
    // SAFETY: axe was brought just before.
    const { axe: judge } = window as unknown as { axe: typeof axe };
    // What passed is not told: to name it in selectors costs as much again as to judge it.
    const { violations } = await judge.run(document, {
      resultTypes: ['violations'],
      ...(names === undefined ? {} : { runOnly: { type: 'rule' as const, values: [...names] } }),
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
    );
  }, rules);
}

/** Every control can be reached by the Tab key alone, in the order in which they stand. */
export async function isReachedByKeyboard(page: Page): Promise<void> {
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
    (all, places) => places.map((at) => all[at]?.outerHTML.slice(0, 80)),
    missing(),
  );
  expect(missed).toEqual([]);
}

/** At 200 % zoom (half the pixels for the same screen) nothing runs out of the page sideways. */
export async function isWholeWhenZoomed(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 360, height: 740 };
  await page.setViewportSize({ width: Math.round(before.width / 2), height: Math.round(before.height / 2) });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  await page.setViewportSize(before);
  expect(overflow, 'pixels beyond the right edge at 200 % zoom').toBeLessThanOrEqual(0);
}
