/** Websites and phone of the Reserve Bank of India for complaints (RBI directions on digital lending). */
export const regulator = {
  ombudsman: 'https://cms.rbi.org.in',
  phone: '14448',
  sachet: 'https://sachet.rbi.org.in',
} as const;
