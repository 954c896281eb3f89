import type { ErrorCase } from './error-case';

const shopInformationPage = {
  section: '8',
  persona: 'step-shop-information',
  address: '/termloan/application/shop-information',
} as const;

/** Failures of the native app around the web view. */
export const hostCases: readonly ErrorCase[] = [
  {
    ...shopInformationPage,
    id: 'location-permission',
    texts: ['Location permission request failed'],
    host: { requestLocationPermission: 'refused' },
    steps: [{ tap: 'Share the place of my shop' }],
  },
  {
    ...shopInformationPage,
    id: 'location-data',
    texts: ['Location data request failed'],
    host: { getLocation: 'refused' },
    steps: [{ tap: 'Share the place of my shop' }],
  },
  {
    ...shopInformationPage,
    id: 'settings',
    texts: ['Failed to open settings'],
    host: { requestLocationPermission: 'refused', openSettings: 'refused' },
    steps: [{ tap: 'Share the place of my shop' }, { tap: 'Open settings' }],
  },
];
