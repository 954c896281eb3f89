import { comparisonCopy as copy } from '../../../copy/inspector-comparison';
import { stopsCopy } from '../../../copy/inspector-stops';
import { nameOfLanguage, nameOfLender } from '../filters';
import { formatCount } from '../numbers';
import type { SelectionCounts } from '../reading/messages';
import type { Filter, Summary } from '../summary';
import type { Selection } from './selection';

/** How many visits are counted, or compared; where they cannot be, why. */
export function visitsText(
  { filter, comparison }: Selection,
  { summary, compared }: SelectionCounts,
): string {
  if (comparison === null) {
    if (summary === null) return stopsCopy.needsEvents;
    const areAllOver = summary.visits > 0 && summary.open === 0;
    return `${summaryText(summary)}${areAllOver ? stopsCopy.allOver : ''}`;
  }
  for (const [side, counts] of [
    [copy.sides.one, summary],
    [copy.sides.other, compared],
  ] as const) {
    if (counts === null) return copy.needsEvents(side);
    if (counts.visits === 0) return copy.nobody(side);
  }
  if (JSON.stringify(filter) === JSON.stringify(comparison)) return copy.same;
  return summary === null || compared === null
    ? stopsCopy.needsEvents
    : copy.visits(summaryText(summary), summaryText(compared));
}

function summaryText({ visits, open }: Summary): string {
  return visits === 0 ? stopsCopy.nobody : stopsCopy.visits(formatCount(visits), open);
}

/** Both sides of a comparison, as a file names them: "A (version 2.0.0)". */
export function sideNames({ filter, comparison }: Selection): readonly [one: string, other: string] {
  return [
    copy.side(copy.sides.one, filterText(filter)),
    copy.side(copy.sides.other, filterText(comparison ?? filter)),
  ];
}

function filterText({ persona, lender, language, version, fromDay, toDay }: Filter): string {
  const names = stopsCopy.filters;
  const values = [
    [names.persona, persona],
    [names.lender, lender === null ? null : nameOfLender(lender)],
    [names.language, language === null ? null : nameOfLanguage(language)],
    [names.version, version],
    [names.fromDay, fromDay],
    [names.toDay, toDay],
  ].flatMap(([name, value]) => (value === null ? [] : `${name} ${value}`));
  return values.length === 0 ? copy.allVisits : values.join(', ');
}
