/** Transitions of `submission` that cannot be caused in a browser, neither by a person nor by the sandbox and its faults. */
export const submission: Readonly<Record<string, string>> = {
  'submitting -- send fails --> checking':
    'only a bug in our own code makes a call throw: a failed call returns an outcome',
  'checking -- checkStatus fails [mayCheckAgain] --> waitingToCheck':
    'only a bug in our own code makes a call throw: a failed call returns an outcome',
  'checking -- checkStatus fails --> unanswered':
    'only a bug in our own code makes a call throw: a failed call returns an outcome',
};
