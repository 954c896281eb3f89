/** Words of the bottom navigation. */
export const navigationCopy = {
  label: 'Main places',
  home: 'Home',
  offers: 'Offers',
  status: 'Status',
} as const;
