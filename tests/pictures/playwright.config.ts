import { defineConfig } from '@playwright/test';

import browserTests from '../browser/playwright.config';

/** The moving picture of the README, taken from the build as the browser tests see it: `npm run docs:animation`. */
export default defineConfig({
  ...browserTests,
  globalSetup: '../browser/support/report-browser.ts',
  testDir: '.',
  testMatch: 'loan-animation.spec.ts',
  reporter: 'list',
});
