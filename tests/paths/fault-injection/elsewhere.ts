/** External pages: a bank, a UPI app, Aadhaar, the hosted payment page. The sandbox serves them; invariants are not checked there. */
import type { Frame } from '@playwright/test';

import type { Random } from './random';

/** Whether a URL does not belong to the app: other origins, and the lender's pages and documents on the same origin. */
export function isElsewhere(url: string, origin: string): boolean {
  if (!url.startsWith(origin)) return true;
  const { pathname } = new URL(url);
  return pathname.startsWith('/sandbox/') || pathname.startsWith('/api/');
}

/** Controls of such a page. */
const OFFERED = 'main button[type="submit"]:visible, form button:visible';
const GOES_BACK = 'goes back';

/** Taps one of the controls of the page, or goes back. Returns the action as text. */
export async function decideElsewhere(frame: Frame, random: Random): Promise<string> {
  await frame.waitForLoadState('domcontentloaded');
  const names = await frame.locator(OFFERED).allInnerTexts();
  if (names.length === 0 || random.next() < 0.15) {
    await frame.evaluate(() => window.history.back());
    return GOES_BACK;
  }
  const at = Math.floor(random.next() * names.length);
  await frame.locator(OFFERED).nth(at).click({ noWaitAfter: true });
  return tapOn(names[at]);
}

/**
 * Repeats an action of `decideElsewhere`. @param normalize applied to the text of a control before the comparison
 * @returns false when the page does not offer it
 */
export async function repeatElsewhere(
  frame: Frame,
  told: string,
  normalize: (told: string) => string = (text) => text,
): Promise<boolean> {
  await frame.waitForLoadState('domcontentloaded');
  if (told === GOES_BACK) {
    await frame.evaluate(() => window.history.back());
    return true;
  }
  const at = (await frame.locator(OFFERED).allInnerTexts()).findIndex(
    (name) => normalize(tapOn(name)) === told,
  );
  if (at < 0) return false;
  await frame.locator(OFFERED).nth(at).click({ noWaitAfter: true });
  return true;
}

function tapOn(name = ''): string {
  return `taps “${name.trim()}”`;
}
