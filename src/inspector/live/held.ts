import { HELD, type Message } from '../../telemetry/inspection/protocol';

/**
 * What all held messages may come to: letters, and as much as 16 of them for each value. The app tells some 1,500 in a message, so
 * it is their number that is bounded; whoever shares the origin may tell larger ones (the gate takes up to half a million).
 */
export const HELD_SIZE = 128_000_000;
const VALUE = 16;

/** The newest of what was told, within a fixed memory. */
export interface Held<T> {
  readonly push: (one: T) => void;
  /** The oldest first. */
  readonly all: () => readonly T[];
  /** Lets the oldest tenth go when there is too much, at once: one by one would be slow. Gives what went. */
  readonly tidy: () => readonly T[];
  readonly clear: () => void;
}

/** @param messageOf what of it is large */
export function createHeld<T>(messageOf: (one: T) => Message): Held<T> {
  let list: T[] = [];
  let size = 0;
  return {
    push(one) {
      list.push(one);
      size += sizeOf(messageOf(one));
    },
    all: () => list,
    tidy() {
      if (list.length <= HELD && size <= HELD_SIZE) return [];
      let first = Math.max(0, list.length - HELD * 0.9);
      let left = list.slice(first).reduce((sum, one) => sum + sizeOf(messageOf(one)), 0);
      for (; left > HELD_SIZE * 0.9; first += 1) {
        const oldest = list[first];
        if (oldest !== undefined) left -= sizeOf(messageOf(oldest));
      }
      const gone = list.slice(0, first);
      list = list.slice(first);
      size = left;
      return gone;
    },
    clear() {
      list = [];
      size = 0;
    },
  };
}

/** As much of the end of a list as may be held. */
export function newestOf<T>(list: readonly T[], messageOf: (one: T) => Message): readonly T[] {
  const held = createHeld(messageOf);
  for (const one of list) held.push(one);
  held.tidy();
  return held.all();
}

const sizes = new WeakMap<Message, number>();

function sizeOf(message: Message): number {
  const known = sizes.get(message);
  if (known !== undefined) return known;
  const size = sizeOfTree(message);
  sizes.set(message, size);
  return size;
}

function sizeOfTree(value: unknown): number {
  if (typeof value === 'string') return VALUE + value.length;
  if (typeof value !== 'object' || value === null) return VALUE;
  return Object.entries(value).reduce((sum, [name, inner]) => sum + name.length + sizeOfTree(inner), VALUE);
}
