/** What a walk overhears besides the screen: the console, requests that leave for somewhere else, and steps of the charts. */
import type { Page } from '@playwright/test';

import { marksIn } from './field-values';

/** A step that a chart took for a person's event. */
export interface PersonStep {
  readonly chart: string;
  readonly event: string;
  /** Where it led, with the state's tags. */
  readonly to: string;
  readonly tags: readonly string[];
}

export interface Watch {
  /** What was complained of since the last time. @param mayFail calls that are broken on purpose */
  readonly complaints: (mayFail: boolean) => readonly string[];
  /** What persons made the charts do since the last time. */
  readonly personSteps: () => Promise<readonly PersonStep[]>;
  /** Requests in order, for the story of a failure. */
  readonly requests: readonly string[];
  /** Whether the lender was asked anything since the last time: some reads open a mandate. */
  readonly hasAsked: () => boolean;
}

const OF_BROKEN_CALLS = /Failed to load resource/;
/** Chromium's word on a phone without a UPI app. */
const WITHOUT_UPI = /Failed to launch 'upi:/;
/** Places that tell others what merchants do: nothing of a person may stand in what goes there. */
const TOLD_TO_OTHERS = /\/(analytics|events|errors|log)\b/;

/** Start before the first goto. @param origin of the app: nothing else may be asked */
export async function watch(page: Page, origin: string): Promise<Watch> {
  const heard: string[] = [];
  const failed: string[] = [];
  const requests: string[] = [];
  let asked = 0;
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || WITHOUT_UPI.test(message.text())) return;
    const isCall = OF_BROKEN_CALLS.test(message.text());
    (isCall ? failed : heard).push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => heard.push(`page error: ${error.stack ?? error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith('http')) return;
    requests.push(`${request.method()} ${url.replace(origin, '')}`);
    if (url.startsWith(`${origin}/api/`)) asked += 1;
    if (!url.startsWith(`${origin}/`)) heard.push(`a request for another place: ${url}`);
    for (const mark of marksIn(url)) heard.push(`personal data in an address: ${mark}`);
    if (TOLD_TO_OTHERS.test(url))
      for (const mark of marksIn(request.postData() ?? ''))
        heard.push(`personal data in what is told to others: ${mark}`);
  });
  page.on('response', (response) => {
    const answered = `${response.status()} ${response.url().replace(origin, '')}`;
    if (response.status() >= 400) requests.push(`  answered ${answered}`);
    // The lender's own refusals are part of the contract; a fault that nobody ordered is not.
    if (response.status() >= 500) failed.push(`an answer that nobody ordered: ${answered}`);
  });
  await page.addInitScript(noteSteps);
  return {
    requests,
    complaints(mayFail) {
      const broken = failed.splice(0).filter((text) => !mayFail && !/status of 4\d\d/.test(text));
      return [...heard.splice(0), ...broken];
    },
    async personSteps() {
      const steps = await Promise.all(
        page.frames().map((frame) => frame.evaluate(takeSteps).catch(() => [])),
      );
      return steps.flat();
    },
    hasAsked() {
      const has = asked > 0;
      asked = 0;
      return has;
    },
  };
}

/** Runs in the page, before the app: notes each transition that an event of a person took (XState's own microsteps). */
function noteSteps(): void {
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
  // SAFETY: the page is the app's, which reads `journeyObserver`.
  const page = window as unknown as {
    journeyObserver?: (event: Inspected) => void;
    stepsOfPersons: unknown[];
  };
  page.stepsOfPersons = steps;
  const other = page.journeyObserver;
  page.journeyObserver = (inspected) => {
    other?.(inspected);
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

function takeSteps(): PersonStep[] {
  // SAFETY: put there by `noteSteps`.
  const { stepsOfPersons } = window as unknown as { stepsOfPersons?: PersonStep[] };
  return stepsOfPersons?.splice(0) ?? [];
}
