/** Virtual time, advanced by the simulation: an hour of a visit takes no real time. */
export interface VirtualTime {
  /** ms since 1970. */
  readonly now: () => number;
  /** XState's clock. */
  readonly clock: {
    readonly setTimeout: (does: () => void, ms: number) => number;
    readonly clearTimeout: (id: number) => void;
  };
  /** Resolves after so many ms; never, once aborted. */
  readonly wait: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** When the next timer is due, ms since 1970; null when there is none. */
  readonly nextDue: () => number | null;
  /** Advances to the next timer and runs it. */
  readonly doNext: () => void;
  /** Advances to a time before the next timer. */
  readonly goTo: (time: number) => void;
  /** Number of timers ever set: it grows when something happened. */
  readonly planned: () => number;
}

interface Timer {
  readonly id: number;
  readonly due: number;
  readonly does: () => void;
}

export function createVirtualTime(start: number): VirtualTime {
  let now = start;
  let ids = 0;
  let timers: Timer[] = [];
  const set = (does: () => void, ms: number) => {
    ids += 1;
    timers.push({ id: ids, due: now + Math.max(0, Math.round(ms)), does });
    return ids;
  };
  const clear = (id: number) => {
    timers = timers.filter((timer) => timer.id !== id);
  };
  /** The next timer; of two that are due at once, the older one. */
  const next = () =>
    timers.reduce<Timer | null>(
      (best, timer) => (best === null || timer.due < best.due ? timer : best),
      null,
    );
  return {
    now: () => now,
    clock: { setTimeout: set, clearTimeout: clear },
    wait: (ms, signal) =>
      new Promise((resolve) => {
        if (signal?.aborted) return;
        const id = set(resolve, ms);
        signal?.addEventListener('abort', () => clear(id), { once: true });
      }),
    nextDue: () => next()?.due ?? null,
    doNext() {
      const timer = next();
      if (timer === null) return;
      clear(timer.id);
      now = Math.max(now, timer.due);
      timer.does();
    },
    goTo(time) {
      now = Math.max(now, Math.round(time));
    },
    planned: () => ids,
  };
}
