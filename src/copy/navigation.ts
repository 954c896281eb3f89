/** Texts of the bottom navigation. */
export const navigationCopy = {
  label: 'Main places',
  home: 'Home',
  history: 'History',
  qr: 'My QR',
  help: 'Help',
} as const;
