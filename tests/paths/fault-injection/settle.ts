/** Waits until a page has settled: until no request is open, then by moving the page's clock. */
import type { Frame, Page, Request } from '@playwright/test';
import { readScreen, type ScreenFacts } from '../kit/judge/invariants';
import { charts } from '../support/charts';

/** Limit by the clock of the page, ms: three attempts of a load, or a write with all its status checks (machines/shared). */
const MAX_PAGE_TIME_MS = 240_000;
/** Real time after which an open request is ignored, ms: the browser dropped it with its page. */
const IGNORE_REQUEST_AFTER_MS = 12_000;
/** The same for reports: of those that a page sends as it is left, Playwright hears nothing more. */
const IGNORE_REPORT_AFTER_MS = 1_000;
const REPORT = /\/api\/analytics\//;
const READ_INTERVAL_MS = 40;
const SMALL_STRIDES_MS = 3_000;

/** Pending states: `home/loadingLoan`. */
const pending: ReadonlySet<string> = new Set(
  charts.flatMap((chart) =>
    Object.values(chart.states).flatMap((state) =>
      state.tags.includes('pending') ? [`${chart.id}/${state.key}`] : [],
    ),
  ),
);

export interface Settler {
  /** Waits until the screen is idle, waiting for the merchant; null when the frame was removed. */
  readonly settle: (frame: Frame) => Promise<SettledScreen | null>;
}

export interface SettledScreen {
  readonly screen: ScreenFacts;
  /** Whether the screen stayed busy until the limit. */
  readonly isStillBusy: boolean;
}

/** Follows the requests of the page; call it before the first goto, with the page's clock installed. */
export function createSettler(page: Page): Settler {
  const openRequests = new Map<Request, number>();
  page.on('request', (request) => {
    if (request.url().startsWith('http')) openRequests.set(request, Date.now());
  });
  const forget = (request: Request) => void openRequests.delete(request);
  page.on('requestfinished', forget);
  page.on('requestfailed', forget);
  const hasOpenRequest = () =>
    [...openRequests].some(([request, since]) => {
      const limitMs = REPORT.test(request.url()) ? IGNORE_REPORT_AFTER_MS : IGNORE_REQUEST_AFTER_MS;
      return Date.now() - since < limitMs;
    });

  async function tryReadScreen(frame: Frame): Promise<ScreenFacts | null> {
    try {
      return await frame.evaluate(readScreen);
    } catch {
      // The document is being unloaded.
      return null;
    }
  }

  return {
    async settle(frame) {
      let previousText: string | null = null;
      let screen: ScreenFacts | null = null;
      for (let movedMs = 0; movedMs < MAX_PAGE_TIME_MS; ) {
        await pause();
        if (frame.isDetached()) return null;
        if (hasOpenRequest()) continue;
        screen = await tryReadScreen(frame);
        if (screen === null || hasOpenRequest()) continue;
        if (isWaiting(screen) && frame.url().startsWith('http')) {
          // Small strides for the first seconds; longer waits are polling with its own limit.
          const stride = movedMs < SMALL_STRIDES_MS ? 1_000 : 5_000;
          await page.clock.runFor(stride);
          movedMs += stride;
          previousText = null;
          continue;
        }
        const screenText = JSON.stringify(screen);
        if (screenText === previousText) return { screen, isStillBusy: false };
        previousText = screenText;
      }
      if (screen === null) throw new Error('The page could not be read.');
      return { screen, isStillBusy: true };
    },
  };
}

/** A call is pending, or the page is not rendered yet. */
function isWaiting({ journey, state, child, isBusy, text }: ScreenFacts): boolean {
  return (
    isBusy ||
    text.trim() === '' ||
    journey === 'opening' ||
    pending.has(`${journey}/${state}`) ||
    pending.has(child)
  );
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, READ_INTERVAL_MS));
}
