/** Observes what the screen of a page does not show: the console, requests to other origins, and transitions of the charts. */
import type { Page } from '@playwright/test';

import { marksIn } from './field-values';

/** A transition of a chart caused by an event of a person. */
export interface PersonStep {
  readonly chart: string;
  readonly event: string;
  /** Target state, with its tags. */
  readonly to: string;
  readonly tags: readonly string[];
}

export interface Watch {
  /** Problems since the last call. @param mayFail whether calls fail on purpose */
  readonly complaints: (mayFail: boolean) => readonly string[];
  /** Transitions by events of persons since the last call. */
  readonly personSteps: () => Promise<readonly PersonStep[]>;
  /** Requests in order, for the log of a failure. */
  readonly requests: readonly string[];
  /** Whether the lender was called since the last time. Reads count: some of them open a mandate. */
  readonly hasCalledLender: () => boolean;
}

const FAILED_CALL = /Failed to load resource/;
/**
 * Failed calls that are never problems: refusals (4xx) are part of the contract, and only a walk disconnects the phone. Chromium may report
 * a disconnected request (a chunk that is preloaded) after the step in which the phone was offline.
 */
const EXPECTED_FAILURE = /status of 4\d\d|ERR_INTERNET_DISCONNECTED/;
/** Chromium's message on a phone without a UPI app. */
const NO_UPI_APP = /Failed to launch 'upi:/;
/** Playwright's own script in the phone's view of a document, which lets no script run. */
const SCRIPT_IN_DOCUMENT = /Blocked script execution in 'blob:/;
/** URLs of analytics and error reports: their bodies must not contain personal data. */
const REPORTING_URLS = /\/(analytics|events|errors|log)\b/;

/** Call it before the first goto. @param origin of the app: requests to other origins are problems */
export async function watch(page: Page, origin: string): Promise<Watch> {
  const problems: string[] = [];
  const failedCalls: string[] = [];
  const requests: string[] = [];
  let lenderCalls = 0;
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (NO_UPI_APP.test(message.text()) || SCRIPT_IN_DOCUMENT.test(message.text())) return;
    const isCall = FAILED_CALL.test(message.text());
    (isCall ? failedCalls : problems).push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`page error: ${error.stack ?? error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith('http')) return;
    requests.push(`${request.method()} ${url.replace(origin, '')}`);
    if (url.startsWith(`${origin}/api/`)) lenderCalls += 1;
    if (!url.startsWith(`${origin}/`)) problems.push(`a request to another origin: ${url}`);
    for (const mark of marksIn(url)) problems.push(`personal data in an address: ${mark}`);
    if (REPORTING_URLS.test(url))
      for (const mark of marksIn(request.postData() ?? ''))
        problems.push(`personal data in an analytics or error report: ${mark}`);
  });
  page.on('response', (response) => {
    const answerText = `${response.status()} ${response.url().replace(origin, '')}`;
    if (response.status() >= 400) requests.push(`  answered ${answerText}`);
    // Refusals (4xx) are part of the contract; an unexpected 5xx is not.
    if (response.status() >= 500) failedCalls.push(`an unexpected answer: ${answerText}`);
  });
  await page.addInitScript(recordPersonSteps);
  return {
    requests,
    complaints(mayFail) {
      const unexpected = failedCalls.splice(0).filter((text) => !mayFail && !EXPECTED_FAILURE.test(text));
      return [...problems.splice(0), ...unexpected];
    },
    async personSteps() {
      const steps = await Promise.all(
        page.frames().map((frame) => frame.evaluate(takePersonSteps).catch(() => [])),
      );
      return steps.flat();
    },
    hasCalledLender() {
      const wasCalled = lenderCalls > 0;
      lenderCalls = 0;
      return wasCalled;
    },
  };
}

/** Runs in the page, before the app: records each transition caused by an event of a person (XState microsteps). */
function recordPersonSteps(): void {
  interface Inspected {
    readonly type: string;
    readonly event?: { readonly type: string };
    readonly snapshot?: {
      readonly machine?: { readonly id: string };
      readonly value?: unknown;
      readonly tags?: ReadonlySet<string>;
    };
    readonly _transitions?: readonly unknown[];
  }
  const steps: unknown[] = [];
  // SAFETY: the app reads `journeyObserver` from its window.
  const page = window as unknown as {
    journeyObserver?: (event: Inspected) => void;
    stepsOfPersons: unknown[];
  };
  page.stepsOfPersons = steps;
  const previousObserver = page.journeyObserver;
  page.journeyObserver = (inspected) => {
    previousObserver?.(inspected);
    const { type, event, snapshot, _transitions = [] } = inspected;
    if (type !== '@xstate.microstep' || _transitions.length === 0) return;
    if (event === undefined || event.type === '' || event.type.startsWith('xstate.')) return;
    steps.push({
      chart: snapshot?.machine?.id ?? '',
      event: event.type,
      to: String(snapshot?.value),
      tags: [...(snapshot?.tags ?? [])],
    });
  };
}

function takePersonSteps(): PersonStep[] {
  // SAFETY: set by `recordPersonSteps`.
  const { stepsOfPersons } = window as unknown as { stepsOfPersons?: PersonStep[] };
  return stepsOfPersons?.splice(0) ?? [];
}
