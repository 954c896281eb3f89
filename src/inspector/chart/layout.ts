import ELK from 'elkjs/lib/elk-api.js';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';

import { elkGraph, type Places, ranksOf, readPlaces } from './elk-graph';
import type { Figure } from './figure';
import { plainPlaces } from './plain-layout';

const elk = new ELK({ workerUrl });

/** Lays a chart out in a worker. What elkjs cannot do is laid out plainly: there is always a picture. */
export async function layOut(figure: Figure): Promise<Places> {
  const ranks = ranksOf(figure);
  try {
    return readPlaces(await elk.layout(elkGraph(figure, ranks)));
  } catch {
    return plainPlaces(figure, ranks);
  }
}
