/** Spec 8, letter for letter: messages that several pages show when their read failed. */
export const fallbacks = {
  latestLoan: 'get latest loan error',
  userState: 'User State not available',
  offers: 'Offers not available',
  bankAccounts: 'Bank accounts not available',
  notEligible: 'Currently you are not eligible for applying loan.',
} as const;
