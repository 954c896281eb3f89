/** Transitions of `submission` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
export const submission: Readonly<Record<string, string>> = {
  'submitting -- send fails --> checking':
    'Every call gives an outcome and never throws for what the network brings: only a crash of our own code does.',
  'checking -- checkStatus fails [mayCheckAgain] --> waitingToCheck':
    'Every call gives an outcome and never throws for what the network brings: only a crash of our own code does.',
  'checking -- checkStatus fails --> unanswered':
    'Every call gives an outcome and never throws for what the network brings: only a crash of our own code does.',
};
