import ELK from 'elkjs/lib/elk-api.js';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';

import { elkGraph, type Positions, ranksOf, readPositions } from './elk-graph';
import type { Figure } from './figure';
import { plainPositions } from './plain-layout';
import { fromStoredPositions, LAYOUTS_FILE, type LayoutCache, layoutKey } from './stored-layouts';

/** Layouts of the build; empty in development. */
const builtLayouts = loadBuiltLayouts();

/** Created for the first chart that the build did not lay out. */
let elk: ElkInWorker | null = null;

/**
 * The positions of a figure: from the build, otherwise computed by elkjs in a worker. Where elkjs fails or cannot be loaded, from the
 * plain layout, so that there is always a drawing.
 */
export async function layOut(figure: Figure): Promise<Positions> {
  const ranks = ranksOf(figure);
  const graph = elkGraph(figure, ranks);
  const builtLayout = (await builtLayouts)[layoutKey(graph)];
  if (builtLayout !== undefined) return fromStoredPositions(builtLayout);
  try {
    elk ??= startElk();
    return readPositions(await Promise.race([elk.api.layout(graph), elk.failure]));
  } catch {
    return plainPositions(figure, ranks);
  }
}

interface ElkInWorker {
  readonly api: InstanceType<typeof ELK>;
  /** Rejects when the worker cannot be loaded: elkjs itself would wait for its answer without end. */
  readonly failure: Promise<never>;
}

function startElk(): ElkInWorker {
  const worker = new Worker(workerUrl);
  const failure = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The worker of elkjs failed.')));
  });
  // It may fail while no layout is awaited.
  failure.catch(() => {});
  return { api: new ELK({ workerFactory: () => worker }), failure };
}

async function loadBuiltLayouts(): Promise<LayoutCache> {
  if (!import.meta.env.PROD) return {};
  try {
    const response = await fetch(LAYOUTS_FILE);
    const layouts: unknown = await response.json();
    // SAFETY: a file of the inspector's own build, written by `lay-out-all.ts`.
    return layouts as LayoutCache;
  } catch {
    return {};
  }
}
