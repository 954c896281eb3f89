/** Texts of the inspector's live view. */
export const liveCopy = {
  title: 'Live',
  empty: 'No page of the app is open.',
  emptyHint:
    'Open the app in another tab of this browser: what it does appears here, whichever was opened first.',
  openApp: 'Open the app',
  actors: 'What runs',
  ended: (count: number) => `${count} ended`,
  showEnded: 'Show what ended',
  statePanel: 'State',
  pageLeft: 'page left',
  tab: (number: number) => `Tab ${number}`,
  nameTab: (number: number) => `Name of tab ${number}`,
  nameTabHint: 'Name this tab: the name is kept in this browser only.',
  followLast: 'Follow the tab that moves',
  otherFile: (name: string) =>
    `This link leads to a moment of the recording ${name}: open that file to see it.`,
  choose: 'Choose a journey to see its state.',
  noChart: 'It runs no chart: a single call.',
  openChart: 'Open its chart',
  openCounts: 'Its counts',
  nowTitle: 'Current state',
  thenTitle: 'State at that time',
  notStarted: 'not started yet',
  follow: 'Show the journey of that moment',
  lastEvent: 'after',
  acceptsTitle: 'What it would accept now',
  acceptsPast: 'Only the running page can say it: go back to live to see it.',
  accepts: 'yes',
  refuses: 'no',
  depends: 'depends on the data of the event',
  asked: 'being asked…',
  reads: 'reads',
  taken: 'Just taken',
  contextTitle: 'Context',
  contextHint: 'Redacted: ••• replaces what could be personal data.',
  changed: 'changed',
  previousValue: 'was',
  log: 'Events',
  sequence: 'Sequence',
  views: 'Recording as',
  filter: 'Filter by name or event',
  onlyEvents: 'Events',
  onlySteps: 'Steps',
  allKinds: 'All',
  kinds: 'Kinds',
  entryCount: (shown: number, all: number) =>
    shown === all
      ? `${all.toLocaleString('en-IN')} entries`
      : `${shown.toLocaleString('en-IN')} of ${all.toLocaleString('en-IN')} entries`,
  live: 'Live',
  backToLive: 'Back to live',
  play: 'Replay',
  pause: 'Pause',
  back: 'One step back',
  forth: 'One step on',
  time: 'Moment of the recording',
  clear: 'Clear',
  senderOutside: 'the page',
  sent: (from: string, to: string, event: string) => `${from} to ${to}: ${event}`,
  starting: 'the start',
  began: 'started',
  stands: 'is in',
  took: 'took',
  nothing: 'no transition takes it',
  stately: 'Stately’s inspector…',
  statelyTitle: 'Send this recording to a remote page?',
  statelyText:
    'Stately’s inspector is a page of stately.ai, not of ours. Everything that is shown here, redacted, and all that follows would be sent to it until you close it.',
  statelyGo: 'Open stately.ai',
  statelyStay: 'Stay here',
  statelyBlocked: 'The browser did not open the window.',
} as const;

/** Texts that explain why a screen is shown. */
export const whyCopy = {
  title: 'Why this screen',
  because: 'Shown because:',
  rule: (ruleNumber: number, ruleCount: number) => `rule ${ruleNumber} of ${ruleCount}`,
  noEarlierRule: 'no rule before it fits',
  notApplied: (count: number) => `${count} rules before it do not apply`,
  notEvaluated: (count: number) =>
    count === 1 ? '1 more was not evaluated' : `${count} more were not evaluated`,
  onEvent: (event: string, state: string) => `on ${event} in ${state}`,
  decided: (state: string) => `decided in ${state}`,
  noChoice: (event: string, state: string) => `${event} in ${state} leads here: there was nothing to choose.`,
  unknown: 'The recording does not contain how it came here.',
  first: 'first:',
  yes: 'yes',
  no: 'no',
  lenderRules: 'The table of the five lender rules',
  resumeRule: 'Where a merchant resumes, in the chart',
  dueTitle: 'Why the due banner says so',
  dueSays: (heading: string) => `The banner says “${heading}”:`,
  dueRules: {
    overdue: 'the due date is past and something is owed',
    today: 'it falls due today',
    tomorrow: 'it falls due tomorrow',
    later: 'it is not overdue, and not due today or tomorrow',
  },
  /** @param days days to the due date; negative if it is past */
  dueFacts: (days: number, isOwing: boolean) => {
    const count = `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`;
    const when = days < 0 ? `the due date was ${count} ago` : `${count} to the due date`;
    return `${when}, ${isOwing ? 'something' : 'nothing'} is owed now`;
  },
  dueSince: 'The banner counts its days from the loan’s start (spec 2.4), not from the due date.',
} as const;

/** Texts of recordings as files. */
export const recordingCopy = {
  save: 'Save recording',
  open: 'Open…',
  openLabel: 'Open a recording',
  drop: 'Or drop a recording here.',
  opened: (name: string) => `Recording ${name}`,
  close: 'Close it',
  refused: {
    tooLarge: 'is larger than 48 MB: no recording of ours is.',
    broken: 'is no recording: it cannot be read.',
    foreign: 'is a file of something else, not a recording of this inspector.',
    newer: 'was made by a newer inspector than this one.',
    damaged: 'is damaged: it was cut off, or changed.',
    empty: 'holds nothing.',
  },
  test: 'Path test',
  testTitle: 'This walk as a path test',
  testLead: (steps: number, journey: string) =>
    `${steps} ${steps === 1 ? 'step' : 'steps'} of ${journey}: the transitions only, no data. The samples of its path test give the data, or report at which step none does.`,
  testFrom: (state: string) => `The recording starts in ${state}: the test may take any path there.`,
  testPath: 'Put the file here, and it runs with all path tests:',
  testRun: 'Or run it now, by one line:',
  testDownload: 'Download the test',
  testCopy: 'Copy the line',
  testCopied: 'Copied',
  testNone: 'Choose a journey that took a step.',
  end: 'End',
} as const;

/** Texts of a chart copy: a second actor of a recorded chart, in which the analyst tries other transitions. */
export const chartCopyTexts = {
  start: 'Try other answers',
  startHint:
    'Replays these steps in a copy of the chart, in which you choose what happens next. The app is not touched.',
  title: (journey: string) => `A copy of ${journey}`,
  stands: 'Current state',
  hint: 'It runs here only: nothing reaches the app. The data that guards read is redacted in a recording, so you choose their results.',
  followed: (steps: number) =>
    steps === 1
      ? 'The recorded step leads where it led.'
      : `All ${steps} recorded steps lead where they led.`,
  halted: {
    state: (recorded: string) =>
      `The recording begins at ${recorded}: this chart has no such state. The copy is at its start.`,
    transition: (step: number, event: string) =>
      `Step ${step}, ${event}: this chart has no such transition. The copy is where the previous step led.`,
    otherTarget: (step: number, event: string, recorded: string) =>
      `Step ${step}, ${event}: the recording went to ${recorded}, this chart leads here.`,
  },
  /**
   * @param replayed number of recorded steps that were replayed @param all number of recorded steps
   * @param isLedOn a step was taken by hand
   */
  leftOff: (replayed: number, all: number, isLedOn: boolean) =>
    all === 0
      ? `No recorded steps${isLedOn ? ': all by hand' : ''}.`
      : `${replayed} of ${all} recorded steps${isLedOn ? ', then by hand' : ''}.`,
  choices: 'Take a transition',
  decides: 'It decides here: choose the rule that applies.',
  ended: 'It is over: no transition is left.',
  steps: 'Its steps',
  earlier: (count: number) => `and ${count.toLocaleString('en-IN')} before`,
  byHand: 'by hand',
  undo: 'One step back',
  close: 'Close the copy',
} as const;
