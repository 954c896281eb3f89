import { createColumn } from './column';

/** An event of a visit, in 32 bytes. */
export interface KeptEvent {
  /** ms by the service's clock. */
  readonly at: number;
  /** Order in which the events of a visit were sent. */
  readonly rank: number;
  /** Hash of its id. */
  readonly id: number;
  /** Number of the change that it reports. */
  readonly change: number;
}

/** Events in typed arrays, in chains: a chain is known by its head, 0 for an empty one. */
export interface EventPool {
  /** Puts an event before a chain, and returns the new head. */
  readonly push: (event: KeptEvent, head: number) => number;
  /** Takes all events out of a chain, in the order in which they were put in. */
  readonly take: (head: number) => KeptEvent[];
  /** How many events there are. */
  readonly size: () => number;
}

export function createEventPool(): EventPool {
  const times = createColumn((size) => new Float64Array(size));
  const ranks = createColumn((size) => new Float64Array(size));
  const ids = createColumn((size) => new Float64Array(size));
  const changes = createColumn((size) => new Uint32Array(size));
  const nexts = createColumn((size) => new Uint32Array(size));
  /** Chain of the slots that were taken out. */
  let free = 0;
  let allocated = 0;
  let used = 0;
  return {
    push({ at, rank, id, change }, head) {
      const index = free > 0 ? free - 1 : allocated;
      if (free > 0) free = nexts.get(index);
      else allocated += 1;
      times.set(index, at);
      ranks.set(index, rank);
      ids.set(index, id);
      changes.set(index, change);
      nexts.set(index, head);
      used += 1;
      return index + 1;
    },
    take(head) {
      const taken: KeptEvent[] = [];
      for (let next = head; next > 0; ) {
        const index = next - 1;
        const [at, rank] = [times.get(index), ranks.get(index)];
        taken.push({ at, rank, id: ids.get(index), change: changes.get(index) });
        next = nexts.get(index);
        nexts.set(index, free);
        free = index + 1;
      }
      used -= taken.length;
      return taken.reverse();
    },
    size: () => used,
  };
}
