import { expectedDebitCopy } from '#messages/expected-debit';
import { landingPageCopy } from '#messages/landing-page';
import { days } from '#messages/money';
import { startedCopy } from '#messages/started-payment';
import { formatMoney } from '../../machines/domain/base/money';
import type { LoanAction, SupplierCreditState } from '../../machines/domain/entry/landing';
import { formatDate } from './dates';
import { dueLabel, oldestUnpaid } from './due';
import { homeCopy } from './home';

/** Texts of the landing page for a merchant who is signed in. */
export const landingCopy = {
  alsoOffered: 'Also for you',
  credit: 'Pay your suppliers later',
  registration: 'Register your business',
  registrationDetail: 'Udyam, the free register of small firms.',
  partners: 'Offers of a partner',
  partnersDetail: 'Another lender may have a loan for you.',
  score: 'Your credit score',
  scoreDetail: 'See it for free, in plain words.',
  terms: 'How this service works',
  termsDetail: 'What we do, and what the lender does.',
  unavailable: 'Your loan is not shown now',
  unavailableDetail: 'We could not ask. Tap to try again.',
  unavailableAction: landingPageCopy.openLoan,
} as const;

/** Sentence about the status of the supplier credit. */
export function creditText(credit: SupplierCreditState): string {
  switch (credit.kind) {
    case 'usable':
      return `You can use ${formatMoney(credit.amount)}.`;
    case 'overdue':
      return `Overdue for ${days(credit.days)}. Pay it back first.`;
    case 'spent':
      return 'All of it is used. Pay some back to use it again.';
    case 'unknown':
      return 'Buy stock now, pay for it later.';
  }
}

interface LoanCopy {
  readonly title: string;
  /** Short sentences, without the lender. */
  readonly details: readonly string[];
  /** Label of the primary action. */
  readonly action: string;
}

const loanTexts: Readonly<Record<Exclude<LoanAction['kind'], 'pay' | 'continue'>, LoanCopy>> = {
  awaitingDisbursal: {
    title: 'Your money is on its way',
    details: ['You signed. The lender sends it to your bank.'],
    action: 'See where the money is',
  },
  stopped: {
    title: 'You can not go on right now',
    details: ['Read why, and what you can do.'],
    action: 'See why',
  },
  notEligible: {
    title: 'No loan for you right now',
    details: ['The lender decides this. It can change.'],
    action: 'See why',
  },
  awaitingLender: {
    title: 'The lender will contact you',
    details: ['Your offer is confirmed. Keep your phone near you.'],
    action: 'See what comes next',
  },
  tooManyTries: {
    title: 'Too many tries',
    details: ['Nothing is lost. You can ask again later.'],
    action: 'See when I can go on',
  },
  eligibilityUnknown: {
    title: 'A loan for your shop',
    details: ['We could not see if you can apply now.'],
    action: 'See where I stand',
  },
  resume: {
    title: 'Your loan waits for you',
    details: ['What you did so far is saved.'],
    action: 'Continue with my loan',
  },
  alreadyConfirmed: {
    title: 'You confirmed an offer before',
    details: ['No new offers are open for you now.'],
    action: 'See how it stands',
  },
  offers: {
    title: 'You can take a loan',
    details: ['Look at the offers. It does not commit you.'],
    action: 'See my offers',
  },
  apply: {
    title: 'Apply for a loan',
    details: ['Each step is saved. Keep your PAN card near you.'],
    action: 'Apply for a loan',
  },
};

/** Status of the loan, and its next action. */
export function loanCopy(now: LoanAction): LoanCopy {
  if (now.kind === 'pay') return payCopy(now);
  if (now.kind === 'continue') {
    const { step, of } = now;
    return {
      title: 'Your application is saved',
      details: [step === null ? 'Continue where you stopped.' : `Step ${step} of ${of} is next.`],
      action: step === null ? 'Continue' : `Continue: step ${step} of ${of}`,
    };
  }
  return loanTexts[now.kind];
}

/** Texts for a running loan. A payment in progress is shown before the amount due, so that nothing is paid twice. */
function payCopy(now: Extract<LoanAction, { kind: 'pay' }>): LoanCopy {
  const { amount, due, pending, started, refund, debit } = now;
  // The day of the oldest unpaid instalment says more than "Due Since", whose days home counts from the start of the loan (spec 2.4).
  const when = [due === null ? 'Your loan runs' : (oldestUnpaid(due) ?? dueLabel(due))];
  const refundText = refund > 0 ? homeCopy.refund.title(formatMoney(refund)) : null;
  if (pending !== null) {
    return {
      title: homeCopy.pending.title(formatMoney(pending)),
      details: ['Wait for your bank before you pay again.'],
      action: 'See my loan',
    };
  }
  if (started !== null) {
    return {
      title: startedCopy.title(formatMoney(started.amount), started.method),
      details: ['If your UPI app says paid, do not pay again.'],
      action: 'See my loan',
    };
  }
  if (debit?.kind === 'expected') {
    const sum = debit.amount === null ? null : formatMoney(debit.amount);
    return {
      title: expectedDebitCopy.title(sum, formatDate(debit.on)),
      details: present(
        sum !== null && now.isMandateKnown ? 'You need not pay.' : 'Autopay is on.',
        refundText,
      ),
      action: 'See my loan',
    };
  }
  if (amount === null) {
    return {
      title: now.isAllPaid ? homeCopy.allPaid : 'Your loan runs',
      details: due === null ? present(refundText ?? 'See how it stands.') : present(...when, refundText),
      action: 'See my loan',
    };
  }
  const failed =
    debit === null
      ? null
      : homeCopy.autopay.failed(formatMoney(debit.amount), debit.on === null ? null : formatDate(debit.on));
  return {
    title: `${formatMoney(amount)} to pay`,
    details: present(failed, ...when, refundText),
    action: 'Go to pay',
  };
}

function present(...parts: readonly (string | null)[]): readonly string[] {
  return parts.filter((part) => part !== null);
}
