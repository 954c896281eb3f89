/** Lines of the prefilled WhatsApp message to support, and what to say in a call. */
export const supportCopy = {
  page: (pattern: string) => `Page: ${pattern}`,
  account: (ending: string) => `Loan account ending in ${ending}`,
  code: (code: string) => `Code: ${code}`,
  /** Beside the link that calls support. */
  sayThisCode: (code: string) => `Say this code: ${code}`,
} as const;
