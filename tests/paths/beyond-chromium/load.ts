/** Transitions of `load` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
export const load: Readonly<Record<string, string>> = {
  'requesting -- request fails --> failed':
    'Every call gives an outcome and never throws for what the network brings: only a crash of our own code does.',
};
