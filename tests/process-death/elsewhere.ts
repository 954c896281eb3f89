/** Where a merchant finds something else than the state at which the process ended, and why. */
import type { OpenedUrl, Reopening } from './judge';

interface Elsewhere {
  /** The states at which the process ended. */
  readonly from: RegExp;
  readonly found: RegExp;
  /** Omitted: both. */
  readonly opened?: OpenedUrl;
  readonly reason: string;
}

const byHost = (from: RegExp, found: RegExp, reason: string): Elsewhere => ({
  from,
  found,
  opened: 'the host’s URL',
  reason,
});

/** The first entry that fits is the reason. */
export const elsewhere: readonly Elsewhere[] = [
  {
    from: /otp\/check|^account-flow\/(RECEIVE_MONEY|loadingAccounts)/,
    found: /^(loan-status|home)\//,
    reason: 'signed: the lender has sent the money meanwhile',
  },
  {
    from: /^udyam\/(submitted|submittingRegistration|code)/,
    found: /^udyam\/(submitted|registered)$/,
    reason: 'the register has decided meanwhile',
  },
  {
    from: /^udyam\/submittingRegistration$/,
    found: /^udyam\/confirmation$/,
    reason: 'nothing was submitted: what was reviewed is reviewed again',
  },
  {
    from: /^account-flow\/confirmationUnanswered/,
    found: /^agreement\//,
    reason: 'the service knows the confirmation: what follows it is shown',
  },
  {
    from: /^agreement\/creationUnanswered/,
    found: /^agreement\/agreementReview$/,
    reason: 'the service knows the agreement: it is read',
  },
  {
    from: /^pay-by-link\/earlierPayment$/,
    found: /^pay-by-link\/linkPaid$/,
    reason: 'the bank has told the lender meanwhile',
  },
  {
    from: /^pay-by-link\/(amountChanged|nothingLeft)$/,
    found: /^pay-by-link\/bill$/,
    reason: 'the link is read again: what is due by now is shown',
  },
  {
    from: /Unanswered$|\/paymentUndecided$|otp\/sendUnanswered$/,
    found: /./,
    reason:
      'read again, the service says what it has; what it does not have is submitted once more, by a tap',
  },
  {
    from: /otp\/blocked$/,
    found: /otp\/code$|^agreement\/agreementReview$/,
    reason: 'the lock is the service’s: it says so at the next code',
  },
  {
    from: /^udyam\/code otp\/sendingCode$/,
    found: /^udyam\/verification$/,
    reason: 'no code is sent by opening a page',
  },
  {
    from: /^payment-status\/openingPage$/,
    found: /^payment-status\/awaitingBank$/,
    reason: 'the payment may be made by now: the page waits for the bank',
  },
  {
    from: /^prepayment\//,
    found: /^prepayment\/choice$/,
    reason: 'what is paid is read again and chosen again; a typed amount is still there',
  },
  {
    from: /^account-flow\/(SERVER_ERROR|PROCESS_ERROR)$/,
    found: /^account-flow\/(EDIT_FORM|CONFIRM_FORM)$/,
    reason: 'a refusal belongs to what was submitted: the step before it is shown',
  },
  {
    from: /^supplier\/secondPayment$/,
    found: /^supplier\/payForm$/,
    reason: 'the warning comes again before the payment is opened',
  },
  {
    from: /^supplier\/(supplierAdded|paymentUnsuccessful|paymentBlocked)$/,
    found: /^supplier\/(supplierForm|payForm|dashboard)$/,
    reason: 'the outcome of a step has no URL of its own: the step is shown, or the list',
  },
  byHost(/^application\//, /^application\/steps$/, 'the list names the next step: one tap'),
  byHost(/^application\/checkingSteps$/, /^identity\/kycUnderReview$/, 'the step under review is shown'),
  byHost(
    /^(application|offer-selection|account-flow|prepayment)\//,
    /^loan-entry\/loanStart$/,
    'the first page names the next step; the chosen offer is kept',
  ),
  byHost(/^application\//, /^loan-entry\/entryUnavailable$/, 'its own page for services that do not answer'),
  byHost(
    /^agreement\/lenderWillContact$/,
    /^loan-entry\/awaitingLender$/,
    'the first page says that the lender is awaited',
  ),
  byHost(/^agreement\//, /^agreement\/agreementReview$/, 'the agreement is shown before its code'),
  byHost(
    /^(prepayment|payment-status)\//,
    /^home\/home(Unavailable)?$/,
    'home shows what is due, and a payment that may be made by now',
  ),
  byHost(
    /^(supplier|payment-status)\//,
    /^supplier\/dashboard$/,
    'the list of suppliers, with what was paid',
  ),
  byHost(/^udyam\//, /^udyam\/start$/, 'the list of steps names the next one: one tap'),
];

/** Why another state was found; null for the same one, undefined without a reason. */
export function reasonFor({ position, opened, found, isSame }: Reopening): string | null | undefined {
  if (isSame) return null;
  return elsewhere.find(
    (entry) => entry.from.test(position) && entry.found.test(found) && (entry.opened ?? opened) === opened,
  )?.reason;
}

/** States of the judged journeys that no route reaches, and why. */
export const notReached: Readonly<Record<string, string>> = {
  'prepayment/nothingLeft': 'a lender that takes no payment of a running loan: only a stubbed answer says so',
};
