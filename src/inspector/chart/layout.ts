import ELK from 'elkjs/lib/elk-api.js';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';

import { elkGraph, type Positions, ranksOf, readPositions } from './elk-graph';
import type { Figure } from './figure';
import { fromStoredPositions, LAYOUTS_FILE, type LayoutCache, layoutKey } from './kept-layouts';
import { plainPositions } from './plain-layout';

/** Loaded with the page; empty in development, without a build. */
const builtLayouts = loadBuiltLayouts();

/** Started for the first chart that the build did not lay out. */
let elk: InstanceType<typeof ELK> | null = null;

/**
 * Positions: from the build, otherwise from elkjs in a worker; where that fails, from the plain layout, so that there is
 * always a drawing.
 */
export async function layOut(figure: Figure): Promise<Positions> {
  const ranks = ranksOf(figure);
  const graph = elkGraph(figure, ranks);
  const builtLayout = (await builtLayouts)[layoutKey(graph)];
  if (builtLayout !== undefined) return fromStoredPositions(builtLayout);
  try {
    elk ??= new ELK({ workerUrl });
    return readPositions(await elk.layout(graph));
  } catch {
    return plainPositions(figure, ranks);
  }
}

async function loadBuiltLayouts(): Promise<LayoutCache> {
  if (!import.meta.env.PROD) return {};
  try {
    const response = await fetch(LAYOUTS_FILE);
    // From the inspector's own build, trusted like its code.
    const layouts: unknown = await response.json();
    // SAFETY: the build wrote it by `lay-out-all.ts`; a missing key is laid out here.
    return layouts as LayoutCache;
  } catch {
    return {};
  }
}
