/** Playwright's test, made strict: a console error, a policy violation or a page crash fails it. */
import { test as base, expect } from '@playwright/test';

import { booksProblems } from '../../paths/crossing/books';
import { type Coverage, createCoverage } from '../../paths/kit/coverage';
import { writeParts } from '../../paths/kit/merge';
import { reportsFolder } from '../../paths/kit/reports-folder';
import { charts } from '../../paths/support/charts';
import { listenToAmounts } from './amounts';
import { createMerchant, type Merchant } from './lender';
import { judgeEachStep } from './sound-step';
import { watchTyped } from './typed';
import { watchCharts } from './watch-charts';
import { type Witness, watchSteps } from './witness';

interface Fixtures {
  /** Makes a merchant of a persona. */
  readonly persona: (name: string) => Promise<Merchant>;
  /** Console complaints that this test causes on purpose, such as the browser's word on a failed request. */
  readonly allowed: RegExp[];
  /** Amounts that this test leaves on the screen though no answer named them, each with its reason beside it. */
  readonly ownAmounts: string[];
  readonly strict: undefined;
  /** Follows the page; when the test fails, it leaves behind what there is to know (reports/paths/failures). */
  readonly witness: Witness;
}

/** What is wrong in the lender's books as they stand now. Of a merchant whom the lender forgot there are none. */
async function problemsInBooks(merchant: Merchant): Promise<readonly string[]> {
  const books = await merchant.books().catch(() => ({}));
  const unbalanced = await merchant.problems();
  return [...unbalanced.map((one) => `in the books: ${JSON.stringify(one)}`), ...booksProblems(books, books)];
}

/** What the browser itself says when a call is answered by an error or not at all; the app's own words never match. */
export const FAILED_CALLS = /Failed to load resource/;

export const test = base.extend<Fixtures, { readonly chartCoverage: Coverage }>({
  chartCoverage: [
    async ({ browserName: _ }, use, { workerIndex }) => {
      const coverage = createCoverage(charts);
      await use(coverage);
      const run = `${process.env.REPORT ?? 'browser'}-${workerIndex}`;
      writeParts(reportsFolder(), 'browser', coverage, run);
    },
    { scope: 'worker' },
  ],
  witness: [
    // The lender is still asked for its books when the test is over: what asks it must live as long.
    async ({ page, request: _ }, use, info) => {
      const witness = await watchSteps(page);
      await use(witness);
      if (info.status !== info.expectedStatus) await witness.testify(page, info);
    },
    { auto: true },
  ],
  persona: async ({ page, request, witness }, use) => {
    const made: Merchant[] = [];
    // Whatever the test does: no money is made or lost, no mandate is active twice.
    const ofTheBooks = async () => (await Promise.all(made.map(problemsInBooks))).flat();
    judgeEachStep(page, ofTheBooks);
    await use(async (name) => {
      const merchant = await createMerchant(request, name);
      made.push(merchant);
      witness.merchants.push(merchant);
      return merchant;
    });
    expect(await ofTheBooks(), 'problems of the books').toEqual([]);
  },
  allowed: async ({ browserName: _ }, use) => {
    await use([]);
  },
  ownAmounts: async ({ browserName: _ }, use) => {
    await use([]);
  },
  strict: [
    async ({ page, allowed, ownAmounts, chartCoverage }, use) => {
      await watchCharts(page, chartCoverage);
      await watchTyped(page);
      const amounts = listenToAmounts(page);
      const complaints: string[] = [];
      const complain = (text: string) => {
        if (!allowed.some((pattern) => pattern.test(text))) complaints.push(text);
      };
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complain(message.text());
      });
      page.on('pageerror', (error) => complain(`page error: ${error.message}`));
      judgeEachStep(page, async () => complaints);
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          // biome-ignore lint/suspicious/noConsole: the strict fixture reads the console.
          console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`);
        });
      });
      await use(undefined);
      expect(complaints).toEqual([]);
      const unexplained = await amounts.unexplained(page);
      expect(
        unexplained.filter((amount) => !ownAmounts.includes(amount)),
        'amounts that no answer of the lender names',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
