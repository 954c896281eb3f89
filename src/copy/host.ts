/** Texts for what the host app, or the browser instead of it, could not do (spec 8). */
export const hostCopy = {
  failed: {
    'location-permission': 'Location permission request failed',
    'location-data': 'Location data request failed',
    settings: 'Failed to open settings',
  },
  /** A browser's settings cannot be opened by a page. */
  settingsInBrowser:
    'Open the settings of your browser, choose this site, and allow location. Then come back here.',
} as const;
