/**
 * What a merchant waits for at each entry URL, counted and not timed: requests one behind the other, bytes, and nothing of another
 * journey. `npm run speed` measures the times of the same addresses (docs/decisions/018-loading.md).
 */
import { expect, type Page, test } from '@playwright/test';

import { catalogue, type JourneyId } from '../../machines/catalogue';
import { type Chunk, compressedBytes, readChunks, withImports } from '../size/chunks';
import { type EntryUrl, entryUrls, keep } from '../speed/entry-urls';
import { createMerchant } from './support/lender';
import { roundsUntil, scriptsOf } from './support/rounds';

/** Brotli bytes of the scripts until the content with data stands. */
const CEILING = 175_000;

/** Requests one behind the other: the document; scripts and calls side by side; what only an answer can name. */
const DEPTH = 3;

/** Whoever is here for the first time reads what anybody reads at once; what is theirs comes into its place, part by part. */
const DEEPER: Readonly<Record<string, number>> = { 'landing-merchant': 5 };

for (const entry of entryUrls) {
  test(`the content of ${entry.name} is few requests away, within its bytes, and nothing of another journey comes first`, async ({
    page,
  }) => {
    const rounds = await roundsUntil(page, await addressOf(entry, page), entry.content);
    const told = rounds.map((paths, at) => `${at + 1}: ${paths.join(' ')}`).join('\n');
    const scripts = [...new Set(scriptsOf(rounds))];
    expect.soft(rounds.length, told).toBeLessThanOrEqual(DEEPER[entry.name] ?? DEPTH);
    expect
      .soft(
        scripts.reduce((sum, file) => sum + compressedBytes(file), 0),
        told,
      )
      .toBeLessThan(CEILING);
    expect.soft(journeysIn(scripts, entry.journey), told).toEqual([]);
  });
}

/** Makes the browser somebody for whom this is the page to be on. */
async function addressOf({ persona, path, kept }: EntryUrl, page: Page): Promise<string> {
  if (persona === null) return String(path);
  const merchant = await createMerchant(page.request, persona);
  await page.request.get(merchant.enter('/sandbox/inbox'));
  if (kept !== undefined) await page.addInitScript(keep, await kept(merchant));
  return typeof path === 'string' ? path : path(merchant);
}

/** Journeys with an entry URL of their own whose adapter came though `own` does not import it. */
function journeysIn(scripts: readonly string[], own: JourneyId): readonly JourneyId[] {
  const chunks = readChunks();
  const holds = (id: JourneyId) => (chunk: Chunk) => chunk.modules.includes(`src/adapters/${id}.ts`);
  const needed = withImports(chunks.filter(holds(own)), chunks);
  const came = chunks.filter((chunk) => scripts.includes(chunk.file) && !needed.includes(chunk));
  return catalogue
    .filter(({ id, entryUrls }) => id !== own && entryUrls.length > 0 && came.some(holds(id)))
    .map(({ id }) => id);
}
