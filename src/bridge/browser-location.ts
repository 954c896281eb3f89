import { TIME_LIMIT_MS } from './messages';
import type { Answer, Place } from './port';

/** What is needed of the browser: a web view may have neither. */
export type Finder = Partial<Pick<Navigator, 'geolocation' | 'permissions'>>;

/** A position of a minute ago is as good: it is asked once for permission, and again at once for the place. */
const MAX_AGE_MS = 60_000;

/** By the codes of GeolocationPositionError; the third is its time limit. */
const REASONS = new Map<number, 'refused' | 'unavailable'>([
  [1, 'refused'],
  [2, 'unavailable'],
]);

/** A browser asks for the permission when it is asked for the place. */
export async function permitLocation(finder: Finder): Promise<Answer<'granted', 'location-permission'>> {
  const failure = 'location-permission';
  const state = await permissionOf(finder);
  if (state === 'granted') return { outcome: 'done', value: 'granted' };
  if (state === 'denied') return { outcome: 'refused', failure };
  const found = await find(finder, TIME_LIMIT_MS.requestLocationPermission);
  // Permitted, although the place itself could not be found in time.
  if (found.outcome === 'done' || (await permissionOf(finder)) === 'granted')
    return { outcome: 'done', value: 'granted' };
  return { outcome: found.outcome, failure };
}

/** Where the phone is. */
export function locate(finder: Finder): Promise<Answer<Place, 'location-data'>> {
  return find(finder, TIME_LIMIT_MS.getLocation);
}

function find({ geolocation }: Finder, limitMs: number): Promise<Answer<Place, 'location-data'>> {
  const failure = 'location-data';
  if (geolocation === undefined) return Promise.resolve({ outcome: 'unavailable', failure });
  return new Promise((resolve) => {
    // The browser's own time limit starts only after the merchant has answered its question.
    const timer = setTimeout(() => resolve({ outcome: 'unanswered', failure }), limitMs);
    const finish = (answer: Answer<Place, 'location-data'>) => {
      clearTimeout(timer);
      resolve(answer);
    };
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        finish({ outcome: 'done', value: { latitude, longitude, accuracy } }),
      ({ code }) => finish({ outcome: REASONS.get(code) ?? 'unanswered', failure }),
      { timeout: limitMs, maximumAge: MAX_AGE_MS, enableHighAccuracy: false },
    );
  });
}

/** Old browsers cannot say: then they are asked for the place. */
async function permissionOf({ permissions }: Finder): Promise<PermissionState | null> {
  try {
    return (await permissions?.query({ name: 'geolocation' }))?.state ?? null;
  } catch {
    return null;
  }
}
