import type { Page } from '@playwright/test';

import { RETRY_INTERVAL_MS } from '../../../src/journey/code-not-loaded';

/**
 * Keeps the documents that are loaded from now on from retrying a missing chunk every few seconds. The one automatic reload
 * (`countLoads`) still comes; after it, only a tap retries.
 */
export function withoutOwnRetries(page: Page): Promise<unknown> {
  return page.addInitScript((retryIntervalMs) => {
    const { setInterval: start } = window;
    Reflect.set(window, 'setInterval', (run: () => void, ms?: number) =>
      ms === retryIntervalMs ? 0 : start(run, ms),
    );
  }, RETRY_INTERVAL_MS);
}

/** Counts the page's loads: it reloads itself once where a chunk is missing, as most browsers remember a failed import until then. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}
