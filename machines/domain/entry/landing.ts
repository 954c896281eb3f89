import { type Features, isFeatureOn } from '../base/features';
import { MIN_PAYMENT_PAISE } from '../base/money';
import { type DueInfo, dueInfo } from '../loan/due';
import type { Instalment } from '../loan/instalment';
import { isAllPaid, type Loan } from '../loan/loan';
import { lateInstalmentCount } from '../loan/oldest-unpaid-instalment';
import { payableOf } from '../loan/payable';
import {
  type AutopayDebit,
  autopayDebit,
  type DebitedLoan,
  type DebitFacts,
  pendingRefunds,
} from '../mandate/autopay-debit';
import type { Customer } from '../merchant/customer';
import type { RepaymentStatus } from '../payment/repayment';
import type { StartedPayment } from '../payment/started-payment';
import { enabledLeadPartners } from '../trade/lead-partners';
import { type ApplicationFacts, nextStep, requiredSteps } from './application-steps';
import { entryRoute, type RouteFacts } from './entry-route';
import { isBeforeOffer } from './entry-rules';
import type { LandingMerchant } from './landing-merchant';
import { APPLICATION_PATH, isInApplication } from './resume';
import { stopReasonOf } from './stop-reason';

/** Everything the landing page loads; null for what could not be loaded or was not requested. */
export interface LandingFacts extends RouteFacts {
  readonly features: Features;
  readonly merchant: LandingMerchant | null;
  /** Loaded only for a merchant in the middle of the application. */
  readonly application: ApplicationFacts | null;
  /** The supplier credit, in paise. */
  readonly credit: Pick<Customer, 'balance' | 'usedAmount' | 'daysOverdue'> | null;
  /** For a running loan: debits, refunds and payments that affect the next amount due. */
  readonly bill: LandingBill;
  /** When it was loaded, in milliseconds by the service's clock. */
  readonly asOf: number;
}

/** What affects the next amount due of a running loan. Its debits are null as long as they are not known. */
export interface LandingBill extends DebitFacts {
  readonly instalments: readonly Instalment[];
  readonly pendingPayment: RepaymentStatus | null;
  /** Payments of this loan that were started on this phone and are not in the service's list, newest first. */
  readonly startedPayments: readonly StartedPayment[];
}

/** The running loan, as long as its debits are not known; otherwise null. */
export function loanWithUnknownDebits({ loan, bill }: LandingFacts): DebitedLoan | null {
  if (loan?.status !== 'DISBURSED' || bill.repayments !== null) return null;
  return { id: loan.id, autoDebit: loan.autoDebit };
}

/** What a merchant can do about a loan now, and the page (`to`) on which it is done. */
export type LoanAction = { readonly to: `/${string}` } & (
  | {
      readonly kind: 'pay';
      /** Paise; null when nothing is to be paid. */
      readonly amount: number | null;
      readonly due: DueInfo | null;
      readonly lender: string | null;
      /** How many instalments are paid, unpaid after their day, and there in all; null where the service gives no schedule. */
      readonly progress: { readonly paid: number; readonly late: number; readonly total: number } | null;
      /** Whether nothing is left to pay, by the service's figures. */
      readonly isAllPaid: boolean;
      /** Amount of a pending payment, in paise; null when there is none. */
      readonly pending: number | null;
      /** The newest payment that was started on this phone and may be paid; null when there is none. Amount in paise. */
      readonly started: Pick<StartedPayment, 'amount' | 'method'> | null;
      /** Sum of the pending refunds, in paise. */
      readonly refund: number;
      readonly debit: AutopayDebit | null;
      /** Whether the service returned a mandate. */
      readonly isMandateKnown: boolean;
    }
  /** The application continues at step number `step` of `of`; both are null when the steps are unknown. */
  | { readonly kind: 'continue'; readonly step: number | null; readonly of: number | null }
  | { readonly kind: KindWithoutDetails }
);

type KindWithoutDetails =
  | 'awaitingDisbursal'
  | 'stopped'
  | 'notEligible'
  | 'awaitingLender'
  | 'tooManyTries'
  /** It is unknown whether the merchant may apply: the loan entry loads it again, and shows an error if that fails. */
  | 'eligibilityUnknown'
  | 'resume'
  /** An offer is already confirmed, and there is no step to resume. */
  | 'alreadyConfirmed'
  | 'offers'
  | 'apply';

/** Entry URL of the loan entry, which loads everything again. */
const LOAN_ENTRY_PATH = '/termloan';
const OFFERS_PATH = '/termloan/offer';

/** What the landing page says about a loan. It uses the routing of the loan entry, so that a tap leads where the text says. */
export function loanAction(facts: LandingFacts): LoanAction {
  const { userState, selectedOffer } = facts;
  const route = entryRoute(facts);
  switch (route.kind) {
    case 'repaying':
      return repaying(route.loan, route.to, facts);
    case 'resume':
      if (isEligibilityUnknown(facts)) return { kind: 'eligibilityUnknown', to: LOAN_ENTRY_PATH };
      return isInApplication(userState) ? inApplication(facts) : { kind: 'resume', to: route.to };
    case 'awaitingDisbursal':
    case 'stopped':
      return { kind: route.kind, to: route.to };
    case 'start': {
      if (isEligibilityUnknown(facts)) return { kind: 'eligibilityUnknown', to: LOAN_ENTRY_PATH };
      if (selectedOffer !== null) return { kind: 'alreadyConfirmed', to: LOAN_ENTRY_PATH };
      // The loan entry would only introduce the offers once more.
      return isBeforeOffer(userState)
        ? { kind: 'apply', to: LOAN_ENTRY_PATH }
        : { kind: 'offers', to: OFFERS_PATH };
    }
    default:
      return { kind: route.kind, to: LOAN_ENTRY_PATH };
  }
}

/** Whether the merchant has no offer yet and their eligibility is unknown: then nobody is invited to apply. */
function isEligibilityUnknown({ userState, eligibility }: LandingFacts): boolean {
  return isBeforeOffer(userState) && eligibility === null;
}

function repaying(loan: Loan, to: `/${string}`, { asOf, bill }: LandingFacts): LoanAction {
  return {
    kind: 'pay',
    to,
    amount: payableOf(loan, asOf)?.amount ?? null,
    due: dueInfo(loan, asOf),
    lender: loan.nbfc,
    progress:
      bill.instalments.length === 0
        ? null
        : {
            paid: loan.instalmentsPaid,
            late: lateInstalmentCount(bill.instalments, asOf),
            total: loan.totalInstalments,
          },
    isAllPaid: isAllPaid(loan),
    pending: bill.pendingPayment?.amount ?? null,
    started: bill.startedPayments[0] ?? null,
    refund: pendingRefunds(bill.repayments ?? []).reduce((sum, { amount }) => sum + amount, 0),
    debit: autopayDebit(loan, bill, asOf),
    isMandateKnown: bill.mandate !== null,
  };
}

function inApplication({ application }: LandingFacts): LoanAction {
  const steps = application === null ? [] : requiredSteps(application);
  const next = nextStep(steps);
  const progress = next === null ? { step: null, of: null } : { step: next.number, of: steps.length };
  return { kind: 'continue', to: APPLICATION_PATH, ...progress };
}

/** The state of the supplier credit; what can be used in paise, and for how many days something is overdue. While any of the credit is overdue, none of it can be used. */
export type SupplierCreditState =
  | { readonly kind: 'unknown' | 'spent' }
  | { readonly kind: 'usable'; readonly amount: number }
  | { readonly kind: 'overdue'; readonly days: number };

/** What the app offers a merchant besides the loan. */
export interface OtherProducts {
  readonly credit: SupplierCreditState | null;
  readonly registration: boolean;
  readonly partners: boolean;
  /** Whether the credit score is listed: only together with one or two of the other three. */
  readonly score: boolean;
}

/** Supplier credit for pay-later customers, the Udyam registration if it is on and not done, lead partners after a refusal. */
export function otherProducts(facts: LandingFacts): OtherProducts {
  const { features, merchant } = facts;
  const { kind } = loanAction(facts);
  const credit = merchant?.isPayLaterCustomer === true ? supplierCreditState(facts) : null;
  const registration = isFeatureOn(features, 'UDYAM_REGISTRATION') && merchant?.isUdyamRegistered !== true;
  // A blocked merchant was not rejected by a lender, so no other lender is offered.
  const isRefused = kind === 'notEligible' || (kind === 'stopped' && stopReasonOf(facts) === 'nbfcRejection');
  const partners = enabledLeadPartners(features).length > 0 && isRefused;
  const offered = [credit !== null, registration, partners].filter(Boolean).length;
  return { credit, registration, partners, score: offered === 1 || offered === 2 };
}

function supplierCreditState({ credit }: LandingFacts): SupplierCreditState {
  if (credit === null) return { kind: 'unknown' };
  if (credit.daysOverdue > 0) return { kind: 'overdue', days: credit.daysOverdue };
  return credit.balance < MIN_PAYMENT_PAISE ? { kind: 'spent' } : { kind: 'usable', amount: credit.balance };
}
