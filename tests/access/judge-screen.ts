/** Judges one captured screen in all looks. */
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

import { keyboardFaults, type SeenKinds } from './keyboard';
import { DARK, FORCED, LIGHT, LOOKS, type Look, NARROW, pictureOf, showScreen, showWhole } from './looks';

/** A fault, and the look in which it was found. */
export interface Fault {
  readonly look: string;
  readonly fault: string;
}

export interface JudgePage {
  /** Has the judges and axe. */
  readonly page: Page;
  /** By the name of the look. */
  readonly seenKinds: Map<string, SeenKinds>;
}

/** Rules of axe that are off by default: size of targets (WCAG 2.2), and what a voice calls a control. */
const MORE_RULES = { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } };
/** What depends on colours alone. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * @param html a page of its own, as captured
 * @param looks all by default
 */
export async function judgeScreen(
  pages: JudgePage,
  html: string,
  looks: readonly Look[] = LOOKS,
): Promise<readonly Fault[]> {
  const { page } = pages;
  await showScreen(page, html, LIGHT);
  const tree = await page.locator('body').ariaSnapshot();
  const faults: Fault[] = [];
  for (const look of looks) {
    await showScreen(page, html, look);
    const found = [
      ...(await page.evaluate(() => window.judges.layoutFaults())),
      ...(look === LIGHT
        ? await page.evaluate(() => [...window.judges.nameFaults(), ...window.judges.motionFaults()])
        : []),
      ...((await page.locator('body').ariaSnapshot()) === tree || look.hasLongWords === true
        ? []
        : ['tree: a screen reader reads something else']),
      ...([LIGHT, DARK, FORCED, NARROW].includes(look) ? await wholeFaults(pages, look) : []),
    ];
    faults.push(...[...new Set(found)].map((fault) => ({ look: look.name, fault })));
  }
  return faults;
}

/** Faults of the page in a window of its own height: nothing is scrolled. */
async function wholeFaults(pages: JudgePage, look: Look): Promise<readonly string[]> {
  const { page } = pages;
  await showWhole(page);
  if (look === NARROW) return axeFaults(page, ['target-size']);
  return [
    ...(look === LIGHT ? await page.evaluate(() => window.judges.targetFaults()) : []),
    // Colours decide nothing else.
    ...(look === FORCED ? [] : await axeFaults(page, look === DARK ? COLOR_RULES : undefined)),
    ...(look === FORCED
      ? await page.evaluate((url) => window.judges.faintTexts(url), await pictureOf(page))
      : []),
    ...(await keyboard(pages, look)),
  ];
}

async function keyboard({ page, seenKinds }: JudgePage, look: Look): Promise<readonly string[]> {
  const seen = seenKinds.get(look.name) ?? new Map<string, boolean>();
  seenKinds.set(look.name, seen);
  return keyboardFaults(page, seen);
}

function axeFaults(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  return page.evaluate(
    async ([only, more]) => {
      // SAFETY: the script of the judges brings it (bundle-judges.ts).
      const { axe: runner } = window as unknown as { axe: typeof axe };
      const { violations } = await runner.run(document, {
        resultTypes: ['violations'],
        ...(only === undefined ? { rules: more } : { runOnly: { type: 'rule' as const, values: [...only] } }),
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ html, any, all, none }) =>
            `axe ${id}: ${html.replaceAll(/ (class|style|d|id|for|aria-\w+by)="[^"]*"/g, '').slice(0, 120)} ${[
              ...any,
              ...all,
              ...none,
            ]
              .map(({ message }) => message)
              .join(' ')
              .slice(0, 160)}`,
        ),
      );
    },
    [rules, MORE_RULES] as const,
  );
}
