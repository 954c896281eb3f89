/** The service's clock: its `Date` header, stored as an offset, so that nothing depends on the phone's clock. */
export interface ServerClock {
  /** Milliseconds since 1970 by the service's clock; the phone's own until the first answer. */
  readonly now: () => number;
  /** Reads the clock from an API answer of the service itself; other answers are ignored. */
  readonly observe: (response: Response) => void;
  /** Resolves when this many milliseconds have passed on the service's clock, including time that the phone slept. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

const CHECK_EVERY_MS = 500;

/**
 * Makes the clock.
 * @param local the phone's own time in milliseconds
 * @param onUnreadable called once, when an answer of the service has no readable time: from another origin `Date` is hidden
 * unless the service exposes it (docs/hosting.md), and due days then follow the phone's clock
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
      // A cached copy has an old date. Pictures, documents and a hotspot's login page are not API answers.
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
