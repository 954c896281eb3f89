/** Virtual time, advanced by the simulation: an hour of a visit takes no real time. */
export interface VirtualTime {
  /** ms since 1970. */
  readonly now: () => number;
  /** XState's clock. */
  readonly clock: {
    readonly setTimeout: (callback: () => void, ms: number) => number;
    readonly clearTimeout: (id: number) => void;
  };
  /** Resolves after so many ms; never, once aborted. */
  readonly wait: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** When the next timer is due, ms since 1970; null when there is none. */
  readonly nextDue: () => number | null;
  /** Advances to the next timer and runs it. */
  readonly runNextTimer: () => void;
  /** Advances to a time at which no timer is due yet. */
  readonly goTo: (time: number) => void;
  /** Number of timers ever set: it grows when something happened. */
  readonly timersSet: () => number;
}

interface Timer {
  readonly id: number;
  readonly due: number;
  readonly callback: () => void;
}

export function createVirtualTime(start: number): VirtualTime {
  let now = start;
  let timerCount = 0;
  let timers: Timer[] = [];
  const set = (callback: () => void, ms: number) => {
    timerCount += 1;
    timers.push({ id: timerCount, due: now + Math.max(0, Math.round(ms)), callback });
    return timerCount;
  };
  const clear = (id: number) => {
    timers = timers.filter((timer) => timer.id !== id);
  };
  /** The next timer; of two that are due at the same time, the one that was set first. */
  const nextTimer = () =>
    timers.reduce<Timer | null>(
      (earliest, timer) => (earliest === null || timer.due < earliest.due ? timer : earliest),
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
    nextDue: () => nextTimer()?.due ?? null,
    runNextTimer() {
      const timer = nextTimer();
      if (timer === null) return;
      clear(timer.id);
      now = Math.max(now, timer.due);
      timer.callback();
    },
    goTo(time) {
      now = Math.max(now, Math.round(time));
    },
    timersSet: () => timerCount,
  };
}
