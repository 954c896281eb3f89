/** Pages of others: a bank's, a UPI app's, Aadhaar's, the hosted payment page. They are the sandbox's, and are not judged. */
import type { Frame } from '@playwright/test';

import type { Random } from './random';

/** Whether an address of the origin is not the app's: the lender's own pages and papers. */
export function isElsewhere(url: string, origin: string): boolean {
  if (!url.startsWith(origin)) return true;
  const { pathname } = new URL(url);
  return pathname.startsWith('/sandbox/') || pathname.startsWith('/api/');
}

/** What such a page offers. */
const OFFERED = 'main button[type="submit"]:visible, form button:visible';
const GOES_BACK = 'goes back';

/** Does one of the things that the page offers, or goes back. Gives what it did, in words. */
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
 * Does again what `decideElsewhere` told. @param inWords what of a control's words is compared
 * @returns false where the page does not offer it
 */
export async function repeatElsewhere(
  frame: Frame,
  told: string,
  inWords: (told: string) => string = (words) => words,
): Promise<boolean> {
  await frame.waitForLoadState('domcontentloaded');
  if (told === GOES_BACK) {
    await frame.evaluate(() => window.history.back());
    return true;
  }
  const at = (await frame.locator(OFFERED).allInnerTexts()).findIndex(
    (name) => inWords(tapOn(name)) === told,
  );
  if (at < 0) return false;
  await frame.locator(OFFERED).nth(at).click({ noWaitAfter: true });
  return true;
}

function tapOn(name = ''): string {
  return `taps “${name.trim()}”`;
}
