/** Failure reasons of a mandate, in words. */
const REASON_TEXTS: Readonly<Record<string, string>> = {
  already_declined: 'It was declined before',
  authentication_failed: 'The bank could not verify the account holder',
  bank_account_invalid: 'There is no such account',
  bank_account_validation_failed: 'The bank could not check the account',
  bank_technical_error: 'The bank has a technical fault',
  card_expired: 'The card has expired',
  debit_instrument_blocked: 'The card or account is blocked',
  debit_instrument_inactive: 'The card or account is not active',
  duplicate_request: 'The bank has the same request already',
  incorrect_otp: 'The code is wrong',
  incorrect_pin: 'The PIN is wrong',
  insufficient_funds: 'Too little money in the account',
  joint_account_not_allowed: 'The account has more than one holder',
  otp_attempts_exceeded: 'Too many wrong codes',
  payment_cancelled: 'The account holder declined',
  payment_pending_approval: 'Somebody else has to approve it first',
  payment_timed_out: 'It took too long',
  transaction_limit_exceeded: 'Over the bank\u2019s limit',
  user_not_registered_for_netbanking: 'The account has no net banking',
};

/** Codes of the failure reasons of a mandate. */
export const ENACH_REASONS: readonly string[] = Object.keys(REASON_TEXTS);

/** A failure reason in words. */
export const enachReasonText = (code: string): string => REASON_TEXTS[code] ?? code;

export const isEnachReason = (text: string): boolean => Object.hasOwn(REASON_TEXTS, text);

/** Mandate status for a failure reason: REJECTED when the account holder declined, otherwise FAILED. */
export const statusAfter = (reason: string): 'REJECTED' | 'FAILED' =>
  reason === 'payment_cancelled' || reason === 'already_declined' ? 'REJECTED' : 'FAILED';
