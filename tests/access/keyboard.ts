/** Judges a screen by the Tab key: every control is reached, in the order in which it is seen, with a focus that is seen. */
import type { Page } from '@playwright/test';
import type { TabStop } from './judges/page';
import { pictureOf } from './looks';

/** Space around a control that its focus may use, CSS px. */
const MARGIN_PX = 24;
/** WCAG 2.2, focus appearance: what changes is as large as a line of 2 px around the control. */
const MIN_LINE_PX = 2;
/** Side of a box or circle that is drawn in a label, CSS px. */
const DRAWN_PX = 22;

/** Kinds of controls whose focus was seen, by look. */
export type SeenKinds = Map<string, boolean>;

/**
 * The page is shown whole: nothing has to be scrolled, and bars do not cover anything.
 * @param seen kinds that need no second picture in this look
 */
export async function keyboardFaults(page: Page, seen: SeenKinds): Promise<readonly string[]> {
  await page.evaluate(() => window.judges.blur());
  const stops = await page.evaluate(() => window.judges.tabStops());
  const unfocused = stops.every(({ kind }) => seen.has(kind)) ? null : await pictureOf(page);
  const faults: string[] = [];
  const reached: number[] = [];
  const order: TabStop[] = [];
  for (let presses = 0; presses < stops.length * 2 + 3; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => window.judges.focusedStop());
    // The focus left the page, or is on a heading.
    if (focused === null && reached.length < stops.length) continue;
    if (focused === null || reached.includes(focused.index)) break;
    const { index, stop } = focused;
    reached.push(index);
    order.push(stop);
    if (unfocused !== null && !seen.has(stop.kind)) {
      const clip = clipAround(stop);
      const part = { ...clip, url: await pictureOf(page, clip) };
      const changed = await page.evaluate(([before, after]) => window.judges.changedPixels(before, after), [
        unfocused,
        part,
      ] as const);
      seen.set(stop.kind, changed >= MIN_LINE_PX * perimeterOf(stop));
    }
    if (seen.get(stop.kind) === false) faults.push(`focus: not seen on ${stop.name}`);
  }
  const missed = stops.filter((_, index) => !reached.includes(index));
  faults.push(...missed.map(({ name }) => `keyboard: Tab does not reach ${name}`));
  faults.push(...orderFaults(order));
  return faults;
}

/** Around the control itself, CSS px; a label may be much larger than the box or circle in it. */
function perimeterOf({ width, height, isInLabel }: TabStop): number {
  return isInLabel ? 4 * DRAWN_PX : 2 * (width + height);
}

/** A control partly outside of the page is pictured as far as it is inside. */
function clipAround({ left, top, width, height }: TabStop) {
  const x = Math.max(0, Math.round(left) - MARGIN_PX);
  const y = Math.max(0, Math.round(top) - MARGIN_PX);
  return { x, y, width: left + width + MARGIN_PX - x, height: top + height + MARGIN_PX - y };
}

/** Each stop is below the one before, or beside it to the right. */
function orderFaults(stops: readonly TabStop[]): readonly string[] {
  return stops.slice(1).flatMap((stop, index) => {
    const before = stops[index];
    if (before === undefined) return [];
    const isAbove = stop.top + stop.height <= before.top + 1;
    const isSameLine = stop.top < before.top + before.height && before.top < stop.top + stop.height;
    const isLeft = isSameLine && stop.left + stop.width <= before.left + 1;
    return isAbove || isLeft ? [`order: ${stop.name} comes after ${before.name}`] : [];
  });
}
