import ELK from 'elkjs/lib/elk-api.js';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';

import { elkGraph, type Places, ranksOf, readPlaces } from './elk-graph';
import type { Figure } from './figure';
import { type KeptLayouts, LAYOUTS_FILE, layoutKey, placesFrom } from './kept-layouts';
import { plainPlaces } from './plain-layout';

/** Begun with the page; empty in development, where nothing is built. */
const kept = readKept();

/** Started for the first chart that the build did not lay out. */
let elk: InstanceType<typeof ELK> | null = null;

/**
 * Where everything stands: as the build laid it out, else by elkjs in a worker. What elkjs cannot do is laid out plainly:
 * there is always a picture.
 */
export async function layOut(figure: Figure): Promise<Places> {
  const ranks = ranksOf(figure);
  const graph = elkGraph(figure, ranks);
  const known = (await kept)[layoutKey(graph)];
  if (known !== undefined) return placesFrom(known);
  try {
    elk ??= new ELK({ workerUrl });
    return readPlaces(await elk.layout(graph));
  } catch {
    return plainPlaces(figure, ranks);
  }
}

async function readKept(): Promise<KeptLayouts> {
  if (!import.meta.env.PROD) return {};
  try {
    const response = await fetch(LAYOUTS_FILE);
    // Of the inspector's own build, and read as its code is.
    const layouts: unknown = await response.json();
    // SAFETY: the build wrote it by `lay-out-all.ts`; a key that is not there is laid out here.
    return layouts as KeptLayouts;
  } catch {
    return {};
  }
}
