/** Waiting without sleeping: until nothing is asked any more, and then by moving the page's clock. */
import type { Frame, Page, Request } from '@playwright/test';
import { readScreen, type ScreenFacts } from '../kit/invariants';
import { charts } from '../support/charts';

/** Three tries of a load, or a write and all the questions about it, by the clock of the page (machines/shared). */
const BOUND_MS = 240_000;
/** A request that has no end after this long, in real time, is one that the browser forgot with its page. */
const LOST_MS = 12_000;
const LOOK_MS = 40;
const NEAR_MS = 3_000;

/** States in which the server is awaited: `home/loadingLoan`. */
const pending: ReadonlySet<string> = new Set(
  charts.flatMap((chart) =>
    Object.values(chart.states).flatMap((state) =>
      state.tags.includes('pending') ? [`${chart.id}/${state.key}`] : [],
    ),
  ),
);

export interface Quiet {
  /** Until the screen waits for the merchant; null when its page is gone, and the phone's with it. */
  readonly settle: (frame: Frame) => Promise<Settled | null>;
}

export interface Settled {
  readonly screen: ScreenFacts;
  /** It never waits for the merchant. */
  readonly isEndless: boolean;
}

/** Follows what the page asks; start before the first goto, with the page's clock installed. */
export function quietOf(page: Page): Quiet {
  const open = new Map<Request, number>();
  page.on('request', (request) => {
    if (request.url().startsWith('http')) open.set(request, Date.now());
  });
  const forget = (request: Request) => void open.delete(request);
  page.on('requestfinished', forget);
  page.on('requestfailed', forget);
  const isAsking = () => [...open.values()].some((since) => Date.now() - since < LOST_MS);

  async function look(frame: Frame): Promise<ScreenFacts | null> {
    try {
      return await frame.evaluate(readScreen);
    } catch {
      // The document is being left.
      return null;
    }
  }

  return {
    async settle(frame) {
      let before: string | null = null;
      let screen: ScreenFacts | null = null;
      for (let moved = 0; moved < BOUND_MS; ) {
        await pause();
        if (frame.isDetached()) return null;
        if (isAsking()) continue;
        screen = await look(frame);
        if (screen === null || isAsking()) continue;
        if (isWaiting(screen) && frame.url().startsWith('http')) {
          // The first seconds are looked at closely; whatever lasts longer is a wait that has its own end.
          const stride = moved < NEAR_MS ? 1_000 : 5_000;
          await page.clock.runFor(stride);
          moved += stride;
          before = null;
          continue;
        }
        const now = JSON.stringify(screen);
        if (now === before) return { screen, isEndless: false };
        before = now;
      }
      if (screen === null) throw new Error('The page could not be read.');
      return { screen, isEndless: true };
    },
  };
}

/** The server is awaited, or the page is not there yet. */
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
  return new Promise((resolve) => setTimeout(resolve, LOOK_MS));
}
