import type { Mandate } from '../../machines/domain/mandate/mandate';

/** Account of a mandate: bank and last four digits, as far as known; null if both are unknown. */
export function mandateAccount({
  bankName,
  accountLast4,
}: Pick<Mandate, 'bankName' | 'accountLast4'>): string | null {
  const known = [bankName, accountLast4 === null ? null : `••${accountLast4.slice(-4)}`];
  return known.filter((part) => part !== null).join(' ') || null;
}
