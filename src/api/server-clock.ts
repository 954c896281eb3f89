/** The service's clock: its `Date` header kept as an offset, so that the phone's clock decides nothing. */
export interface ServerClock {
  /** Milliseconds since 1970 by the service's clock; the phone's own until the first answer. */
  readonly now: () => number;
  /** Reads the clock from an answer. */
  readonly observe: (response: Response) => void;
  /** Resolves when this many milliseconds have passed on the service's clock, also when the phone slept. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

const CHECK_EVERY_MS = 500;

/** Makes the clock; `local` is the phone's own time in milliseconds. */
export function createServerClock(local: () => number = Date.now): ServerClock {
  let offset = 0;
  const now = () => local() + offset;
  return {
    now,
    observe(response) {
      const date = Date.parse(response.headers.get('date') ?? '');
      if (!Number.isNaN(date)) offset = date - local();
    },
    wait(ms, signal) {
      const until = now() + ms;
      return new Promise((resolve) => {
        if (ms <= 0) return resolve();
        if (signal.aborted) return;
        const timer = setInterval(() => {
          if (now() < until) return;
          clearInterval(timer);
          resolve();
        }, CHECK_EVERY_MS);
        signal.addEventListener('abort', () => clearInterval(timer), { once: true });
      });
    },
  };
}
