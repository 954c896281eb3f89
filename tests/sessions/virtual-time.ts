/** Time that passes only when it is told to: an hour of a merchant takes no time at all. */
export interface VirtualTime {
  /** ms since 1970. */
  readonly now: () => number;
  /** XState's clock. */
  readonly clock: {
    readonly setTimeout: (does: () => void, ms: number) => number;
    readonly clearTimeout: (id: number) => void;
  };
  /** Resolves when so many ms have passed; never, once it is given up. */
  readonly wait: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** When the next thing is due, ms since 1970; null when nothing is. */
  readonly nextDue: () => number | null;
  /** Does what is due next, at its time. */
  readonly doNext: () => void;
  /** Goes on to a time at which nothing is due. */
  readonly goTo: (time: number) => void;
  /** How much was ever planned: something happened when it grows. */
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
  /** Of two that are due at once, the older one. */
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
