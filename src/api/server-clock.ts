/** The service's clock: its `Date` header kept as an offset, so that the phone's clock decides nothing. */
export interface ServerClock {
  /** Milliseconds since 1970 by the service's clock; the phone's own until the first answer. */
  readonly now: () => number;
  /** Reads the clock from an answer of the API that comes from the service itself; others say nothing of its time. */
  readonly observe: (response: Response) => void;
  /** Resolves when this many milliseconds have passed on the service's clock, also when the phone slept. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

const CHECK_EVERY_MS = 500;

/**
 * Makes the clock.
 * @param local the phone's own time in milliseconds
 * @param onUnreadable told once, when an answer of the service says no time that can be read: from another origin `Date` is
 * hidden unless the service exposes it (docs/hosting.md), and due days then go by the phone
 */
export function createServerClock(
  local: () => number = Date.now,
  onUnreadable: () => void = () => {},
): ServerClock {
  let offset = 0;
  let isUnreadableKnown = false;
  const now = () => local() + offset;
  return {
    now,
    observe({ headers }) {
      // A copy out of a cache tells its own age; a picture, a paper or a hotspot's login page is none of the API's answers.
      if (headers.has('age') || !/\bjson\b/.test(headers.get('content-type') ?? '')) return;
      const date = Date.parse(headers.get('date') ?? '');
      if (!Number.isNaN(date)) {
        offset = date - local();
      } else if (!isUnreadableKnown) {
        isUnreadableKnown = true;
        onUnreadable();
      }
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
