/** Opens the page that plays a journey's paths: all that it asks for is answered here, and nothing leaves the machine. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

import { bundleStage } from './bundle';

/** No such host. */
export const STAGE = 'http://stage.test/';
const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' };
/** Nothing lies behind the address of a picture that no camera took (curtain.ts). */
const UNTAKEN = /^Not allowed to load local resource: blob:/;
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="#8aa"/></svg>`;

/** Whether the chart of this test file has screens that a page could show. @param file from the project's root */
export function hasScreens(file: string): boolean {
  return readFileSync(file, 'utf8').includes("support/through-screens'");
}

/**
 * Has the page answered for this journey; the caller leads it, or a frame of it, to `STAGE`.
 * @returns what the console complains of, and what the page throws, as it comes
 */
export async function openStage(page: Page, file: string): Promise<readonly string[]> {
  const files = await bundleStage(file);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`the page: ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !UNTAKEN.test(message.text()))
      complaints.push(`the console: ${message.text()}`);
  });
  await page.route(/^https?:/, async (route) => {
    const url = new URL(route.request().url());
    const body = url.href.startsWith(STAGE) ? files.get(url.pathname) : undefined;
    const contentType = TYPES[url.pathname.split('.').at(-1) ?? ''] ?? 'text/html';
    if (body !== undefined)
      await route.fulfill({ body: typeof body === 'string' ? body : Buffer.from(body), contentType });
    else if (route.request().resourceType() === 'image')
      await route.fulfill({ body: PICTURE, contentType: 'image/svg+xml' });
    else await route.abort();
  });
  return complaints;
}
