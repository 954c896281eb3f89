import type { CapabilityResult, PhoneLocation } from './bridge';
import { TIME_LIMIT_MS } from './messages';

/** Browser APIs for the location; a web view may have neither. */
export type LocationApis = Partial<Pick<Navigator, 'geolocation' | 'permissions'>>;

/** Maximum age of a cached position: one request for the permission is followed by one for the location. */
const MAX_AGE_MS = 60_000;

/** Outcomes by the code of GeolocationPositionError; code 3, a timeout, is not listed. */
const OUTCOMES = new Map<number, 'refused' | 'unavailable'>([
  [1, 'refused'],
  [2, 'unavailable'],
]);

/** Requests the permission, which a browser does only together with the location. */
export async function requestLocationPermission(
  apis: LocationApis,
): Promise<CapabilityResult<'granted', 'location-permission'>> {
  const failure = 'location-permission';
  const permission = await permissionOf(apis);
  if (permission === 'granted') return { outcome: 'done', value: 'granted' };
  if (permission === 'denied') return { outcome: 'refused', failure };
  const position = await requestPosition(apis, TIME_LIMIT_MS.requestLocationPermission);
  // The permission may have been granted although the location was not found in time.
  if (position.outcome === 'done' || (await permissionOf(apis)) === 'granted')
    return { outcome: 'done', value: 'granted' };
  return { outcome: position.outcome, failure };
}

/** The phone's location. */
export function locate(apis: LocationApis): Promise<CapabilityResult<PhoneLocation, 'location-data'>> {
  return requestPosition(apis, TIME_LIMIT_MS.getLocation);
}

function requestPosition(
  { geolocation }: LocationApis,
  limitMs: number,
): Promise<CapabilityResult<PhoneLocation, 'location-data'>> {
  const failure = 'location-data';
  if (geolocation === undefined) return Promise.resolve({ outcome: 'unavailable', failure });
  return new Promise((resolve) => {
    // The browser's own timeout starts only after the merchant has answered the permission prompt.
    const timer = setTimeout(() => resolve({ outcome: 'unanswered', failure }), limitMs);
    const finish = (answer: CapabilityResult<PhoneLocation, 'location-data'>) => {
      clearTimeout(timer);
      resolve(answer);
    };
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        finish({ outcome: 'done', value: { latitude, longitude, accuracy } }),
      ({ code }) => finish({ outcome: OUTCOMES.get(code) ?? 'unanswered', failure }),
      { timeout: limitMs, maximumAge: MAX_AGE_MS, enableHighAccuracy: false },
    );
  });
}

/** State of the permission; null in old browsers, which cannot report it. */
async function permissionOf({ permissions }: LocationApis): Promise<PermissionState | null> {
  try {
    return (await permissions?.query({ name: 'geolocation' }))?.state ?? null;
  } catch {
    return null;
  }
}
