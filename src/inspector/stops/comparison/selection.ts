import { type Filter, NO_FILTER } from '../summary';

/** Whose visits are counted. `comparison`: whose they are compared with; null: they are not compared. */
export interface Selection {
  readonly filter: Filter;
  readonly comparison: Filter | null;
}

/** All visits, without a comparison. */
export const NO_SELECTION: Selection = { filter: NO_FILTER, comparison: null };

/** The parameter of a link for each part of a filter. */
const PARAMETERS: Readonly<Record<keyof Filter, string>> = {
  persona: 'persona',
  lender: 'lender',
  language: 'language',
  version: 'version',
  fromDay: 'from',
  toDay: 'to',
};

const KEYS = ['persona', 'lender', 'language', 'version', 'fromDay', 'toDay'] as const;

/** Says that a link has a comparison, which may be one with all visits; its filter has the same parameters behind `vs.` */
const COMPARISON = 'vs';

/** Reads `version=2.0&vs=1&vs.version=1.9`. What stands for a day and is none is left out. */
export function readSelection(parameters: URLSearchParams): Selection {
  return {
    filter: readFilter(parameters, ''),
    comparison: parameters.has(COMPARISON) ? readFilter(parameters, `${COMPARISON}.`) : null,
  };
}

/** The parameters of a link to this selection; an empty one is left out. */
export function selectionParameters({ filter, comparison }: Selection): Readonly<Record<string, string>> {
  return {
    ...filterParameters(filter, ''),
    ...(comparison !== null && { [COMPARISON]: '1', ...filterParameters(comparison, `${COMPARISON}.`) }),
  };
}

/** Whether both count the same visits. */
export function isSameSelection(one: Selection, other: Selection): boolean {
  const [text, otherText] = [one, other].map((selection) => JSON.stringify(selectionParameters(selection)));
  return text === otherText;
}

/** Whether no visit fits both filters. Intervals of a difference hold for such only. */
export function areDisjoint(one: Filter, other: Filter): boolean {
  const isOtherValue = (key: keyof Filter) =>
    one[key] !== null && other[key] !== null && one[key] !== other[key];
  const isBefore = ({ toDay }: Filter, { fromDay }: Filter) =>
    toDay !== null && fromDay !== null && toDay < fromDay;
  return (
    (['persona', 'lender', 'language', 'version'] as const).some(isOtherValue) ||
    isBefore(one, other) ||
    isBefore(other, one)
  );
}

/** What the visits of a filter differ in from others. */
type FilterPart = Exclude<keyof Filter, 'fromDay' | 'toDay'> | 'days';

/** In what A and B differ, where A has a filter that B lacks; empty elsewhere: both rows of filters say it. */
export function differingFilters({ filter, comparison }: Selection): readonly FilterPart[] {
  if (comparison === null) return [];
  if (!KEYS.some((key) => filter[key] !== null && comparison[key] === null)) return [];
  const differing = KEYS.filter((key) => filter[key] !== comparison[key]);
  return [...new Set(differing.map((key) => (key === 'fromDay' || key === 'toDay' ? 'days' : key)))];
}

function readFilter(parameters: URLSearchParams, prefix: string): Filter {
  const filter: { -readonly [key in keyof Filter]: Filter[key] } = { ...NO_FILTER };
  for (const key of KEYS) {
    const value = parameters.get(`${prefix}${PARAMETERS[key]}`) ?? '';
    const isDay = key === 'fromDay' || key === 'toDay';
    filter[key] = value === '' || (isDay && !isCalendarDay(value)) ? null : value;
  }
  return filter;
}

function isCalendarDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}

function filterParameters(filter: Filter, prefix: string): Readonly<Record<string, string>> {
  return Object.fromEntries(KEYS.map((key) => [`${prefix}${PARAMETERS[key]}`, filter[key] ?? '']));
}
