/** Failure reasons of a mandate. */
export const ENACH_REASONS = [
  'already_declined',
  'authentication_failed',
  'bank_account_invalid',
  'bank_account_validation_failed',
  'bank_technical_error',
  'card_expired',
  'debit_instrument_blocked',
  'debit_instrument_inactive',
  'duplicate_request',
  'incorrect_otp',
  'incorrect_pin',
  'insufficient_funds',
  'joint_account_not_allowed',
  'otp_attempts_exceeded',
  'payment_cancelled',
  'payment_pending_approval',
  'payment_timed_out',
  'transaction_limit_exceeded',
  'user_not_registered_for_netbanking',
] as const;

export const isEnachReason = (text: string): boolean => ENACH_REASONS.some((reason) => reason === text);

/** Mandate status for a failure reason: REJECTED when the account holder declined, otherwise FAILED. */
export const statusAfter = (reason: string): 'REJECTED' | 'FAILED' =>
  reason === 'payment_cancelled' || reason === 'already_declined' ? 'REJECTED' : 'FAILED';
