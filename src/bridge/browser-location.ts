import { TIME_LIMIT_MS } from './messages';
import type { Answer, PhoneLocation } from './port';

/** Required browser APIs; a web view may lack both. */
export type Finder = Partial<Pick<Navigator, 'geolocation' | 'permissions'>>;

/** A position up to a minute old is accepted: it is requested once for the permission, and at once again for the location. */
const MAX_AGE_MS = 60_000;

/** By the codes of GeolocationPositionError; the third is a timeout. */
const REASONS = new Map<number, 'refused' | 'unavailable'>([
  [1, 'refused'],
  [2, 'unavailable'],
]);

/** A browser requests the permission together with the location. */
export async function permitLocation(finder: Finder): Promise<Answer<'granted', 'location-permission'>> {
  const failure = 'location-permission';
  const state = await permissionOf(finder);
  if (state === 'granted') return { outcome: 'done', value: 'granted' };
  if (state === 'denied') return { outcome: 'refused', failure };
  const found = await find(finder, TIME_LIMIT_MS.requestLocationPermission);
  // Permitted, although the location was not found in time.
  if (found.outcome === 'done' || (await permissionOf(finder)) === 'granted')
    return { outcome: 'done', value: 'granted' };
  return { outcome: found.outcome, failure };
}

/** The phone's location. */
export function locate(finder: Finder): Promise<Answer<PhoneLocation, 'location-data'>> {
  return find(finder, TIME_LIMIT_MS.getLocation);
}

function find({ geolocation }: Finder, limitMs: number): Promise<Answer<PhoneLocation, 'location-data'>> {
  const failure = 'location-data';
  if (geolocation === undefined) return Promise.resolve({ outcome: 'unavailable', failure });
  return new Promise((resolve) => {
    // The browser's own timeout starts only after the merchant has answered the permission prompt.
    const timer = setTimeout(() => resolve({ outcome: 'unanswered', failure }), limitMs);
    const finish = (answer: Answer<PhoneLocation, 'location-data'>) => {
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

/** Null in old browsers: the location is requested instead. */
async function permissionOf({ permissions }: Finder): Promise<PermissionState | null> {
  try {
    return (await permissions?.query({ name: 'geolocation' }))?.state ?? null;
  } catch {
    return null;
  }
}
