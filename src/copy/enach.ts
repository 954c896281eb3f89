/** Why a bank did not approve the autopay: each reason of the domain's list in plain words. */
const reasons = {
  already_declined: 'This request was already declined. Start a new one.',
  authentication_failed: 'The bank could not confirm that it is you. Check your bank login and try again.',
  bank_account_invalid: 'The bank does not accept this account. Use another bank account.',
  bank_account_validation_failed: 'The bank could not check this account. Try again, or use another one.',
  bank_technical_error: 'Your bank had a technical problem. Try again in some time.',
  card_expired: 'Your debit card has expired. Use net banking or another card.',
  debit_instrument_blocked: 'Your card or account is blocked. Ask your bank to open it, then try again.',
  debit_instrument_inactive: 'Your card or account is not active. Ask your bank, then try again.',
  duplicate_request: 'The bank already has this request. Wait some minutes, then try again.',
  incorrect_otp: 'The code you typed at the bank was wrong. Try again.',
  incorrect_pin: 'The PIN you typed at the bank was wrong. Try again.',
  insufficient_funds:
    'There was not enough money in the account for the bank’s check. Add money and try again.',
  joint_account_not_allowed:
    'The bank does not allow a joint account for this. Use an account in your name only.',
  otp_attempts_exceeded: 'The wrong code was typed too many times. Wait some time, then try again.',
  payment_cancelled: 'It was cancelled on the bank’s page. No money was taken. You can try again.',
  payment_pending_approval: 'Another person must approve this at the bank first. Ask them, then try again.',
  payment_timed_out: 'The time on the bank’s page ran out. Try again and finish in one go.',
  transaction_limit_exceeded:
    'The amount is above your bank’s limit. Ask your bank to raise it, then try again.',
  user_not_registered_for_netbanking:
    'Net banking is not on for this account. Use your debit card, or ask your bank.',
} as const;

/** Reason of the domain's list for which a bank refuses an e-NACH mandate. */
export type EnachReason = keyof typeof reasons;

/** All reasons that have words of their own. */
export const enachReasons: Readonly<Record<EnachReason, string>> = reasons;

/** Words of e-NACH. */
export const enachCopy = {
  title: 'Autopay',
  loading: 'Asking your bank about autopay',
  before: {
    heading: 'Set up autopay once',
    lead: 'Your bank pays each instalment on its day. You approve it on your bank’s own page.',
    atMost: 'At most, each time',
    atMostHint: 'No debit can be more than this',
    howOften: 'How often',
    firstDebit: 'First debit',
    until: 'Ends on',
    account: 'Bank account',
    pause: 'Can you pause it?',
    cancel: 'Can you cancel it?',
    yes: 'Yes',
    atBank: 'In your bank’s app',
    no: 'No',
    notSaid: 'Your bank will say',
    action: 'Continue to your bank',
    leaving: 'You go to your bank’s page now. After it, you come back here.',
    returned: {
      title: 'Your bank has not approved it',
      text: 'You came back before the bank’s page was finished. Continue when you are ready.',
    },
    notOpened: {
      title: 'Your bank’s page did not open',
      text: 'Nothing was approved. Check your internet, then try again.',
    },
  },
  pending: {
    heading: 'Your bank has not answered yet',
    lead: 'Do not start autopay again. Some banks answer only on the next working day.',
    reference: 'Reference',
    ask: 'We ask by ourselves for two minutes. After that, tap Check again.',
    checkFailed: 'We could not ask just now. Tap Check again.',
    later: 'Go back, look later',
  },
  failed: {
    heading: 'Your bank did not approve autopay',
    unknownReason: 'Your bank gave no reason that we know. You can try again, or ask your bank.',
    action: 'Try again',
  },
  unavailable: 'We could not read your autopay',
} as const;

/** Why the bank said no, in plain words; a general sentence for a reason that we do not know. */
export function whyMandateFailed(reason: string | null): string {
  const words: Readonly<Record<string, string | undefined>> = enachReasons;
  const known = reason !== null && Object.hasOwn(enachReasons, reason) ? words[reason] : undefined;
  return known ?? enachCopy.failed.unknownReason;
}
