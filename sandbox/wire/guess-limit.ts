/** Maximum number of unknown ids that an address may request within a minute. */
const MAX_UNKNOWN_IDS = 30;
const WINDOW_MS = 60_000;

interface GuessLimit {
  /** Counts one more. @returns seconds to wait when the limit is exceeded, otherwise null. `now` is real time in ms */
  note(request: Request, now: number): number | null;
}

/** Rate limit against guessing ids of payments and links, which need no credentials. */
export function guessLimit(): GuessLimit {
  const requestTimes = new Map<string, number[]>();
  return {
    note(request, now) {
      const address = request.headers.get('x-forwarded-for') ?? 'here';
      const recent = (requestTimes.get(address) ?? []).filter((time) => time > now - WINDOW_MS);
      requestTimes.set(address, [...recent, now]);
      const [oldest = now] = recent;
      return recent.length < MAX_UNKNOWN_IDS ? null : Math.ceil((oldest + WINDOW_MS - now) / 1000);
    },
  };
}
