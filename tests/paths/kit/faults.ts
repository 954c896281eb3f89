/** Faults of one journey on one level: many paths meet the same one, and it is made shorter once. */
import type { PathFailure } from './path-failure';
import { firstLine } from './plain-reason';
import type { ShrunkFailure } from './run-and-shrink';
import { sampleOf } from './ways';

export interface Faults {
  /** Whether so many faults were made shorter, or this very one, that another run of it would tell nothing. */
  isKnown(failure: PathFailure): boolean;
  /** Notes a failure; gives the name of its fault, the same for all that are the same. */
  note(failure: ShrunkFailure): string;
}

/** @param most so many different faults are made shorter: each costs a hundred runs */
export function createFaults(most: number): Faults {
  const names = new Map<string, string>();
  const shrunk = new Set<string>();
  return {
    isKnown: (failure) => names.has(faultName(failure)) || shrunk.size >= most,
    note({ first, failure, extent }) {
      const name = names.get(faultName(first)) ?? names.get(faultName(failure)) ?? faultName(failure);
      names.set(faultName(first), name);
      names.set(faultName(failure), name);
      if (extent !== 'cut') shrunk.add(name);
      return name;
    },
  };
}

/** Same step, same words: the same fault, whatever its figures are. */
export function faultName({ path, index, reason }: PathFailure): string {
  const step = path.steps[index - 1]?.label ?? 'the start';
  return `${sampleOf(step)}: ${firstLine(reason).replaceAll(/\d+/g, '0')}`;
}
