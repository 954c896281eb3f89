/** Flags of business registration, partner leads and supplier credit. Times in virtual seconds. */
export interface TradeFlags {
  /** How long the registry takes after the registration was submitted. */
  udyam_seconds: number;
  /** PENDING waits until the flag is changed. */
  udyam_result: 'REGISTERED' | 'FAILED' | 'MISMATCH' | 'PENDING';
  /** How long the partner takes to decide on a lead. */
  lead_seconds: number;
  /** PENDING waits until the flag is changed. */
  lead_result: 'ACCEPTED' | 'REJECTED' | 'PENDING';
  /** How long a payment stays PENDING after "slow" on the hosted page. */
  confirm_seconds: number;
  /** Result of confirming a supplier payment. */
  confirm_result: 'SUCCESS' | 'PENDING' | 'FAILED';
  /** How long the list of payments still says CREATED after the decision on the hosted page. */
  pay_later_lag_seconds: number;
  /** The hosted page returns base64 whose `+` is not percent-encoded: a query parser reads it as a space. */
  pay_later_raw_plus: boolean;
  /** A supplier payment is confirmed only with its invoice. */
  invoice_required: boolean;
  /** The numbers of the credit line are sent as strings. */
  credit_numbers_as_text: boolean;
}

export const TRADE_FLAG_DEFAULTS: TradeFlags = {
  udyam_seconds: 10,
  udyam_result: 'REGISTERED',
  lead_seconds: 10,
  lead_result: 'ACCEPTED',
  confirm_seconds: 20,
  confirm_result: 'SUCCESS',
  pay_later_lag_seconds: 0,
  pay_later_raw_plus: false,
  invoice_required: false,
  credit_numbers_as_text: false,
};

export const TRADE_FLAG_CHOICES = {
  udyam_result: ['REGISTERED', 'FAILED', 'MISMATCH', 'PENDING'],
  lead_result: ['ACCEPTED', 'REJECTED', 'PENDING'],
  confirm_result: ['SUCCESS', 'PENDING', 'FAILED'],
} as const;
