import type { Failure } from '../../machines/domain/base/failure';
import type { Mandate, MandateStatus, MandateType } from '../../machines/domain/mandate/mandate';
import { whyMandateFailed } from './enach-reasons';
import { whyItFailed } from './shared';

/** Texts of autopay. */
export const autopayCopy = {
  title: 'Autopay',
  loading: 'Asking where your autopay stands',
  loadingTerms: 'Asking your lender for the terms of autopay',
  terms: {
    heading: 'Set up autopay once',
    lead: 'Your bank pays each instalment on its day. You can stop it at any time.',
    paidTo: (lender: string) => `Paid to ${lender}`,
    howOften: 'How often',
    firstDebit: 'First debit',
    account: 'Bank account',
    notReported: 'Your bank will say',
    until: 'Ends on',
    method: 'How do you want to approve it?',
    upi: 'UPI app',
    upiDetail: 'PhonePe, Google Pay, Paytm … takes a minute',
    netBanking: 'Net banking',
    netBankingDetail: (account: string) => `${account} · same account as the loan`,
    failedBefore: 'It did not work last time',
    notOffered: 'Your lender does not offer it for this loan',
    chooseFirst: 'Choose a way to go on.',
    leaving: 'Nothing is agreed until you approve it there. After it, you come back here.',
    continueTo: {
      UPI: 'Continue to UPI app',
      ENACH: 'Continue to net banking',
    } satisfies Record<MandateType, string>,
    continue: 'Continue',
  },
  pending: {
    opened: {
      heading: 'Not approved yet',
      lead: 'You have not approved it, or your bank has not told us. Nothing is agreed so far.',
    },
    undecided: {
      heading: 'Your bank has not answered yet',
      lead: 'Please do not set up autopay again. Some banks answer only on the next working day.',
    },
    reference: 'Reference',
    ask: 'We keep checking for two minutes. After that, tap Check again.',
    checkFailed: 'We could not ask just now. Tap Check again.',
    reopen: 'Go back to the terms',
    stop: 'Stop this request',
  },
  active: {
    heading: 'Autopay is on',
    lead: (lender: string) => `Your bank pays ${lender} each instalment on its day.`,
    home: 'Go to home',
    stop: 'Stop autopay',
    failed: {
      heading: 'The last debit failed',
      lead: (amount: string, date: string | null) =>
        `${amount}${date === null ? '' : ` of ${date}`} was not debited. It is not paid.`,
      stillOn: 'Autopay is on. The lender has named no day for another try, so pay this one yourself.',
      pay: 'Go to pay',
    },
  },
  paused: {
    heading: 'Autopay is paused',
    lead: 'Your bank holds it. Nothing is debited now, so pay each instalment by hand. You can start it again in your bank’s app.',
  },
  debits: {
    title: 'Debits of this loan',
    isOn: 'Automatic debits',
    on: 'On',
    off: 'Off',
    consent: 'Your permission',
    given: 'Given',
    notGiven: 'Not given',
    dues: 'Dues till today',
    paid: 'Paid',
    notPaid: 'Not paid yet',
    lender: 'Lender',
    until: 'Ends on',
    method: 'Given by',
    methodNotReported: 'Your bank’s app shows it',
  },
  afterEnd: {
    again: 'Set up again',
    setUp: 'Set up autopay',
    home: 'Go to home',
    byHand: 'Until autopay is on, pay each instalment by hand.',
  },
  withdrawal: {
    heading: 'Stop autopay?',
    lead: (lender: string) => `You take back your permission: ${lender} may not debit your account any more.`,
    dueTitle: 'Due till today, to pay by hand',
    nextTitle: 'Next instalment, to pay by hand',
    nextOn: (date: string) => `on ${date}`,
    changes: [
      { title: 'You pay each instalment by hand', detail: 'From the home page, on or before its day.' },
      { title: 'Stopping costs nothing', detail: 'There is no fee for it.' },
      {
        title: 'Your loan stays as it is',
        detail: 'An instalment that is paid late can bring a late charge, as your agreement says.',
      },
      { title: 'You can set it up again', detail: 'Whenever you want.' },
    ],
    changesOfEnded: [
      { title: 'You pay nothing more', detail: 'Your loan is closed.' },
      { title: 'Stopping costs nothing', detail: 'There is no fee for it.' },
    ],
    confirm: 'Stop autopay',
    keep: 'Keep autopay',
    stopping: 'The lender is taking your permission back.',
    notStopped: 'Autopay is not stopped',
    notSure: 'We do not know yet if it is stopped',
    notSureLead:
      'The answer did not reach us. Check again. Until then, keep money in your account for the next instalment.',
  },
  withdrawn: {
    heading: 'Autopay is stopped',
    lead: (lender: string) => `${lender} may not debit your account any more. From now on you pay by hand.`,
    leadOfEnded: (lender: string) => `${lender} may not debit your account any more.`,
    home: 'Go to home',
    again: 'Set up autopay again',
  },
  none: {
    heading: 'You have no loan for autopay',
    lead: 'Autopay pays the instalments of a loan. When you take one, you can set it up here.',
    action: 'Go to the start',
  },
  ended: {
    heading: 'This loan is closed',
    lead: (lender: string) => `${lender} debits nothing for it any more.`,
    ending: (lender: string) =>
      `Autopay ends with the loan. Your bank has not confirmed this yet. You owe ${lender} nothing more.`,
    action: 'Go to home',
  },
  notOffered: {
    heading: 'Autopay is not offered for this loan',
    lead: (lender: string) => `${lender} takes no automatic debits here. Pay each instalment by hand.`,
    home: 'Go to home',
    noOfferHeading: 'First confirm an offer',
    noOfferLead: 'Autopay is set up for an offer that you confirmed. We find none.',
    noOfferAction: 'Go to the start',
  },
  unavailable: 'We could not read your autopay',
} as const;

interface Texts {
  readonly heading: string;
  readonly lead: string;
}

const endedHeadings: Readonly<Partial<Record<MandateStatus, string>>> = {
  FAILED: 'Autopay is not set up',
  REJECTED: 'Autopay was declined',
  CANCELLED: 'Autopay is stopped',
  EXPIRED: 'The request ran out',
};

/** Heading and reason for a mandate that failed or has ended. */
export function endedMandateCopy({
  status,
  failureReason,
}: Pick<Mandate, 'status' | 'failureReason'>): Texts {
  const heading = endedHeadings[status] ?? autopayCopy.title;
  if (status === 'CANCELLED') return { heading, lead: 'Nothing is debited any more. You pay by hand.' };
  if (status === 'EXPIRED') {
    return { heading, lead: 'It was not approved in time, so nothing was agreed and nothing is debited.' };
  }
  return { heading, lead: whyMandateFailed(failureReason) };
}

/** Whether and where the mandate can be cancelled and paused, in two sentences. */
export function stopTexts({
  canBePaused,
  canBeCancelled,
}: Pick<Mandate, 'canBePaused' | 'canBeCancelled'>): string {
  const cancel = canBeCancelled
    ? 'You can cancel it at any time, here or in your bank’s app.'
    : 'You can stop it here at any time. Your bank’s app cannot cancel it.';
  return `${cancel} ${canBePaused ? 'You can pause it in your bank’s app.' : 'It cannot be paused.'}`;
}

/** Why autopay was not set up after the terms were accepted. */
export function notContinuedCopy({ operation, code }: Failure): {
  readonly title: string;
  readonly text: string;
} {
  if (operation === 'openBankPage') {
    return {
      title: 'Your bank’s page did not open',
      text: 'Nothing was approved. Check your internet, then try again.',
    };
  }
  if (code === 'mandate_not_found' || code === 'offer_not_confirmed') {
    return { title: 'This way is not offered', text: 'Choose another way, or pay each instalment by hand.' };
  }
  return { title: 'We could not ask for this way', text: 'Nothing was approved. Choose it again.' };
}

/** Why autopay was not stopped: the consent to debits is still valid. */
export function notWithdrawnText(failure: Failure): string {
  if (failure.code === 'still_active') {
    return 'The lender took your wish, but the debits still run. Tap Stop autopay again, or ask your bank.';
  }
  if (failure.code === 'mandate_not_found') {
    return 'The lender finds no permission of yours to take back. Tap Keep autopay to see where it stands.';
  }
  return failure.message ?? `${whyItFailed(failure)} Autopay goes on until it is stopped.`;
}

/** Name of the mandate's type; a general text if it is unknown. */
export function mandateTypeName(type: MandateType | null): string {
  if (type === null) return autopayCopy.debits.methodNotReported;
  return type === 'UPI' ? autopayCopy.terms.upi : autopayCopy.terms.netBanking;
}
