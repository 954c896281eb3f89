import { MAX_MESSAGES, type Message } from '../../telemetry/inspection/protocol';

/**
 * Maximum size of all stored messages: their characters, plus 16 for each value. A message of the app has a size of some
 * 1,500, so usually `MAX_MESSAGES` is the bound. Another page of the origin may send larger ones (up to a million pass validation).
 */
export const MAX_STORED_SIZE = 128_000_000;
const VALUE_SIZE = 16;

/** Stores the newest messages within a fixed memory. */
export interface MessageStore<T> {
  readonly push: (item: T) => void;
  /** The oldest first. */
  readonly all: () => readonly T[];
  /** Where a limit is exceeded, drops and returns the oldest tenth: dropping one by one would be slow. */
  readonly dropOldest: () => readonly T[];
  readonly clear: () => void;
}

/** @param messageOf returns the message of an item, by which its size is measured */
export function createMessageStore<T>(messageOf: (item: T) => Message): MessageStore<T> {
  let items: T[] = [];
  let size = 0;
  return {
    push(item) {
      items.push(item);
      size += sizeOf(messageOf(item));
    },
    all: () => items,
    dropOldest() {
      if (items.length <= MAX_MESSAGES && size <= MAX_STORED_SIZE) return [];
      let firstIndex = Math.max(0, items.length - MAX_MESSAGES * 0.9);
      let remainingSize = items.slice(firstIndex).reduce((sum, item) => sum + sizeOf(messageOf(item)), 0);
      for (; remainingSize > MAX_STORED_SIZE * 0.9; firstIndex += 1) {
        const oldestItem = items[firstIndex];
        if (oldestItem !== undefined) remainingSize -= sizeOf(messageOf(oldestItem));
      }
      const dropped = items.slice(0, firstIndex);
      items = items.slice(firstIndex);
      size = remainingSize;
      return dropped;
    },
    clear() {
      items = [];
      size = 0;
    },
  };
}

/** The newest part of a list within the size limit. */
export function newestOf<T>(items: readonly T[], messageOf: (item: T) => Message): readonly T[] {
  const store = createMessageStore(messageOf);
  for (const item of items) store.push(item);
  store.dropOldest();
  return store.all();
}

const sizes = new WeakMap<Message, number>();

function sizeOf(message: Message): number {
  const cached = sizes.get(message);
  if (cached !== undefined) return cached;
  const size = sizeOfTree(message);
  sizes.set(message, size);
  return size;
}

function sizeOfTree(value: unknown): number {
  if (typeof value === 'string') return VALUE_SIZE + value.length;
  if (typeof value !== 'object' || value === null) return VALUE_SIZE;
  return Object.entries(value).reduce(
    (sum, [name, inner]) => sum + name.length + sizeOfTree(inner),
    VALUE_SIZE,
  );
}
