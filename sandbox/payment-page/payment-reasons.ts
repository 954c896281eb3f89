/** Failure reasons of a payment, in words. */
const REASON_TEXTS: Readonly<Record<string, string>> = {
  insufficient_funds: 'Too little money in the account',
  incorrect_pin: 'The PIN is wrong',
  payment_timed_out: 'The payer took too long',
  bank_technical_error: 'The bank has a technical fault',
  authentication_failed: 'The bank could not verify the payer',
  transaction_limit_exceeded: 'Over the limit for one payment',
  debit_instrument_blocked: 'The card or account is blocked',
  bank_account_invalid: 'There is no such account',
};

/** Codes of the failure reasons that a tester can choose. */
export const PAYMENT_REASONS: readonly string[] = Object.keys(REASON_TEXTS);

/** A failure reason in words. */
export const reasonText = (code: string): string =>
  code === 'payment_cancelled' ? 'The payer cancelled it' : (REASON_TEXTS[code] ?? code);

/** The text, if it is a failure reason; otherwise `insufficient_funds`. */
export const asReason = (text: string | null): string =>
  text !== null && Object.hasOwn(REASON_TEXTS, text) ? text : 'insufficient_funds';
