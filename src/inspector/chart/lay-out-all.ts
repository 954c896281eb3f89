/** Run by the inspector's build: lays all charts out once, so that nobody who opens one waits for it. */
import ELK from 'elkjs/lib/elk.bundled.js';

import { loadJourneys } from '../catalogue';
import { elkGraph, ranksOf, readPlaces } from './elk-graph';
import { figureOf } from './figure';
import { type KeptLayouts, type KeptPlaces, keepPlaces, layoutKey } from './kept-layouts';
import { tableMeasure } from './measure';

/** Read while the build still imports: it loads nothing later. */
const journeys = await loadJourneys();

/**
 * The layouts of all charts of the catalogue.
 * @param before those of the last build: what has not changed is not laid out again
 */
export async function layOutAll(before: KeptLayouts): Promise<KeptLayouts> {
  const elk = new ELK();
  const layouts: Record<string, KeptPlaces> = {};
  // Where merchants stop, a chart has its counts on it.
  for (const { chart } of journeys)
    for (const isCounted of [false, true]) {
      const figure = figureOf(chart, tableMeasure, isCounted);
      const graph = elkGraph(figure, ranksOf(figure));
      const key = layoutKey(graph);
      const known = before[key];
      try {
        layouts[key] = known ?? keepPlaces(readPlaces(await elk.layout(graph)));
      } catch {
        // What elkjs cannot do, the page lays out plainly.
      }
    }
  return layouts;
}
