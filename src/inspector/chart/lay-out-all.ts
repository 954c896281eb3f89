/** Run by the inspector's build: computes all layouts, so that opening a chart does not wait. */
import ELK from 'elkjs/lib/elk.bundled.js';

import { loadJourneys } from '../catalogue';
import { elkGraph, ranksOf, readPositions } from './elk-graph';
import { figureOf } from './figure';
import { type LayoutCache, layoutKey, type StoredPositions, toStoredPositions } from './kept-layouts';
import { tableMeasure } from './measure';

/** Loaded during the build's import phase: later imports are not possible. */
const journeys = await loadJourneys();

/**
 * The layouts of all charts of the catalogue.
 * @param earlierLayouts those of the last build: unchanged charts are not laid out again
 */
export async function layOutAll(earlierLayouts: LayoutCache): Promise<LayoutCache> {
  const elk = new ELK();
  const layouts: Record<string, StoredPositions> = {};
  // The view of where merchants stop draws counts on a chart.
  for (const { chart } of journeys)
    for (const hasCounts of [false, true]) {
      const figure = figureOf(chart, tableMeasure, hasCounts);
      const graph = elkGraph(figure, ranksOf(figure));
      const key = layoutKey(graph);
      const earlierLayout = earlierLayouts[key];
      try {
        layouts[key] = earlierLayout ?? toStoredPositions(readPositions(await elk.layout(graph)));
      } catch {
        // Charts that elkjs can't lay out get the plain layout in the page.
      }
    }
  return layouts;
}
