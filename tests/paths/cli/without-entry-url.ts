/** Charts that other journeys run: no browser opens them by themselves. */

import { entrances } from '../crossing/who-fits';
import { allNodes } from '../kit/internals';
import { charts } from '../support/charts';

/** Whether a browser can open the journey by an entry URL of its own. */
export function hasEntryUrl(id: string): boolean {
  return Object.keys(entrances).includes(id);
}

/** Why it can't be opened, and by which journeys one comes to it. */
export function whyNoEntryUrl(id: string): string {
  const holders = holdersOf(id).filter(hasEntryUrl);
  const where = holders.length === 0 ? '' : ` It is walked within ${holders.join(', ')}: name one of them.`;
  return `"${id}" has no entry URL of its own that a browser could open.${where}`;
}

/** Journeys that run this chart: a port bears its name, in camel case. */
function holdersOf(id: string): readonly string[] {
  const port = id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return charts
    .filter((chart) => allNodes(chart).some(({ invoke }) => invoke.some(({ src }) => src === port)))
    .map((chart) => chart.id);
}
