import type { Mandate } from '../../machines/domain/mandate/mandate';

/** Account of a mandate: bank and last four digits, as far as known; null if both are unknown. */
export function mandateAccount({
  bankName,
  accountLast4,
}: Pick<Mandate, 'bankName' | 'accountLast4'>): string | null {
  const known = [bankName, accountLast4 === null ? null : `••${accountLast4.slice(-4)}`];
  return known.filter((part) => part !== null).join(' ') || null;
}

/** Labels of what a mandate lets the bank debit, the same on every screen. */
export const debitCopy = {
  instalment: 'Your bank pays',
  neverMore: (maximum: string) => `Never more than ${maximum} at a time`,
  atMost: 'At most, each time',
  atMostHint: 'No debit can be more than this',
} as const;
