import { MAX_MESSAGES, type Message } from '../../telemetry/inspection/protocol';

/**
 * Maximum size of all stored messages: characters, plus 16 for each value. The app's messages have some 1,500, so usually the
 * number of messages is the bound; another page of the origin may send larger ones (up to half a million pass validation).
 */
export const MAX_STORED_SIZE = 128_000_000;
const VALUE = 16;

/** The newest messages, within a fixed memory. */
export interface MessageStore<T> {
  readonly push: (one: T) => void;
  /** The oldest first. */
  readonly all: () => readonly T[];
  /** Drops the oldest tenth at once when the limit is exceeded: one by one would be slow. Returns the dropped ones. */
  readonly tidy: () => readonly T[];
  readonly clear: () => void;
}

/** @param messageOf the large part of an item */
export function createMessageStore<T>(messageOf: (one: T) => Message): MessageStore<T> {
  let list: T[] = [];
  let size = 0;
  return {
    push(one) {
      list.push(one);
      size += sizeOf(messageOf(one));
    },
    all: () => list,
    tidy() {
      if (list.length <= MAX_MESSAGES && size <= MAX_STORED_SIZE) return [];
      let first = Math.max(0, list.length - MAX_MESSAGES * 0.9);
      let left = list.slice(first).reduce((sum, one) => sum + sizeOf(messageOf(one)), 0);
      for (; left > MAX_STORED_SIZE * 0.9; first += 1) {
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

/** The newest part of a list within the size limit. */
export function newestOf<T>(list: readonly T[], messageOf: (one: T) => Message): readonly T[] {
  const store = createMessageStore(messageOf);
  for (const one of list) store.push(one);
  store.tidy();
  return store.all();
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
