/** Headings of failed loads that several pages share (verbatim from spec 8). */
export const fallbacks = {
  latestLoan: 'get latest loan error',
  userState: 'User State not available',
  offers: 'Offers not available',
  bankAccounts: 'Bank accounts not available',
  notEligible: 'Currently you are not eligible for applying loan.',
} as const;
