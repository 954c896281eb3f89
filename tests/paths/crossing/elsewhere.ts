/** Pages of others: a bank's, a UPI app's, Aadhaar's, the hosted payment page. They are the sandbox's, and are not judged. */
import type { Frame } from '@playwright/test';

import type { Random } from './random';

/** Whether an address of the origin is not the app's: the lender's own pages and papers. */
export function isElsewhere(url: string, origin: string): boolean {
  if (!url.startsWith(origin)) return true;
  const { pathname } = new URL(url);
  return pathname.startsWith('/sandbox/') || pathname.startsWith('/api/');
}

/** Does one of the things that the page offers, or goes back. Gives what it did, in words. */
export async function decideElsewhere(frame: Frame, random: Random): Promise<string> {
  await frame.waitForLoadState('domcontentloaded');
  const buttons = frame.locator('main button[type="submit"]:visible, form button:visible');
  const names = await buttons.allInnerTexts();
  if (names.length === 0 || random.next() < 0.15) {
    await frame.evaluate(() => window.history.back());
    return 'goes back';
  }
  const at = Math.floor(random.next() * names.length);
  await buttons.nth(at).click({ noWaitAfter: true });
  return `taps “${names[at]?.trim()}”`;
}
