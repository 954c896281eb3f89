/** Chromium and Firefox, driven by Puppeteer: Chromium by its own protocol, Firefox by WebDriver BiDi. */
import puppeteer, { type Page, type SupportedBrowser } from 'puppeteer-core';

import { type Found, type OpenBrowser, SCREEN, type Tab } from './tab';

interface Options {
  /** Another version of Puppeteer, for a browser that this one cannot drive. */
  readonly driver?: Pick<typeof puppeteer, 'launch'>;
  /** Called for each new tab, before it loads anything. */
  readonly onPage?: (page: Page) => Promise<void>;
}

export async function openWithPuppeteer(
  browser: SupportedBrowser,
  executablePath: string,
  { driver = puppeteer, onPage }: Options = {},
): Promise<OpenBrowser> {
  const opened = await driver.launch({
    browser,
    executablePath,
    args: browser === 'chrome' ? ['--no-sandbox', '--disable-gpu'] : [],
    defaultViewport: SCREEN,
  });
  if (browser === 'chrome') {
    // Chromium without a window denies the clipboard, which phones allow at a tap.
    const session = await opened.target().createCDPSession();
    const grant = session.send('Browser.grantPermissions', { permissions: ['clipboardSanitizedWrite'] });
    // Chromium 80 grants nothing to all origins at once. Where the app copies, the walk fails then.
    await grant.catch(() => {});
  }
  return {
    version: await opened.version(),
    newTab: async () => {
      const page = await opened.newPage();
      await onPage?.(page);
      return tabOf(page);
    },
    close: () => opened.close(),
  };
}

function tabOf(page: Page): Tab {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error instanceof Error ? error.message : String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    // SAFETY: Puppeteer awaits the value, and all of these are JSON.
    evaluate: (read, arg) => page.evaluate(read as (arg: unknown) => never, arg),
    async find(find, arg) {
      // SAFETY: the function is called in the page with this argument.
      const handle = await page.evaluateHandle(find as (arg: unknown) => Element | null, arg);
      const element = handle.asElement();
      if (element === null) return null;
      // SAFETY: `find` returns elements only.
      const control = element as import('puppeteer-core').ElementHandle<HTMLInputElement>;
      return {
        click: async () => {
          // A window that the page opened has the focus.
          await page.bringToFront();
          await control.click();
        },
        fill: async (text) => {
          await control.focus();
          await control.evaluate((node) => node.select());
          await page.keyboard.press('Delete');
          await control.type(text);
        },
        attach: (path) => control.uploadFile(path),
        select: async (value) => void (await control.select(value)),
      } satisfies Found;
    },
    close: () => page.close(),
    errors: () => errors,
  };
}
