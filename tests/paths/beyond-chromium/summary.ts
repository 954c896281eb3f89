/** Transitions of `summary` that cannot be caused in a browser, neither by a person nor by the sandbox and its faults. */
export const summary: Readonly<Record<string, string>> = {
  'loadingSummary -- getLoanDetails fails --> summaryUnavailable':
    'only a bug in our own code ends this actor with an error: a failed call is a normal result',
  'sharingSchedule -- sharePaper fails --> summary':
    'only a bug in our own code ends this actor with an error; an app that did not open is a normal result',
};
