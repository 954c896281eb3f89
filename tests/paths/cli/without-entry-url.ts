/** Charts that only other journeys invoke: a browser cannot open them. */

import { entrances } from '../fault-injection/entrances';
import { allNodes } from '../kit/model/internals';
import { charts } from '../support/charts';

/** Whether the journey has an entry URL of its own. */
export function hasEntryUrl(id: string): boolean {
  return Object.keys(entrances).includes(id);
}

/** Why it cannot be opened, and which journeys invoke it. */
export function whyNoEntryUrl(id: string): string {
  const invokers = invokersOf(id).filter(hasEntryUrl);
  const where =
    invokers.length === 0 ? '' : ` It is walked as part of ${invokers.join(', ')}: name one of them.`;
  return `"${id}" has no entry URL of its own.${where}`;
}

/** Journeys that invoke this chart: a port has its name, in camel case. */
function invokersOf(id: string): readonly string[] {
  const port = id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return charts
    .filter((chart) => allNodes(chart).some(({ invoke }) => invoke.some(({ src }) => src === port)))
    .map((chart) => chart.id);
}
