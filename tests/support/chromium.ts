/** Finds a Chromium for the browser tests: Playwright's, one of the system, or else it installs Debian's. */
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

import { aptInstall } from './apt-get';

/** The headless shell comes first: tests need only two thirds of the time with it. */
const SYSTEM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Flags of Chromium in Playwright's tests. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  // Fewer processes: a tenth less time. Playwright's own features must be named again, as the last list counts.
  '--in-process-gpu',
  '--disable-software-rasterizer',
  '--enable-features=NetworkServiceInProcess2,CDPScreenshotNewSurface',
];

/** Path of the executable; installs one if there is none. @throws if that fails */
export function findChromium(): string {
  const found = findInstalled();
  if (found !== undefined) return found;
  aptInstall('chromium-headless-shell', 'fonts-noto-core');
  const installed = findInstalled();
  if (installed === undefined)
    throw new Error('No Chromium: install one, or run npx playwright install chromium.');
  return installed;
}

/**
 * Path of a Chromium that can show windows, for a person who wants to watch the tests.
 * @throws if there is none
 */
export function findWindowedChromium(): string {
  const found = [chromium.executablePath(), ...SYSTEM_PATHS].find(
    (path) => !path.includes('headless') && existsSync(path),
  );
  if (found !== undefined) return found;
  throw new Error('No Chromium that shows windows: npx playwright install chromium gets one.');
}

function findInstalled(): string | undefined {
  return [chromium.executablePath(), ...SYSTEM_PATHS].find((path) => existsSync(path));
}
