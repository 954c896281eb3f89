/** Texts of the bottom navigation. */
export const navigationCopy = {
  label: 'Main places',
  home: 'Home',
  history: 'History',
  pay: 'Pay',
  help: 'Help',
} as const;
