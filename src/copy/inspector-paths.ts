/**
 * Texts of the inspector's questions about the paths of a journey's runs: the order of their pages, what came before a stop, transitions
 * by lender.
 */
export const pathsCopy = {
  label: 'Questions about paths',
  /** While two selections are compared. */
  ofA: 'Of A only: the answers to these questions are not compared.',
  views: {
    funnel: 'Funnel of your own',
    between: 'Between two pages',
    after: 'After a page',
    event: 'Does a retry help?',
    next: 'Journeys before and after',
    before: 'Before a stop',
    lenders: 'By lender',
  },
  close: 'Close',
  counting: 'Counting…',
  nobody: 'Nobody was in this journey.',
  runs: 'Runs',
  share: 'Share',
  cumulative: 'Added up',
  others: 'Others',
  none: '–',
  suppressed: (runs: string) =>
    `${runs} ${runs === '1' ? 'run' : 'runs'} by rare paths, of which the file of counts does not have the order, are left out.`,
  /** Before the link to the question about the next journey. @param title of the journey */
  onlyPages: (title: string) => `Pages of ${title} only; where merchants went afterwards:`,
  unknownState: (state: string) => `No page of this journey is named ${state}.`,
  funnel: {
    lead: 'Bars and “Of the first step” are shares of the runs that saw the first step. A page counts where a run saw it first: a run that saw a step only before the step in front of it is not counted there.',
    add: 'Next step',
    chooseFirst: 'Choose a page: it becomes the first step',
    choose: 'Choose a page to add it',
    /** @param runs that come to the page after all steps before it */
    choice: (page: string, runs: string) => `${page} (${runs})`,
    common: 'Take the most frequent path',
    clear: 'Remove all',
    empty:
      'Choose pages in order, one after the other: in the list above, or on the chart by “Add to funnel” of a selected state.',
    step: 'Step',
    ofFirst: 'Of the first step',
    ofPrevious: 'Of the step before',
    time: 'Since the step before (median)',
    timeNeedsEvents: 'How long it took from one step to the next needs the events.',
    ended: 'Did not reach the next step',
    endedLast: 'How they ended',
    ends: {
      stopped: 'stopped',
      back: 'left by back',
      left: 'went elsewhere',
      finished: 'came to an end',
      open: 'not over yet',
    },
    /** @param ended such as `12 stopped`; @param pages where they were when they saw a page for the last time that was new to them */
    endedAfter: (ended: string, pages: string) => `${ended} (last new page: ${pages})`,
    lastPage: (count: string, page: string | null) => `${count} ${page ?? 'none'}`,
    up: (state: string) => `Move ${state} up`,
    down: (state: string) => `Move ${state} down`,
    remove: (state: string) => `Remove ${state}`,
    actions: 'Change',
  },
  between: {
    lead: 'Each page counts where a run saw it first: what it did when it came back is not counted.',
    from: 'From',
    to: 'To',
    swap: 'Swap',
    start: 'start of the run',
    empty: 'Choose the page that the paths lead to.',
    same: 'Choose two different pages.',
    sum: (started: string, arrived: string, share: string) =>
      `${started} runs saw the first page, ${arrived} of them (${share}) the second page later`,
    sumFromStart: (started: string, arrived: string, share: string) =>
      `${arrived} of ${started} runs (${share}) saw the page`,
    earlier: (earlier: string) => `; ${earlier} saw it only before`,
    /** @param median, p90 times, already formatted; @param runs of which the time is known */
    time: (median: string, p90: string, runs: string) =>
      `From first sight to first sight: ${median} (median), ${p90} (90th percentile), of ${runs} runs.`,
    timeFromStart: (median: string, p90: string, runs: string) =>
      `From the start of the run to the first sight: ${median} (median), ${p90} (90th percentile), of ${runs} runs.`,
    timeNeedsEvents:
      'How long it took needs the events: a file of counts has the time of each transition only.',
    path: 'Pages in between; press to draw the path',
    pathHeading: 'Pages in between',
    directly: 'directly',
  },
  after: {
    page: 'Page',
    anyFailure: 'any failure page',
    lead: 'What became of the runs that saw a page. Each page counts where a run saw it first: coming back to a page is not counted as another one.',
    empty: 'Choose a page.',
    nobody: 'No run saw this page.',
    /** @param wentOn of them saw another page later, `share` of them */
    sum: (runs: string, page: string, wentOn: string, share: string) =>
      `${runs} ${runs === '1' ? 'run' : 'runs'} saw ${page}; ${wentOn} of them (${share}) saw another page for the first time later.`,
    ended: 'How they ended',
    finishedIn: (state: string | null) => (state === null ? 'came to an end' : `came to an end: ${state}`),
    ends: {
      finished: 'came to an end',
      stopped: 'stopped, in it or later',
      back: 'left by back',
      left: 'went elsewhere: to another journey, or loaded the page again',
      open: 'not over yet',
    },
    stoppedHere: 'stopped in it',
    stoppedLater: 'stopped later',
    later: 'Pages that they saw later; press to draw',
    nothingLater: 'None of them saw another page of this journey after it.',
    csvKind: 'Kind',
    csvName: 'Name',
  },
  /** What came next after a change. */
  next: {
    others: 'others',
    label: 'Next page:',
    same: 'this page again',
    ends: {
      finished: 'came to an end',
      back: 'left by back',
      stopped: 'stopped',
      left: 'went elsewhere',
      open: 'not over yet',
      '(other)': 'rare ones',
    },
    /** @param name a page, or how the run ended */
    item: (share: string, name: string, count: string) => `${share} ${name} (${count})`,
  },
  event: {
    event: 'After the event',
    choice: (event: string, count: string) => `${event} (${count})`,
    choose: 'Choose an event',
    noRetry: 'Nobody pressed Retry in this journey: choose another event.',
    lead: 'What came next after each change by this event: the first page after the state that it led to. A change counts each time.',
    tooOld:
      'This file of counts is too old to have what came next after a change: make it again by npm run stops.',
    nobody: 'Nobody made such a change.',
    all: 'All of them',
    change: 'Change',
    times: 'Times',
    another: 'Another page',
    failure: 'A failure page',
    same: 'The same page again',
    ended: 'Ended before a page',
    merged: 'Too few to list',
    pages: 'Next pages',
  },
  adjacent: {
    lead: {
      before: (runs: string) =>
        `Of ${runs} runs of this journey: which journey was before it in the same visit, and how this one ended.`,
      after: (runs: string) =>
        `Of ${runs} runs of this journey: which journey came after it in the same visit, and how that one ended.`,
    },
    before: 'Journey before',
    after: 'Next journey',
    none: 'none in this visit',
    inside: 'This journey runs inside another one: what came before and after it is counted for that one.',
    needsEvents: 'Which journeys came before and after needs the events: a file of counts does not have it.',
  },
  before: {
    lead: 'The last changes before the end, as they were reported: up to three, fewer where the run began, a change was not reported, or what few runs did is merged.',
    tooOld: 'This file of counts is too old to have what came before a stop: make it again by npm run stops.',
    state: 'State',
    end: 'Runs that',
    ends: { stopped: 'stopped in it', left: 'went elsewhere from it' },
    choice: (state: string, runs: string) => `${state} (${runs})`,
    choose: 'Choose a state',
    nobody: 'No run ended there in this way.',
    steps: 'Last steps; press to draw them',
    stepsHeading: 'Last steps',
  },
  lenders: {
    state: 'State',
    choose: 'Choose a state',
    lead: 'The lender of a visit is the last that its events name. Below the runs: which transitions were taken out of the state, as shares of all that lead out of it.',
    row: 'Of the state',
    changes: 'Changes out of it',
    nobody: 'No run was in this state.',
    needsEvents: 'This file of counts does not tell these visits apart by lender: that needs the events.',
  },
  onChart: {
    label: 'Ask about this state',
    add: 'Add to funnel',
    isStep: 'Is a step of the funnel',
    from: 'Paths from here',
    to: 'Paths to here',
    after: 'What became of those who saw this',
    before: 'What came before a stop here',
    lenders: 'By lender',
  },
} as const;
