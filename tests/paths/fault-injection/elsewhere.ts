/** External pages: a bank, a UPI app, Aadhaar, the hosted payment page. The sandbox serves them; invariants are not checked there. */
import type { Frame, Page } from '@playwright/test';

import type { Random } from './random';

/** Whether a URL does not belong to the app: other origins, and the lender's pages and documents on the same origin. */
export function isElsewhere(url: string, origin: string): boolean {
  if (!url.startsWith(origin)) return true;
  const { pathname } = new URL(url);
  return pathname.startsWith('/sandbox/') || pathname.startsWith('/api/');
}

/** Controls of an external page. */
const EXTERNAL_CONTROLS = 'main button[type="submit"]:visible, form button:visible';
const GO_BACK_TEXT = 'goes back';

/** Taps one of the controls of the page, or goes back. Returns the action as text. */
export async function decideElsewhere(frame: Frame, random: Random): Promise<string> {
  await frame.waitForLoadState('domcontentloaded');
  const names = await frame.locator(EXTERNAL_CONTROLS).allInnerTexts();
  if (names.length === 0 || random.next() < 0.15) {
    await frame.evaluate(() => window.history.back());
    return GO_BACK_TEXT;
  }
  const index = Math.floor(random.next() * names.length);
  await frame.locator(EXTERNAL_CONTROLS).nth(index).click({ noWaitAfter: true });
  return tapText(names[index]);
}

/**
 * Repeats an action of `decideElsewhere`. @param normalize applied to the text of a control before the comparison
 * @returns false when the page does not offer it
 */
export async function repeatElsewhere(
  frame: Frame,
  actionText: string,
  normalize: (text: string) => string = (text) => text,
): Promise<boolean> {
  await frame.waitForLoadState('domcontentloaded');
  if (actionText === GO_BACK_TEXT) {
    await frame.evaluate(() => window.history.back());
    return true;
  }
  const index = (await frame.locator(EXTERNAL_CONTROLS).allInnerTexts()).findIndex(
    (name) => normalize(tapText(name)) === actionText,
  );
  if (index < 0) return false;
  await frame.locator(EXTERNAL_CONTROLS).nth(index).click({ noWaitAfter: true });
  return true;
}

function tapText(name = ''): string {
  return `taps “${name.trim()}”`;
}

/**
 * On the sandbox's phone, returns to the app's web view as a merchant does: closes the page or the app that lies over it.
 * @returns what lay over it: nothing, a sheet that is closed now, or the native app, which has closed the web view for good
 */
export async function returnToWebView(page: Page): Promise<'nothing' | 'sheet' | 'native-app'> {
  if (await page.locator('#closed').isVisible()) return 'native-app';
  const close = page.locator('#sheet button');
  if (!(await close.isVisible())) return 'nothing';
  await close.click();
  return 'sheet';
}
