/** Counts under pairs of whole numbers, each 0 to 2^32 - 1. */
export interface CountTable {
  /** Adds to the count of a pair; a pair that is new begins at 0. */
  readonly add: (first: number, second: number, count: number) => void;
  /** 0 for a pair that was never added. */
  readonly get: (first: number, second: number) => number;
  readonly forEach: (visit: (first: number, second: number, count: number) => void) => void;
}

const FIRST_CAPACITY = 1_024;
const MAX_LOAD = 0.8;

/** An open hash table in typed arrays: 15 to 30 bytes an entry, where a Map of texts takes more than 100. */
export function createCountTable(): CountTable {
  let firsts = new Uint32Array(FIRST_CAPACITY);
  let seconds = new Uint32Array(FIRST_CAPACITY);
  /** 0: the slot is free. */
  let counts = new Uint32Array(FIRST_CAPACITY);
  let used = 0;

  function slotOf(first: number, second: number): number {
    const mask = counts.length - 1;
    let slot = hashOf(first, second) & mask;
    while (counts[slot] !== 0 && (firsts[slot] !== first || seconds[slot] !== second))
      slot = (slot + 1) & mask;
    return slot;
  }

  function add(first: number, second: number, count: number): void {
    if (count === 0) return;
    const slot = slotOf(first, second);
    if (counts[slot] === 0) {
      firsts[slot] = first;
      seconds[slot] = second;
      used += 1;
    }
    counts[slot] = (counts[slot] ?? 0) + count;
    if (used > counts.length * MAX_LOAD) grow();
  }

  function grow(): void {
    const old = { firsts, seconds, counts };
    firsts = new Uint32Array(old.counts.length * 2);
    seconds = new Uint32Array(old.counts.length * 2);
    counts = new Uint32Array(old.counts.length * 2);
    used = 0;
    for (let slot = 0; slot < old.counts.length; slot += 1)
      add(old.firsts[slot] ?? 0, old.seconds[slot] ?? 0, old.counts[slot] ?? 0);
  }

  return {
    add,
    get: (first, second) => counts[slotOf(first, second)] ?? 0,
    forEach(visit) {
      for (let slot = 0; slot < counts.length; slot += 1) {
        const count = counts[slot] ?? 0;
        if (count > 0) visit(firsts[slot] ?? 0, seconds[slot] ?? 0, count);
      }
    },
  };
}

function hashOf(first: number, second: number): number {
  let hash = Math.imul(first ^ (first >>> 16), 0x9e3779b1) ^ Math.imul(second ^ (second >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35);
  return (hash ^ (hash >>> 13)) >>> 0;
}
