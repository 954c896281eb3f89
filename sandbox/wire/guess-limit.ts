/** So many ids that nobody has may an address name within a minute. */
const MOST = 30;
const WINDOW_MS = 60_000;

interface GuessLimit {
  /** Notes one more. @returns seconds to wait when it was one too many; null when it was not. `now` is real time in ms */
  note(request: Request, now: number): number | null;
}

/** Stops whoever tries ids of payments and links: without credentials they are all that is asked for. */
export function guessLimit(): GuessLimit {
  const noted = new Map<string, number[]>();
  return {
    note(request, now) {
      const address = request.headers.get('x-forwarded-for') ?? 'here';
      const recent = (noted.get(address) ?? []).filter((at) => at > now - WINDOW_MS);
      noted.set(address, [...recent, now]);
      const [first = now] = recent;
      return recent.length < MOST ? null : Math.ceil((first + WINDOW_MS - now) / 1000);
    },
  };
}
