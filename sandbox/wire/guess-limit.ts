/** Maximum number of unknown ids that one IP address may request within the window. */
const MAX_UNKNOWN_IDS = 30;
const WINDOW_MS = 60_000;

interface GuessLimit {
  /**
   * Counts a request for an unknown id, unless the limit is exceeded: then returns the seconds to wait, otherwise null. `now` in real
   * ms.
   */
  countGuess(request: Request, now: number): number | null;
}

/** Rate limit against guessing the ids of payments and payment links, which are readable without credentials. */
export function guessLimit(): GuessLimit {
  const requestTimes = new Map<string, number[]>();
  return {
    countGuess(request, now) {
      const address = request.headers.get('x-forwarded-for') ?? 'here';
      const recent = (requestTimes.get(address) ?? []).filter((time) => time > now - WINDOW_MS);
      const isAllowed = recent.length < MAX_UNKNOWN_IDS;
      requestTimes.set(address, isAllowed ? [...recent, now] : recent);
      const [oldest = now] = recent;
      return isAllowed ? null : Math.ceil((oldest + WINDOW_MS - now) / 1000);
    },
  };
}
