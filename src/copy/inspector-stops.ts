/** Texts of the inspector's page Stops, which shows where merchants leave the journeys. */
export const stopsCopy = {
  title: 'Where merchants stop',
  nav: 'Stops',
  lead: 'Counts and times of every state and transition, from the events that the app’s analytics were sent.',
  open: 'Open a file',
  drop: 'or drop one here',
  sandbox: 'Read the sandbox',
  reading: (name: string) => `Reading ${name}…`,
  /** @param share such as `34 %` */
  progress: (share: string, events: string, skipped: string) =>
    `${share}, ${events} events${skipped === '0' ? '' : `, ${skippedLines(skipped)}`}`,
  cancel: 'Cancel',
  counting: 'Counting…',
  sandboxName: 'the sandbox',
  showing: (name: string) => `From ${name}`,
  hint: {
    before: 'A file of sessions is made by',
    command: 'npm run sessions -- --count 2000 --seed 1',
    after:
      '(reports/sessions/sessions.jsonl.gz). The sandbox reports what its merchants did, as long as its database is kept.',
  },
  problems: {
    empty: 'It is empty.',
    'unknown-format':
      'No line of it is of a known format. Read are lines of the app’s analytics batches, exports of PostHog (JSON lines or Parquet), Amplitude, Mixpanel and Segment, and CSV with a row of names: all but Parquet also gzipped or as a zip.',
    'no-events':
      'It was read, and holds no event of a journey: docs/analytics.md lists what events are read from other products.',
    'all-skipped': (lines: string) => `No event in it could be read: ${lines}.`,
    unreadable:
      'It is damaged, or packed in a way that is not read: gzip, zip, and Parquet with Snappy or gzip are.',
    'zip-too-large':
      'It is a zip of more than 4 GB, or of the kind for such: unpack it, and open the files in it.',
    'too-many-states':
      'It has more than 200,000 different changes of state, so its states are no states of charts: they may hold ids.',
    'no-sandbox': 'No sandbox answers here.',
    'bad-counts': (place: string) =>
      `It is a file of counts that this inspector cannot read (${place}): was it made by another version?`,
    worker: 'the reading ended unexpectedly, perhaps for want of memory',
    error: (message: string) => `It could not be counted: ${message}.`,
    failed: (name: string) => `${name} was not opened.`,
  },
  report: {
    label: 'What was read',
    formats: {
      app: 'batches of the app',
      posthog: 'PostHog',
      amplitude: 'Amplitude',
      mixpanel: 'Mixpanel',
      segment: 'Segment',
      csv: 'CSV',
      counts: 'counts',
    },
    counts: 'A file of counts: times are within 2.5 %.',
    merged: (smallest: number) =>
      `What fewer than ${smallest} visits did is not told apart: it is added up in rows named (other). So a 0 or a dashed line means fewer than ${smallest} visits, or none.`,
    events: (events: string, format: string) =>
      `${events} ${events === '1' ? 'event' : 'events'} (${format})`,
    others: (others: string) => `${others} of something else`,
    skipped: skippedLines,
    skippedLine: (line: string, field: string | null, problem: string) =>
      `line ${line}: ${field === null ? '' : `${field} `}${problem}`,
    cut: 'The file is cut off or damaged: what comes after is missing.',
    late: (late: string) =>
      `${late} events came too late for their visit to be counted: the file is too large to be read in any order. Sort it by time.`,
  },
  rowProblems: {
    'not-json': 'is no JSON',
    'not-object': 'is no object',
    'unknown-format': 'is of no known format',
    missing: 'is missing',
    'not-text': 'is no text',
    'not-list': 'is no list',
    'not-a-time': 'is no time',
    'not-ms': 'is not in milliseconds',
    'too-long': 'is too long',
    'too-few-columns': 'has too few columns',
    damaged: 'has a quote that is not closed',
  },
  columns: {
    title: 'Columns of the file',
    lead: 'Each row is one step of a journey: when, who, and which state of which journey was reached. The choice is remembered for files with the same columns.',
    none: '–',
    fields: {
      time: 'Time',
      visitor: 'Person or device',
      session: 'Session or tab',
      journey: 'Journey',
      state: 'State reached',
      event: 'Event',
      from: 'State before',
      lender: 'Lender',
      id: 'Id of the event',
    },
    required: '(needed)',
    read: 'Read the file',
  },
  filters: {
    label: 'Filter',
    persona: 'Persona',
    lender: 'Lender',
    language: 'Language',
    version: 'Version',
    fromDay: 'From',
    toDay: 'To',
    all: 'All',
    noLender: 'No lender yet',
    choice: (name: string, visits: string) => `${name} (${visits})`,
  },
  /** Each word in a line, where it is first met. */
  words: {
    visit: 'A visit is what one browser tab did, until it was silent for half an hour.',
    run: 'A run is one journey in a visit: from the start of the journey to where it ended.',
    path: 'A path is the pages of a run, each where it was seen first.',
    other: '(other) is the sum of what too few visits did to be told apart in a file of counts.',
  },
  visits: (visits: string, open: number) =>
    `${visits} ${visits === '1' ? 'visit' : 'visits'}${open === 0 ? '' : `, ${open} of them not over yet`}`,
  /** After the number of visits of which none is open. */
  allOver: ', all of them over',
  nobody: 'No visit fits the filter.',
  needsEvents: 'Needs the events: a file of counts tells visits apart by one thing at a time.',
  unknown: (names: readonly string[]) =>
    `This build has no ${names.slice(0, 6).join(', ')}${names.length > 6 ? ` and ${names.length - 6} more` : ''}: the events are of another one. They are counted, but not drawn.`,
  journeys: 'Journeys',
  journey: 'Journey',
  runs: 'Runs',
  sort: (column: string) => `${column}: sort by it, the highest first`,
  back: 'All journeys',
  ends: {
    finished: 'Came to an end',
    back: 'Left by back',
    stopped: 'Stopped',
    left: 'Went elsewhere',
    open: 'Not over yet',
    merged: 'Too few to list',
  },
  /** An end that runs came to. @param share of all runs */
  finalState: (state: string, runs: string, share: string) => `${state} ${runs} (${share})`,
  /** The ends that most runs came to, such as `offerChosen 116 (16 %)`. @param more how many others there are */
  finalStates: (ends: readonly string[], more: number) =>
    `${ends.join(', ')}${more === 0 ? '' : ` and ${more} more`}`,
  endsHint:
    'How runs ended. Came to an end: an end of its chart, which may lead to the next journey. Left by back: the merchant went back out of it. Stopped: the visit ended there, and nothing came for half an hour. Went elsewhere: another journey was opened, or the page loaded anew. Not over yet: less than half an hour of silence when the file ends.',
  share: {
    /** @param low, high bounds in whole percent */
    interval: (low: number, high: number) => `${low}–${high} %`,
    of: (total: string) => `of ${total}, with the 95 % interval`,
    hint: 'A share of fewer than 100 has its 95 % interval in brackets: 43 % (16–75 %). It is grey where the interval is wider than 20 percentage points: then it says little.',
  },
  failures: 'Failures',
  retries: 'Retries pressed',
  /** The link of a number of failures. */
  afterFailures: (failures: string) => `${failures} failures: what became of the runs that saw one`,
  /** The link of a number of retries. */
  afterRetries: (retries: string) => `${retries} retries pressed: what came next after them`,
  form: 'Show the counts as',
  chart: 'Chart',
  table: 'Table',
  noChart: 'This build has no chart of it: see the table.',
  noRuns: 'Nobody was in this journey.',
  heat: {
    label: 'Heat',
    stopped: 'Stopped here',
    time: 'Median time',
    p90: '90th percentile time',
    retries: 'Retries pressed',
    failures: 'Led to a failure',
  },
  legend: {
    label: 'What is drawn',
    width: 'Width and number of a line: how often it was taken',
    unused: 'dashed: never',
    shared: 'Branches that only their guards tell apart share one number, at the first',
    card: (counted: string) => `On a card: ${counted}, and what its heat says of them`,
    counted: { runs: 'runs that were in it', entries: 'how often it was entered' },
    interval:
      'In brackets: 95 % interval of a share of fewer than 100; grey where it is wider than 20 points',
    from: (text: string) => `from ${text}`,
    cold: 'none',
  },
  /** @param times runs or entries */
  mark: (times: string, value: string | null, interval: string | null) =>
    [times, value === null ? [] : `· ${value}`, interval === null ? [] : `(${interval})`].flat().join(' '),
  funnel: {
    title: 'Funnel of all runs',
    lead: 'Here: the most common path to the most frequent end, how many runs reached each of its pages, by any path, and how the runs ended that came no further, in whatever state they were then.',
    none: 'Nobody came to a page.',
    sum: (runs: string) => `${runs} runs in all: the bars are shares of them`,
    lost: {
      finished: (count: string) => `${count} finished by another path`,
      back: (count: string) => `${count} left by back`,
      stopped: (count: string) => `${count} stopped, here or later`,
      left: (count: string) => `${count} went elsewhere`,
      open: (count: string) => `${count} not over yet`,
    },
    lostHint: '“Here or later” includes runs that went on from the page, came back to it, and stopped there.',
    lostOf: (ends: string) => `No further: ${ends}`,
    /** Between a number of runs and the page that they came by. */
    by: 'by',
    otherPath: (count: string) => `${count} came by another path: `,
    fromStart: 'from the start',
    offPath: 'Came to none of these pages',
    noPage: 'no page at all',
  },
  /** The states of all journeys in one list. */
  allStates: {
    title: 'States of all journeys',
    lead: (most: string) =>
      `The ${most} that come first by the chosen column, whatever their journey; each opens on its chart.`,
    state: 'State',
  },
  states: {
    title: 'States',
    state: 'State',
    entered: 'Entered',
    reached: 'Runs',
    median: 'Median time',
    p90: '90th percentile',
    stopped: 'Stopped here',
    failures: 'Led to a failure',
    failure: 'failure',
    unknown: 'not in this build',
    noRuns: 'Nobody was in this state, or it was passed through at once, which is not recorded.',
    never: (states: string) => `Never entered: ${states}.`,
  },
  transitions: {
    title: 'Transitions',
    into: 'What led to it',
    outOf: 'What led out of it',
    from: 'From',
    event: 'Event',
    to: 'To',
    count: 'Times',
    share: 'Of all that leads out',
    base: 'Shares of the changes that lead out of it. Who stopped in it took none.',
    after: 'After (median)',
    afterP90: 'After (90th percentile)',
    /** @param median, p90 times, already formatted */
    afterTime: (median: string, p90: string) => `after ${median} (90th percentile ${p90})`,
  },
  close: 'Back to the funnel',
  inChart: 'This state in its chart',
  none: '–',
} as const;

function skippedLines(skipped: string): string {
  return `${skipped} ${skipped === '1' ? 'line' : 'lines'} skipped`;
}
