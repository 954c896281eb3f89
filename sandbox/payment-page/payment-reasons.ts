/** Failure reasons of a payment. */
export const PAYMENT_REASONS = [
  'insufficient_funds',
  'incorrect_pin',
  'payment_timed_out',
  'bank_technical_error',
  'authentication_failed',
  'transaction_limit_exceeded',
  'debit_instrument_blocked',
  'bank_account_invalid',
] as const;

/** The text, if it is a failure reason; otherwise `insufficient_funds`. */
export const asReason = (text: string | null): string =>
  PAYMENT_REASONS.find((reason) => reason === text) ?? 'insufficient_funds';
