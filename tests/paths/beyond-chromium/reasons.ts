/** Transitions that no browser can take, and the reasons that many of them have in common. */

/** By journey, the label of the transition, and why neither a person nor the sandbox and its faults can cause it. */
export type BeyondChromium = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const bug =
  'only a bug in our own code ends this actor with an error: a failed call is a normal result';
export const waitsOnly = 'this actor only waits, and makes no call that could fail';
