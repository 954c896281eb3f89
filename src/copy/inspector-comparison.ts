/** Texts of the comparison of two selections of visits, on the inspector's page Stops. */
export const comparisonCopy = {
  start: 'Compare with…',
  end: 'End comparison',
  label: 'Compared with',
  sides: { one: 'A', other: 'B' },
  /** Texts of a quick choice. @param isNew it changes the filter of A, too, and so names both sides; else that of B alone */
  days: (days: number, isNew: boolean) => {
    if (days === 1) return isNew ? 'Last day, and the day before' : 'The day before';
    return isNew ? `Last ${days} days, and the ${days} before` : `The ${days} days before`;
  },
  version: (version: string, before: string, isNew: boolean) =>
    isNew ? `Version ${version}, and ${before} before it` : `The version before (${before})`,
  same: 'Both selections are the same: change one of them.',
  shared: 'Some visits may be in both selections. The intervals are right for selections that share none.',
  /** @param one the visits of the first selection, as text */
  visits: (one: string, other: string) => `A: ${one} · B: ${other}`,
  /** The sum above the tables of one journey. */
  total: { title: 'How the runs ended', name: 'Sum', allRuns: 'All runs' },
  allVisits: 'all visits',
  side: (side: string, visits: string) => `${side} (${visits})`,
  lead: 'Differences are A − B, in percentage points. One is shown only where its 95 % interval does not hold 0. Where nothing differs, about one of 20 is shown all the same, by chance.',
  needsEvents: (side: string) =>
    `${side} needs the events: a file of counts tells visits apart by one thing at a time.`,
  nobody: (side: string) => `No visit fits ${side}, so there is nothing to compare.`,
  difference: 'A − B',
  unclear: 'no clear difference',
  points: (points: string) => `${points}\u00a0pp`,
  interval: (low: string, high: string) => `95 % interval from ${low} to ${high} percentage points`,
  share: (share: string, count: string, total: string) => `${share} (${count} of ${total})`,
  sort: (column: string) => `${column}: sort by the largest difference`,
  clear: {
    /** Of the states of a journey. */
    count: (count: number) =>
      count === 0
        ? 'No clear difference of a state.'
        : `${count} clear ${count === 1 ? 'difference' : 'differences'} of states:`,
    of: { 'stopped-difference': 'stopped here', 'failures-difference': 'led to a failure' },
    item: (state: string, counted: string, points: string) => `${state}, ${counted} ${points}`,
    more: (more: number) => ` and ${more} more`,
  },
  /** What A and B may differ in. */
  filters: { persona: 'persona', lender: 'lender', language: 'language', version: 'version', days: 'days' },
  differIn: (names: readonly string[]) =>
    `A and B differ in ${names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`}.`,
  csvColumns: {
    count: (name: string, side: string) => `${name}, ${side}, count`,
    share: (name: string, side: string) => `${name}, ${side}, %`,
    difference: (name: string) => `${name}, A − B, percentage points`,
    low: (name: string) => `${name}, 95 % interval from`,
    high: (name: string) => `${name}, 95 % interval to`,
    clear: (name: string) => `${name}, clear difference`,
    yes: 'yes',
    no: 'no',
  },
  funnel: 'The funnel is of A.',
  noRuns: 'Nobody of one selection was in this journey: there is nothing to compare.',
  heat: { 'stopped-difference': 'Stopped here, A − B', 'failures-difference': 'Led to a failure, A − B' },
  legend: {
    width: 'Width and number of a line: by how much more or less of what leaves a state goes this way, A − B',
    thin: 'thin: no clear difference',
    unused: 'dashed: never',
    colour: (heat: string) => `${heat}, pp:`,
    more: 'more in A',
    less: 'less in A',
    from: (points: string) => `from ${points}`,
  },
  panel: { name: 'Count' },
} as const;
