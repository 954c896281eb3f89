import { DAY_MS } from '../../../../machines/domain/base/calendar-day';
import { OTHER } from '../folding/folded-group';
import type { Choices, Filter } from '../summary';
import type { Selection } from './selection';

/** A comparison by one press: of so many days with the days before them, or of a version with the one before it. */
export type Preset =
  | { readonly kind: 'days'; readonly days: number; readonly selection: Selection }
  | {
      readonly kind: 'version';
      readonly version: string;
      readonly before: string;
      readonly selection: Selection;
    };

/** Days that are compared where none are filtered. */
const WEEK = 7;

/** The quick comparisons of the visits of a filter; where it names no days or no version, of the newest ones. */
export function presetsOf(filter: Filter, choices: Choices): readonly Preset[] {
  return [daysBefore(filter, choices), versionBefore(filter, choices)].filter((preset) => preset !== null);
}

/** What a filter is compared with at first: what came before it, if it says of what; otherwise the same visits. */
export function firstComparison(filter: Filter, choices: Choices): Filter {
  const preset = presetsOf(filter, choices).find(({ selection }) => selection.filter === filter);
  return preset?.selection.comparison ?? filter;
}

function daysBefore(filter: Filter, { day: days }: Choices): Preset | null {
  const toDay = filter.toDay ?? days.at(-1)?.value;
  if (toDay === undefined) return null;
  const fromDay = filter.fromDay ?? addDays(toDay, 1 - WEEK);
  const length = (Date.parse(toDay) - Date.parse(fromDay)) / DAY_MS + 1;
  const comparison = { ...filter, fromDay: addDays(fromDay, -length), toDay: addDays(fromDay, -1) };
  const hasVisits = days.some(({ value }) => value >= comparison.fromDay && value <= comparison.toDay);
  if (length < 1 || !hasVisits) return null;
  const isFiltered = filter.fromDay !== null && filter.toDay !== null;
  return {
    kind: 'days',
    days: length,
    selection: { filter: isFiltered ? filter : { ...filter, fromDay, toDay }, comparison },
  };
}

function versionBefore(filter: Filter, choices: Choices): Preset | null {
  const versions = choices.version
    .map(({ value }) => value)
    .filter((value) => value !== OTHER)
    .sort(byNumbers.compare);
  const version = filter.version ?? versions.at(-1);
  const before = version === undefined ? undefined : versions[versions.indexOf(version) - 1];
  if (version === undefined || before === undefined) return null;
  return {
    kind: 'version',
    version,
    before,
    selection: {
      filter: filter.version === null ? { ...filter, version } : filter,
      comparison: { ...filter, version: before },
    },
  };
}

/** 2.10 comes after 2.9. */
const byNumbers = new Intl.Collator('en', { numeric: true });

/** A day so many days later: "2026-03-02". */
function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}
