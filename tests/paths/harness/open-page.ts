/** Opens the page that plays a journey's paths. All requests are answered here; nothing leaves the machine. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

import { bundleHarness } from './bundle';

/** URL of the page, on a host that does not exist: every request is answered in this file. */
export const HARNESS_URL = 'http://harness.test/';
const CONTENT_TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' };
/** Chromium's message about a stubbed photo, whose blob URL has no content (prepare-page.ts). */
const STUBBED_PHOTO_ERROR = /^Not allowed to load local resource: blob:/;
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="#8aa"/></svg>`;

/** Whether this test file tests a chart with screens. @param file from the project's root */
export function hasScreens(file: string): boolean {
  return readFileSync(file, 'utf8').includes("support/through-screens'");
}

/**
 * Serves the harness for this journey; the caller opens `HARNESS_URL` in the page or in a frame of it.
 * @returns console messages and page errors, filled as they occur
 */
export async function openHarness(page: Page, file: string): Promise<readonly string[]> {
  const files = await bundleHarness(file);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`the page: ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !STUBBED_PHOTO_ERROR.test(message.text()))
      complaints.push(`the console: ${message.text()}`);
  });
  await page.route(/^https?:/, async (route) => {
    const url = new URL(route.request().url());
    const body = url.href.startsWith(HARNESS_URL) ? files.get(url.pathname) : undefined;
    const contentType = CONTENT_TYPES[url.pathname.split('.').at(-1) ?? ''] ?? 'text/html';
    if (body !== undefined)
      await route.fulfill({ body: typeof body === 'string' ? body : Buffer.from(body), contentType });
    else if (route.request().resourceType() === 'image')
      await route.fulfill({ body: PICTURE, contentType: 'image/svg+xml' });
    else await route.abort();
  });
  return complaints;
}
