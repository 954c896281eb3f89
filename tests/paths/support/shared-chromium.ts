/** One Chromium for a test file whose functions would each start their own: a start costs a second, and the first one shows that it works. */
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect } from 'vitest';

export function shareChromium(): void {
  const { launch } = chromium;
  let shared: Browser | undefined;
  let close = async () => {};
  let open = 0;
  // No spies: they are undone after each test.
  beforeAll(() => {
    chromium.launch = async (options) => {
      open += 1;
      if (shared !== undefined) return shared;
      const browser = await launch.call(chromium, options);
      close = browser.close.bind(browser);
      browser.close = async () => {
        open -= 1;
      };
      shared = browser;
      return browser;
    };
  });
  afterAll(async () => {
    chromium.launch = launch;
    await close();
    expect(open, 'each function closes the browser that it started').toBe(0);
  });
}
