/** Playwright's test, made strict: a console error, a policy violation or a page crash fails it. */
import { test as base, expect } from '@playwright/test';

import { type Coverage, createCoverage } from '../../paths/kit/coverage';
import { writeParts } from '../../paths/kit/merge';
import { charts } from '../../paths/support/charts';
import { createMerchant, type Merchant } from './lender';
import { watchCharts } from './watch-charts';

interface Fixtures {
  /** Makes a merchant of a persona. */
  readonly persona: (name: string) => Promise<Merchant>;
  /** Console complaints that this test causes on purpose, such as the browser's word on a failed request. */
  readonly allowed: RegExp[];
  readonly strict: undefined;
}

/** What the browser itself says when a call is answered by an error or not at all; the app's own words never match. */
export const FAILED_CALLS = /Failed to load resource/;

export const test = base.extend<Fixtures, { readonly chartCoverage: Coverage }>({
  chartCoverage: [
    async ({ browserName: _ }, use, { workerIndex }) => {
      const coverage = createCoverage(charts);
      await use(coverage);
      const run = `${process.env.REPORT ?? 'browser'}-${workerIndex}`;
      writeParts('reports/paths', 'browser', coverage, run);
    },
    { scope: 'worker' },
  ],
  persona: async ({ request }, use) => {
    await use((name) => createMerchant(request, name));
  },
  allowed: async ({ browserName: _ }, use) => {
    await use([]);
  },
  strict: [
    async ({ page, allowed, chartCoverage }, use) => {
      await watchCharts(page, chartCoverage);
      const complaints: string[] = [];
      const complain = (text: string) => {
        if (!allowed.some((pattern) => pattern.test(text))) complaints.push(text);
      };
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complain(message.text());
      });
      page.on('pageerror', (error) => complain(`page error: ${error.message}`));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          // biome-ignore lint/suspicious/noConsole: the strict fixture reads the console.
          console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`);
        });
      });
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
