/** Spec 8, letter for letter: what is said on several pages when its read failed. */
export const fallbacks = {
  latestLoan: 'get latest loan error',
  userState: 'User State not available',
  offers: 'Offers not available',
  bankAccounts: 'Bank accounts not available',
  notEligible: 'Currently you are not eligible for applying loan.',
} as const;
