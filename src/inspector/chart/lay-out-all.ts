/** Run by the inspector's build: computes the layouts of all charts, so that the page need not. */
import ELK from 'elkjs/lib/elk.bundled.js';

import { loadJourneys } from '../catalogue';
import { elkGraph, ranksOf, readPositions } from './elk-graph';
import { figureOf } from './figure';
import { tableMeasure } from './measure';
import { type LayoutCache, layoutKey, type StoredPositions, toStoredPositions } from './stored-layouts';

/** Loaded when this module is imported: the build cannot import modules later. */
const journeys = await loadJourneys();

/**
 * The layouts of all charts of the catalogue.
 * @param earlierLayouts layouts of the last build, reused for unchanged charts
 */
export async function layOutAll(earlierLayouts: LayoutCache): Promise<LayoutCache> {
  const elk = new ELK();
  const layouts: Record<string, StoredPositions> = {};
  // With counts for the page of where merchants stop, without for all others.
  for (const { chart } of journeys)
    for (const hasCounts of [false, true]) {
      const figure = figureOf(chart, tableMeasure, hasCounts);
      const graph = elkGraph(figure, ranksOf(figure));
      const key = layoutKey(graph);
      const earlierLayout = earlierLayouts[key];
      try {
        layouts[key] = earlierLayout ?? toStoredPositions(readPositions(await elk.layout(graph)));
      } catch {
        // elkjs failed: the page uses the plain layout for this chart.
      }
    }
  return layouts;
}
