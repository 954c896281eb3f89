/** The last walks with fault injection (docs/fault-injection.md), counted for the report. */
import { readToken } from '../fault-injection/plan';
import { readWalkResults, type WalkResultLine } from '../fault-injection/walks/walk-results';

export interface WalkedFaults {
  readonly walks: number;
  readonly steps: number;
  readonly screens: number;
  /** Number of walks by fault, the most frequent first. */
  readonly byFault: readonly (readonly [fault: string, walks: number])[];
}

/** @returns null when no walk was made here */
export function readWalkedFaults(): WalkedFaults | null {
  const walked = readWalkResults();
  return walked.length === 0 ? null : countWalks(walked);
}

export function countWalks(walked: readonly WalkResultLine[]): WalkedFaults {
  const byFault = new Map<string, number>();
  for (const { token } of walked) {
    const { fault } = readToken(token);
    byFault.set(fault, (byFault.get(fault) ?? 0) + 1);
  }
  return {
    walks: walked.length,
    steps: walked.reduce((total, { steps }) => total + steps, 0),
    screens: new Set(walked.flatMap(({ screens }) => screens)).size,
    byFault: [...byFault].sort(([, one], [, other]) => other - one),
  };
}
