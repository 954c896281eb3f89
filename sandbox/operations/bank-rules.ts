import { type PaymentAddress, readPaymentAddress } from '../people/payment-address';

/** IFSCs with which a tester triggers a lender error. */
const MAGIC_IFSC: Record<string, string> = {
  BLCK0000001: 'blacklisted_ifsc',
  INVD0000001: 'invalid_ifsc',
  NOTV0000001: 'ifsc_not_valid',
  MERG0000001: 'facing_issue_with_ifsc',
  MERH0000001: 'facing_issue_with_this_ifsc',
};

/** Endings of an account number with the same purpose. */
const MAGIC_ENDING: Record<string, string> = {
  '0000': 'ErrInvalidBankDetails',
  '1111': 'name_does_not_match_with_pan',
  '2222': 'too_many_requests',
};

/** Why the lender refuses this address; null when it is accepted. `too_many_requests` has status 429. */
export function bankRefusal(address: string): string | null {
  const read: PaymentAddress = readPaymentAddress(address);
  if (read.kind === 'upi') return null;
  const byIfsc = MAGIC_IFSC[read.ifsc];
  if (byIfsc !== undefined) return byIfsc;
  if (read.kind === 'wrong')
    return /^\d{9,18}$/.test(read.account) ? 'invalid_ifsc' : 'ErrInvalidBankDetails';
  return MAGIC_ENDING[read.account.slice(-4)] ?? null;
}

/** Test input for each refusal: the value, and its error. */
export function bankRuleHints(): [typed: string, error: string][] {
  const endings = Object.entries(MAGIC_ENDING).map(([end, error]): [string, string] => [
    `account ends ${end}`,
    error,
  ]);
  return [
    ...Object.entries(MAGIC_IFSC),
    ...endings,
    ['the same account twice', 'bank_details_already_exists'],
  ];
}
