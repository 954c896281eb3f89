/**
 * Texts for the reasons for which a bank refuses an e-NACH mandate. The next step is offered separately, by the fallback
 * order.
 */
export const enachReasons = {
  already_declined: 'This request was already declined. Start a new one.',
  authentication_failed: 'The bank could not confirm that it is you.',
  bank_account_invalid: 'The bank does not accept this account for automatic debits.',
  bank_account_validation_failed: 'The bank could not check this account in this way.',
  bank_technical_error: 'Your bank had a technical problem. Try again in some time.',
  card_expired: 'Your debit card has expired.',
  debit_instrument_blocked: 'Your card or account is blocked. Only your bank can open it.',
  debit_instrument_inactive: 'Your card or account is not active. Only your bank can change that.',
  duplicate_request: 'The bank already has this request. Wait some minutes, then try again.',
  incorrect_otp: 'The code you typed at the bank was wrong. Try again.',
  incorrect_pin: 'The PIN you typed at the bank was wrong. Try again.',
  insufficient_funds:
    'There was not enough money in the account for the bank’s check. Add money and try again.',
  joint_account_not_allowed: 'The bank does not allow a joint account for this.',
  otp_attempts_exceeded: 'The wrong code was typed too many times.',
  payment_cancelled: 'It was cancelled on the bank’s page. No money was taken. You can try again.',
  payment_pending_approval: 'Another person must approve this at the bank first. Ask them, then try again.',
  payment_timed_out: 'The time on the bank’s page ran out. Try again and finish in one go.',
  transaction_limit_exceeded: 'The amount is above your bank’s limit for this way.',
  user_not_registered_for_netbanking: 'Net banking is not on for this account.',
} as const;

/** For no reason, or a code that is not known. */
export const unknownEnachReason =
  'Your bank gave no reason that we know. You can try again, or ask your bank.';
