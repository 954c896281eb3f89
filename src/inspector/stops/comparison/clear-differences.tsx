import { Fragment } from 'react';

import { comparisonCopy as copy } from '../../../copy/inspector-comparison';
import type { JourneyCounts } from '../stops';
import { type ComparedShare, compareStates } from './compare';
import { differenceText, intervalText } from './difference';
import type { DifferenceHeat } from './difference-marks';
import { differingFilters, type Selection } from './selection';

interface ClearDifferencesProps {
  readonly one: JourneyCounts;
  readonly other: JourneyCounts;
  readonly selection: Selection;
  /** Address of a state on the chart, coloured by a difference. */
  readonly hrefOf: (state: string, heat: DifferenceHeat) => string;
}

const MAX_NAMED = 3;

/** One line: the clear differences of the states, the largest first; and in what A and B differ, where B lacks a filter of A. */
export function ClearDifferences({ one, other, selection, hrefOf }: ClearDifferencesProps) {
  const clear = clearDifferences(one, other);
  const named = clear.slice(0, MAX_NAMED);
  const differing = differingFilters(selection);
  return (
    <p className="stops-differences">
      {copy.clear.count(clear.length)}
      {named.map(({ state, heat, share }, index) => (
        <Fragment key={`${state} ${heat}`}>
          {index === 0 ? ' ' : '; '}
          <a href={hrefOf(state, heat)} title={intervalText(share)}>
            {copy.clear.item(state, copy.clear.of[heat], differenceText(share))}
          </a>
        </Fragment>
      ))}
      {clear.length > named.length && copy.clear.more(clear.length - named.length)}
      {differing.length > 0 && <span> {copy.differIn(differing.map((part) => copy.filters[part]))}</span>}
    </p>
  );
}

interface ClearDifference {
  readonly state: string;
  readonly heat: DifferenceHeat;
  readonly share: ComparedShare;
}

function clearDifferences(one: JourneyCounts, other: JourneyCounts): readonly ClearDifference[] {
  const sizeOf = ({ share: { difference } }: ClearDifference) => Math.abs(difference ?? 0);
  return compareStates(one, other)
    .flatMap(({ state, stopped, failures }): ClearDifference[] => [
      { state, heat: 'stopped-difference', share: stopped },
      { state, heat: 'failures-difference', share: failures },
    ])
    .filter(({ share }) => share.isClear && share.difference !== null)
    .sort((a, b) => sizeOf(b) - sizeOf(a));
}
