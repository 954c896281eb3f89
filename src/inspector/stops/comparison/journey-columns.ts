import { stopsCopy } from '../../../copy/inspector-stops';
import { formatCount } from '../numbers';
import type { Columns } from './columns';
import { COMPARED_ENDS, type JourneyComparison } from './compare';

/** The columns of a table of journeys in two selections. @param names what a row is called */
export function journeyColumns(names: Columns<JourneyComparison>['names']): Columns<JourneyComparison> {
  return {
    names,
    counts: [
      {
        name: stopsCopy.runs,
        values: ({ one, other }) => [one?.runs ?? 0, other?.runs ?? 0],
        format: formatCount,
      },
    ],
    shares: COMPARED_ENDS.map((end) => ({ name: stopsCopy.ends[end], share: ({ ends }) => ends[end] })),
  };
}
