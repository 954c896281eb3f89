/** Errors of native capabilities of the host, or of the browser without a host (spec 8). */
export const hostCopy = {
  failed: {
    'location-permission': 'Location permission request failed',
    'location-data': 'Location data request failed',
    settings: 'Failed to open settings',
  },
  /** Without a host: a page cannot open the browser's settings. */
  settingsInBrowser:
    'Open the settings of your browser, choose this site, and allow location. Then come back here.',
} as const;
