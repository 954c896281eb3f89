/**
 * The cost of each entry URL in counts, not times: sequential requests, bytes, and no code of another journey. `npm run speed`
 * measures the times of the same URLs (docs/decisions/018-loading.md).
 */
import { expect, type Page, test } from '@playwright/test';

import { catalogue, type JourneyId } from '../../../machines/catalogue';
import { type Chunk, compressedBytes, readChunks, withImports } from '../../size/chunks';
import { type EntryUrl, entryUrls, writeLocalStorage } from '../../speed/entry-urls';
import { createMerchant } from '../support/lender';
import { roundsUntil, scriptsOf } from '../support/rounds';

/** Limit of the scripts' brotli bytes until the content with data is shown. */
const MAX_SCRIPT_BYTES = 175_000;

/** Limit of sequential requests: the document; scripts and calls in parallel; requests that depend on an answer. */
const MAX_SEQUENTIAL_REQUESTS = 3;

/** Limit of the cumulative layout shift, from the prerendered page to the last optional part. */
const MAX_LAYOUT_SHIFT = 0.02;

/** Telemetry, and the code that preloads the next journeys: on a busy machine the page is idle before its last call, and nothing waits for them. */
const LOADED_WHEN_IDLE = /^\/assets\/(observe|preload-next-journeys)-/;

for (const entry of entryUrls) {
  test(`the content of ${entry.name} needs few sequential requests and bytes, and no code of another journey, and nothing moves`, async ({
    page,
    baseURL,
  }) => {
    const asked = await roundsUntil(page, await addressOf(entry, page, baseURL ?? ''), entry.content);
    const rounds = asked
      .map((paths) => paths.filter((path) => !LOADED_WHEN_IDLE.test(path)))
      .filter((paths) => paths.length > 0);
    const summary = rounds.map((paths, at) => `${at + 1}: ${paths.join(' ')}`).join('\n');
    const scripts = [...new Set(scriptsOf(rounds))];
    expect.soft(rounds.length, summary).toBeLessThanOrEqual(MAX_SEQUENTIAL_REQUESTS);
    expect
      .soft(
        scripts.reduce((sum, file) => sum + compressedBytes(file), 0),
        summary,
      )
      .toBeLessThan(MAX_SCRIPT_BYTES);
    expect.soft(journeysIn(scripts, entry.journey), summary).toEqual([]);
    const shifts = await layoutShifts(page);
    expect
      .soft(
        shifts.reduce((sum, { value }) => sum + value, 0),
        JSON.stringify(shifts, null, 1),
      )
      .toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
  });
}

/** All layout shifts of the page so far, with the texts that moved. */
function layoutShifts(page: Page) {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    // SAFETY: entries of this type have these members (Layout Instability API); TypeScript's DOM does not know them.
    const entries = observer.takeRecords() as unknown as readonly {
      readonly value: number;
      readonly sources: readonly { readonly node: Node | null }[];
    }[];
    observer.disconnect();
    return entries.map(({ value, sources }) => ({
      value,
      moved: sources.map(({ node }) => node?.textContent?.slice(0, 80) ?? ''),
    }));
  });
}

/** Signs the browser in as a persona for this page. */
async function addressOf(
  { persona, path, localStorageEntries }: EntryUrl,
  page: Page,
  origin: string,
): Promise<string> {
  if (persona === null) return String(path);
  const merchant = await createMerchant(origin, persona);
  await page.request.get(merchant.enter('/sandbox/inbox'));
  if (localStorageEntries !== undefined)
    await page.addInitScript(writeLocalStorage, await localStorageEntries(merchant));
  return typeof path === 'string' ? path : path(merchant);
}

/** Journeys with an entry URL whose adapter was loaded although `own` does not import it. */
function journeysIn(scripts: readonly string[], own: JourneyId): readonly JourneyId[] {
  const chunks = readChunks();
  const holds = (id: JourneyId) => (chunk: Chunk) => chunk.modules.includes(`src/adapters/${id}.ts`);
  if (!chunks.some(holds(own))) throw new Error(`No file of the build has the adapter of ${own}.`);
  const needed = withImports(chunks.filter(holds(own)), chunks);
  const came = chunks.filter((chunk) => scripts.includes(chunk.file) && !needed.includes(chunk));
  return catalogue
    .filter(({ id, entryUrls }) => id !== own && entryUrls.length > 0 && came.some(holds(id)))
    .map(({ id }) => id);
}
