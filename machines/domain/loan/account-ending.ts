/**
 * The last four characters of a loan's account number, by which support and the merchant mean the same loan; null without a
 * number, and where the rest would not hide it.
 */
export function accountEndingOf(accountNumber: string | null): string | null {
  return accountNumber !== null && accountNumber.length >= 8 ? accountNumber.slice(-4) : null;
}
