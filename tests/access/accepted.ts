/** Findings that are no faults, each with its reason. */
interface Accepted {
  readonly journey: string;
  readonly fault: RegExp;
  readonly reason: string;
}

export const ACCEPTED: readonly Accepted[] = [
  {
    journey: 'session',
    fault: /^axe (landmark-one-main|page-has-heading-one):/,
    reason: 'A ready session has no screen of its own: the app shows the journey.',
  },
  {
    journey: 'leads',
    fault: /^name: 2 controls are called "(yes|no|हाँ|नहीं|हो|नाही)"$/,
    reason:
      'Answers of two questions: each group has the name of its question, and a voice chooses by number.',
  },
];
