/**
 * The report of a failed test in Chromium: steps as text, picture, chart states, requests of the last step, the lender's books,
 * and how to replay it.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Page, Request, TestInfo } from '@playwright/test';
import { specToken } from '../../paths/kit/paths/spec-token';
import { chromiumFailureFolder } from '../../paths/kit/run/chromium-failure-folder';
import type { Merchant } from './lender';

/** One call of the app, and the step after which it was made. */
interface RecordedCall {
  readonly step: number;
  readonly request: string;
  answer: string;
}

/** Records one page. */
export interface FailureReporter {
  /** Merchants whose books are written when the test fails. */
  readonly merchants: Merchant[];
  /** Writes the report into `reports/paths/failures/` and into the test's report. */
  writeReport(page: Page, info: TestInfo): Promise<void>;
}

const MAX_REPORTED_STEPS = 15;

/** Starts recording a page: taps, navigations and calls to the lender. */
export async function recordSteps(page: Page): Promise<FailureReporter> {
  const merchants: Merchant[] = [];
  const steps: string[] = [];
  const calls = new Map<Request, RecordedCall>();
  await page.exposeFunction('noteStep', (step: string) => {
    steps.push(step);
  });
  await page.addInitScript(recordActions);
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) steps.push(`the page is ${pathOf(frame.url())}`);
  });
  page.on('request', (request) => {
    const pathname = pathOf(request.url());
    if (!pathname.startsWith('/api/') || pathname.startsWith('/api/analytics/')) return;
    calls.set(request, {
      step: steps.length,
      request: `${request.method()} ${pathname}`,
      answer: 'no answer',
    });
  });
  page.on('response', (response) => {
    const call = calls.get(response.request());
    if (call !== undefined) call.answer = String(response.status());
  });
  return {
    merchants,
    writeReport: (reportedPage, info) =>
      writeReport({ merchants, steps, calls: [...calls.values()] }, reportedPage, info),
  };
}

interface Recording {
  readonly merchants: readonly Merchant[];
  readonly steps: readonly string[];
  readonly calls: readonly RecordedCall[];
}

async function writeReport(
  { merchants, steps, calls }: Recording,
  page: Page,
  info: TestInfo,
): Promise<void> {
  const file = relative(process.cwd(), info.file);
  const token = specToken({ file, title: info.title });
  const folder = chromiumFailureFolder(info.title);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const picture = join(folder, 'screen.png');
  // A closed or crashed page has no picture; the rest is still reported.
  const hasPicture = await page.screenshot({ path: picture, timeout: 5_000 }).then(
    () => true,
    () => false,
  );
  const charts = await page
    .locator('[data-journey]')
    .evaluateAll((all) =>
      all.map((element) => `${element.getAttribute('data-journey')}: ${element.getAttribute('data-state')}`),
    )
    .catch(() => []);
  const recentCalls = calls
    .filter(({ step }) => step >= steps.length)
    .map(({ request, answer }) => `${request}: ${answer}`);
  const record = {
    file,
    title: info.title,
    reason: info.error?.message ?? 'no reason given',
    steps: steps.slice(-MAX_REPORTED_STEPS),
    charts,
    address: page.url(),
    calls:
      recentCalls.length > 0
        ? recentCalls
        : calls.slice(-5).map(({ request, answer }) => `earlier: ${request}: ${answer}`),
    token,
  };
  const books = await Promise.all(
    merchants.map(async (merchant) => ({ merchant: merchant.id, books: await booksOf(merchant) })),
  );
  writeFileSync(join(folder, 'failure.json'), `${JSON.stringify(record, null, 2)}\n`);
  writeFileSync(join(folder, 'books.json'), `${JSON.stringify(books, null, 2)}\n`);
  writeFileSync(join(folder, 'failure.md'), reportText(record, folder));
  for (const [name, path] of [
    ['what happened', join(folder, 'failure.md')],
    ['the books of the lender', join(folder, 'books.json')],
    ...(hasPicture ? [['the screen', picture] as const] : []),
  ] as const)
    await info.attach(name, { path });
}

/** Path of a URL; the URL itself if it has none, such as about:blank. */
function pathOf(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname : address;
}

/** Null for a deleted merchant. */
function booksOf(merchant: Merchant): Promise<unknown> {
  return merchant.books().catch(() => null);
}

interface ReportData {
  readonly file: string;
  readonly title: string;
  readonly reason: string;
  readonly steps: readonly string[];
  readonly charts: readonly string[];
  readonly address: string;
  readonly calls: readonly string[];
  readonly token: string;
}

function reportText(
  { file, title, reason, steps, charts, address, calls, token }: ReportData,
  folder: string,
): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: Playwright colours its reasons by escape sequences.
  const plainReason = reason.replaceAll(/\u001b\[[0-9;]*m/g, '');
  return `# ${title}

${file}, in Chromium. The picture and the lender's books are in ${folder}.

\`\`\`
${plainReason}
\`\`\`

## The last steps

${steps.map((step) => `- ${step}`).join('\n')}

## States of the charts

${charts.map((chart) => `- \`${chart}\``).join('\n') || 'No journey is on the screen.'} (${address})

## Requests since the last step

${calls.map((call) => `- ${call}`).join('\n') || 'None.'}

## Again

\`\`\`sh
npm run paths -- replay ${token}
npm run paths -- replay ${token} --headed --slow 500
\`\`\`
`;
}

/** Runs in the page, before the app. Records which field was filled in, never its value. */
function recordActions(): void {
  // SAFETY: `noteStep` is exposed to this page; frames without it report nothing.
  const page = window as unknown as { noteStep?: (step: string) => Promise<void> };
  // It fails only when the page is closed.
  const note = (step: string) => void page.noteStep?.(step).catch(() => {});
  const nameOf = (control: Element) =>
    (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 60) ||
    control.getAttribute('name') ||
    control.tagName.toLowerCase();
  addEventListener(
    'click',
    ({ target }) => {
      const control = target instanceof Element ? target.closest('button, a, label, summary') : null;
      if (control !== null) note(`the merchant taps "${nameOf(control)}"`);
    },
    true,
  );
  addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof Element) note(`the merchant fills in "${nameOf(target)}"`);
    },
    true,
  );
  addEventListener('popstate', () => note('the merchant goes back or forward'));
}
