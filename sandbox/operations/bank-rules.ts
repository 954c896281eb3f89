import { type PaymentAddress, readPaymentAddress } from '../people/payment-address';

/** IFSCs with which a tester triggers a lender error. */
const ERROR_BY_IFSC: Record<string, string> = {
  BLCK0000001: 'blacklisted_ifsc',
  INVD0000001: 'invalid_ifsc',
  NOTV0000001: 'ifsc_not_valid',
  MERG0000001: 'facing_issue_with_ifsc',
  MERH0000001: 'facing_issue_with_this_ifsc',
};

/** Endings of an account number with the same purpose. */
const ERROR_BY_ACCOUNT_ENDING: Record<string, string> = {
  '0000': 'ErrInvalidBankDetails',
  '1111': 'name_does_not_match_with_pan',
  '2222': 'too_many_requests',
};

/** Why the lender refuses this address; null when it is accepted. `too_many_requests` has status 429. */
export function bankRefusal(address: string): string | null {
  const parsed: PaymentAddress = readPaymentAddress(address);
  if (parsed.kind === 'upi') return null;
  const ifscError = ERROR_BY_IFSC[parsed.ifsc];
  if (ifscError !== undefined) return ifscError;
  if (parsed.kind === 'wrong')
    return /^\d{9,18}$/.test(parsed.account) ? 'invalid_ifsc' : 'ErrInvalidBankDetails';
  return ERROR_BY_ACCOUNT_ENDING[parsed.account.slice(-4)] ?? null;
}

/** Test input for each refusal: the value, and its error. */
export function bankRuleHints(): [typed: string, error: string][] {
  const endings = Object.entries(ERROR_BY_ACCOUNT_ENDING).map(([ending, error]): [string, string] => [
    `account ends ${ending}`,
    error,
  ]);
  return [
    ...Object.entries(ERROR_BY_IFSC),
    ...endings,
    ['the same account twice', 'bank_details_already_exists'],
  ];
}
