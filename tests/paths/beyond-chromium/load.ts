/** Transitions of `load` that cannot be caused in a browser, neither by a person nor by the sandbox and its faults. */
export const load: Readonly<Record<string, string>> = {
  'requesting -- request fails --> failed':
    'only a bug in our own code makes a call throw: a failed call returns an outcome',
};
