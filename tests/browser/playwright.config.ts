import { defineConfig } from '@playwright/test';

import { CHROMIUM_ARGS, findChromium, findWindowedChromium } from '../support/chromium';

const PORT = Number(process.env.BROWSER_PORT ?? 4174);
const root = new URL('../..', import.meta.url).pathname;

/** The production build, served with the sandbox lender under the strict Content-Security-Policy. */
export default defineConfig({
  testDir: '..',
  testMatch: ['browser/**/*.spec.ts', 'paths/**/*.spec.ts'],
  globalSetup: './support/report-browser.ts',
  outputDir: `${root}/test-results`,
  fullyParallel: true,
  // For two cores: a test often waits, for a timer or for a page to settle. Two workers leave an eighth of the processors idle.
  workers: 3,
  forbidOnly: process.env.CI !== undefined,
  // A busy CI machine may drop a connection or stall for seconds: the test is retried, and the report marks it as flaky.
  retries: process.env.CI === undefined ? 0 : 2,
  timeout: 90_000,
  expect: { timeout: process.env.CI === undefined ? 10_000 : 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: `${root}/reports/${process.env.REPORT ?? 'browser'}.json` }],
    ['junit', { outputFile: `${root}/reports/${process.env.REPORT ?? 'browser'}.junit.xml` }],
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 360, height: 740 },
    // Playwright waits until what it taps has stopped moving.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-IN',
    // The phone is not in India: due dates must not depend on its zone.
    timezoneId: 'America/New_York',
    launchOptions: {
      executablePath: process.argv.includes('--headed') ? findWindowedChromium() : findChromium(),
      // Delay between Playwright's actions for watching, ms.
      slowMo: Number(process.env.PATHS_SLOW ?? 0),
      args: CHROMIUM_ARGS,
    },
  },
  webServer: {
    command: `node_modules/.bin/vite preview --port ${PORT} --strictPort`,
    cwd: root,
    url: `http://localhost:${PORT}/sandbox`,
    reuseExistingServer: false,
    timeout: 60_000,
    env: {
      SANDBOX_DATABASE_URL: `file:${root}/.sandbox/browser-tests.db`,
      SANDBOX_GREET: 'off',
      // Every call is validated afterwards by a validator that is not the sandbox's own.
      SANDBOX_RECORD: `${root}/reports/wire/${process.env.REPORT ?? 'browser'}.jsonl`,
    },
  },
});
