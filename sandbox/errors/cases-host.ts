import type { ErrorCase } from './error-case';

const shop = {
  section: '8',
  persona: 'step-shop-information',
  address: '/termloan/application/shop-information',
} as const;

/** What the native host, or the browser in its place, could not do. */
export const hostCases: readonly ErrorCase[] = [
  {
    ...shop,
    id: 'location-permission',
    words: ['Location permission request failed'],
    host: { requestLocationPermission: 'refused' },
    steps: [{ tap: 'Share the place of my shop' }],
  },
  {
    ...shop,
    id: 'location-data',
    words: ['Location data request failed'],
    host: { getLocation: 'refused' },
    steps: [{ tap: 'Share the place of my shop' }],
  },
  {
    ...shop,
    id: 'settings',
    words: ['Failed to open settings'],
    host: { requestLocationPermission: 'refused', openSettings: 'refused' },
    steps: [{ tap: 'Share the place of my shop' }, { tap: 'Open settings' }],
  },
];
