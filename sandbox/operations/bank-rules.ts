import { type PaymentAddress, readPaymentAddress } from '../base/payment-address';

/** Lender error that a tester triggers by this IFSC. */
const ERROR_BY_IFSC: Record<string, string> = {
  BLCK0000001: 'blacklisted_ifsc',
  INVD0000001: 'invalid_ifsc',
  NOTV0000001: 'ifsc_not_valid',
  MERG0000001: 'facing_issue_with_ifsc',
  MERH0000001: 'facing_issue_with_this_ifsc',
};

/** Lender error that a tester triggers by an account number with this ending. */
const ERROR_BY_ACCOUNT_ENDING: Record<string, string> = {
  '0000': 'ErrInvalidBankDetails',
  '1111': 'name_does_not_match_with_pan',
  '2222': 'too_many_requests',
};

/** Error code with which the lender refuses an account or UPI id; null when it is accepted. */
export function bankRefusal(address: string): string | null {
  const parsed: PaymentAddress = readPaymentAddress(address);
  if (parsed.kind === 'upi') return null;
  const ifscError = ERROR_BY_IFSC[parsed.ifsc];
  if (ifscError !== undefined) return ifscError;
  if (parsed.kind === 'wrong')
    return /^\d{9,18}$/.test(parsed.account) ? 'invalid_ifsc' : 'ErrInvalidBankDetails';
  return ERROR_BY_ACCOUNT_ENDING[parsed.account.slice(-4)] ?? null;
}

/** For testers: what to enter for each error. */
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
