/** Playwright's test, made strict: a console error, a policy violation or a page crash fails it. */
import { test as base, expect } from '@playwright/test';

import { forbiddenBooks, READ_BY_FORBIDDEN_BOOKS } from '../../paths/fault-injection/books';
import { type Coverage, createCoverage } from '../../paths/kit/coverage/coverage';
import { writeParts } from '../../paths/kit/coverage/merge';
import { reportsFolder } from '../../paths/kit/coverage/reports-folder';
import { charts } from '../../paths/support/charts';
import { listenToAmounts } from './amounts';
import { type FailureReporter, recordSteps } from './failure-report';
import { createMerchant, type Fault, type Merchant } from './lender';
import { addStepCheck } from './screen-invariants';
import { type JourneyPage, journeyPage } from './steps/journey-page';
import { recordTypedValues } from './typed';
import { recordChartCoverage } from './watch-charts';

interface Fixtures {
  /** The journey of the file: `test.use({ journeyId: 'mandate' })`. */
  readonly journeyId: string;
  /** The page model of that journey. */
  readonly journey: JourneyPage;
  /** Makes a merchant of a persona. */
  readonly persona: (name: string) => Promise<Merchant>;
  /** Patterns of console messages that this test causes on purpose, such as the browser's message about a failed request. */
  readonly allowed: RegExp[];
  /** Amounts that this test leaves on the screen although no answer contains them; each with a comment that says why. */
  readonly ownAmounts: string[];
  readonly strict: undefined;
  /** Records the page's steps; when the test fails, it writes a report (reports/paths/failures). */
  readonly failureReporter: FailureReporter;
}

/** Problems in the lender's books now. A deleted merchant has no books. */
async function problemsOf(merchant: Merchant): Promise<readonly string[]> {
  const [books, unbalanced] = await Promise.all([
    merchant.books(...READ_BY_FORBIDDEN_BOOKS).catch(() => ({})),
    merchant.problems(),
  ]);
  return [
    ...unbalanced.map((problem) => `in the books: ${JSON.stringify(problem)}`),
    ...forbiddenBooks(books),
  ];
}

/** The browser's own message for a call that fails; the app's messages never match. Allowed in tests that set such a fault. */
export const FAILED_CALLS = /Failed to load resource/;

/** Whether the browser reports a call with this fault: it is refused, or its connection breaks. */
function failsCall({ kind, status }: Fault): boolean {
  if (kind === 'malformed' || kind === 'wrong-shape' || kind === 'latency') return false;
  return status === undefined || status >= 400;
}

export const test = base.extend<Fixtures, { readonly chartCoverage: Coverage }>({
  chartCoverage: [
    async ({ browserName: _ }, use, { workerIndex }) => {
      const coverage = createCoverage(charts);
      await use(coverage);
      const suffix = `${process.env.REPORT ?? 'browser'}-${workerIndex}`;
      writeParts(reportsFolder(), 'browser', coverage, suffix);
    },
    { scope: 'worker' },
  ],
  failureReporter: [
    async ({ page }, use, info) => {
      const failureReporter = await recordSteps(page);
      await use(failureReporter);
      if (info.status !== info.expectedStatus) await failureReporter.writeReport(page, info);
    },
    { auto: true },
  ],
  journeyId: ['', { option: true }],
  journey: ({ page, journeyId, persona }, use) => use(journeyPage(page, journeyId, persona)),
  persona: async ({ page, baseURL, failureReporter, allowed }, use) => {
    const merchants: Merchant[] = [];
    // Holds in every test: no money is created or lost, no mandate is active twice.
    const problemsOfAll = async () => (await Promise.all(merchants.map(problemsOf))).flat();
    addStepCheck(page, problemsOfAll);
    await use(async (name) => {
      const created = await createMerchant(baseURL ?? '', name);
      const merchant: Merchant = {
        ...created,
        fault: (operation, fault) => {
          if (failsCall(fault)) allowed.push(FAILED_CALLS);
          return created.fault(operation, fault);
        },
      };
      merchants.push(merchant);
      failureReporter.merchants.push(merchant);
      return merchant;
    });
    expect(await problemsOfAll(), 'problems of the books').toEqual([]);
  },
  allowed: async ({ browserName: _ }, use) => {
    await use([]);
  },
  ownAmounts: async ({ browserName: _ }, use) => {
    await use([]);
  },
  strict: [
    async ({ page, allowed, ownAmounts, chartCoverage }, use) => {
      await recordChartCoverage(page, chartCoverage);
      await recordTypedValues(page);
      const amounts = listenToAmounts(page);
      const complaints: string[] = [];
      const addComplaint = (text: string) => {
        if (!allowed.some((pattern) => pattern.test(text))) complaints.push(text);
      };
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') addComplaint(message.text());
      });
      page.on('pageerror', (error) => addComplaint(`page error: ${error.message}`));
      addStepCheck(page, async () => complaints);
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
