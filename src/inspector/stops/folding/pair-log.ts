import { createColumn } from './column';

/** Pairs of whole numbers, each 0 to 2^32 - 1, one after the other: 8 bytes a pair. */
export interface PairLog {
  /** @param times how often the pair is added */
  readonly add: (first: number, second: number, times: number) => void;
  readonly forEach: (visit: (first: number, second: number, times: number) => void) => void;
}

/** Pairs that are seldom the same: a table of counts would need three times the memory. */
export function createPairLog(): PairLog {
  const firsts = createColumn((size) => new Uint32Array(size));
  const seconds = createColumn((size) => new Uint32Array(size));
  const repeats = new Map<number, number>();
  let length = 0;
  return {
    add(first, second, times) {
      firsts.set(length, first);
      seconds.set(length, second);
      if (times > 1) repeats.set(length, times);
      length += 1;
    },
    forEach(visit) {
      for (let index = 0; index < length; index += 1)
        visit(firsts.get(index), seconds.get(index), repeats.get(index) ?? 1);
    },
  };
}
