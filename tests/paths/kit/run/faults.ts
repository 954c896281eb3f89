/** Distinct faults of one journey on one level: many paths fail by the same fault, which is shrunk once. */

import { sampleName } from '../judge/transitions-text';
import { stepsFromStart } from '../paths/path';
import type { PathFailure } from './path-failure';
import { firstLine } from './plain-reason';
import type { ShrunkFailure } from './run-and-shrink';

export interface Faults {
  /** Whether this fault was shrunk, or the limit of faults to shrink is reached. */
  isKnown(failure: PathFailure): boolean;
  /** Records a failure; returns the name of its fault. */
  note(failure: ShrunkFailure): string;
}

/** @param most maximum number of distinct faults to shrink: each costs a hundred runs */
export function createFaults(most: number): Faults {
  const names = new Map<string, string>();
  const shrunk = new Set<string>();
  return {
    isKnown: (failure) => names.has(faultName(failure)) || shrunk.size >= most,
    note({ first, failure, shrinkExtent }) {
      const name = names.get(faultName(first)) ?? names.get(faultName(failure)) ?? faultName(failure);
      names.set(faultName(first), name);
      names.set(faultName(failure), name);
      if (shrinkExtent !== 'cut') shrunk.add(name);
      return name;
    },
  };
}

/** Same step and same message, ignoring digits, is the same fault. */
export function faultName({ path, index, reason }: PathFailure): string {
  const step = index === 0 ? 'the start' : (stepsFromStart(path)[index]?.event.label ?? '');
  return `${sampleName(step)}: ${firstLine(reason).replaceAll(/\d+/g, '0')}`;
}
