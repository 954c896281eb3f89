/** The service's clock, read from its `Date` header, so that no date depends on the phone's clock. */
export interface ServerClock {
  /** Milliseconds since 1970 by the service's clock; by the phone's clock until the first readable answer. */
  readonly now: () => number;
  /** Sets the clock from an answer of the service; cached answers and answers that are not JSON are ignored. */
  readonly observe: (response: Response) => void;
  /**
   * Resolves when this many milliseconds have passed on the service's clock, including time that the phone slept. A clock that is set back
   * meanwhile, by the phone or by an answer, does not make the wait longer. Never settles after an abort.
   */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Interval at which a wait compares the clock. */
const CHECK_INTERVAL_MS = 500;

/**
 * Creates the clock.
 * @param local the phone's time in milliseconds
 * @param onUnreadable called for the first answer without a readable `Date`: another origin must expose that header
 * (docs/hosting.md). Without any readable one, due days follow the phone's clock
 */
export function createServerClock(
  local: () => number = Date.now,
  onUnreadable: () => void = () => {},
): ServerClock {
  let offsetMs = 0;
  let isUnreadableReported = false;
  const now = () => local() + offsetMs;
  return {
    now,
    observe({ headers }) {
      // A cached copy has an old date. Pictures, documents and a hotspot's login page are not API answers.
      if (headers.has('age') || !/\bjson\b/.test(headers.get('content-type') ?? '')) return;
      const date = Date.parse(headers.get('date') ?? '');
      if (!Number.isNaN(date)) {
        offsetMs = date - local();
      } else if (!isUnreadableReported) {
        isUnreadableReported = true;
        onUnreadable();
      }
    },
    wait(ms, signal) {
      let leftMs = ms;
      let checkedAt = now();
      return new Promise((resolve) => {
        if (ms <= 0) return resolve();
        if (signal.aborted) return;
        const timer = setInterval(() => {
          leftMs -= Math.max(0, now() - checkedAt);
          checkedAt = now();
          if (leftMs > 0) return;
          clearInterval(timer);
          resolve();
        }, CHECK_INTERVAL_MS);
        signal.addEventListener('abort', () => clearInterval(timer), { once: true });
      });
    },
  };
}
