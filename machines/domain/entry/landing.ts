import { type Features, isOn } from '../base/features';
import { type DueInfo, dueInfo } from '../loan/due';
import { isRepaid, type Loan } from '../loan/loan';
import { payableOf } from '../loan/payable';
import { type AutopayDebit, autopayDebit, type DebitFacts, pendingRefunds } from '../mandate/autopay-debit';
import type { Customer } from '../merchant/customer';
import type { RepaymentStatus } from '../payment/repayment';
import type { StartedPayment } from '../payment/started-payment';
import { partnersOn } from '../trade/lead-partners';
import { type ApplicationFacts, nextStep, requiredSteps } from './application-steps';
import { entryRoute, type RouteFacts } from './entry-route';
import { isBeforeOffer } from './entry-rules';
import type { LandingMerchant } from './landing-merchant';
import { APPLICATION, isInApplication } from './resume';
import { stopReasonOf } from './stop-reason';

/** All that the landing page reads; null means that the service did not say, or was not asked. */
export interface LandingFacts extends RouteFacts {
  readonly features: Features;
  readonly merchant: LandingMerchant | null;
  /** Of a merchant in the middle of the application. */
  readonly application: ApplicationFacts | null;
  /** The credit with suppliers, in paise. */
  readonly credit: Pick<Customer, 'balance' | 'usedAmount' | 'daysOverdue'> | null;
  /** For a running loan: debits, refunds and payments that concern the next bill. */
  readonly bill: LandingBill;
  /** The service's time of the answers, in milliseconds. */
  readonly asOf: number;
}

/** What is shown next to the figures of a running loan; null where the service did not say, or was not asked. */
export interface LandingBill extends DebitFacts {
  readonly pendingPayment: RepaymentStatus | null;
  /** Payments of this loan that were started on this phone and are unknown to the service, newest first. */
  readonly startedPayments: readonly StartedPayment[];
}

/** What a merchant can do about a loan now, and on which page. */
export type LoanNow = { readonly to: `/${string}` } & (
  | {
      readonly kind: 'pay';
      /** Paise; null when nothing is to be paid. */
      readonly amount: number | null;
      readonly due: DueInfo | null;
      readonly lender: string | null;
      /** Nothing is left to pay, by figures that the service gave. */
      readonly isRepaid: boolean;
      /** Amount of a pending payment, in paise; null when there is none. */
      readonly pending: number | null;
      /** The newest payment started on this phone that may be paid; null when there is none. Amount in paise. */
      readonly started: Pick<StartedPayment, 'amount' | 'method'> | null;
      /** Pending refunds, in paise. */
      readonly refund: number;
      readonly debit: AutopayDebit | null;
      /** The service returned a mandate. */
      readonly isMandateKnown: boolean;
    }
  | { readonly kind: 'continue'; readonly step: number | null; readonly of: number | null }
  | { readonly kind: PlainKind }
);

type PlainKind =
  | 'awaitingDisbursal'
  | 'stopped'
  | 'notEligible'
  | 'awaitingLender'
  | 'coolingOff'
  /** The service did not say whether the merchant may apply: the entry asks again, and says what is wrong. */
  | 'eligibilityUnknown'
  | 'resume'
  /** An offer is confirmed already, and there is no step to resume. */
  | 'alreadyConfirmed'
  | 'offers'
  | 'apply';

/** The main loan start; it reads everything again. */
const ENTRY = '/termloan';

/** What the landing page says about a loan. It uses the entry's own routing, so that a tap leads to what was announced. */
export function loanNow(facts: LandingFacts): LoanNow {
  const { userState, selectedOffer } = facts;
  const route = entryRoute(facts);
  switch (route.kind) {
    case 'repaying':
      return repaying(route.loan, route.to, facts);
    case 'resume':
      if (isEligibilityUnknown(facts)) return { kind: 'eligibilityUnknown', to: ENTRY };
      return isInApplication(userState) ? inApplication(facts) : { kind: 'resume', to: route.to };
    case 'awaitingDisbursal':
    case 'stopped':
      return { kind: route.kind, to: route.to };
    case 'start': {
      if (isEligibilityUnknown(facts)) return { kind: 'eligibilityUnknown', to: ENTRY };
      if (selectedOffer !== null) return { kind: 'alreadyConfirmed', to: ENTRY };
      return { kind: isBeforeOffer(userState) ? 'apply' : 'offers', to: ENTRY };
    }
    default:
      return { kind: route.kind, to: ENTRY };
  }
}

/** Before an offer the eligibility decides; while it is unknown, nobody is invited to apply. */
function isEligibilityUnknown({ userState, eligibility }: LandingFacts): boolean {
  return isBeforeOffer(userState) && eligibility === null;
}

function repaying(loan: Loan, to: `/${string}`, { asOf, bill }: LandingFacts): LoanNow {
  return {
    kind: 'pay',
    to,
    amount: payableOf(loan, asOf)?.amount ?? null,
    due: dueInfo(loan, asOf),
    lender: loan.nbfc,
    isRepaid: isRepaid(loan),
    pending: bill.pendingPayment?.amount ?? null,
    started: bill.startedPayments[0] ?? null,
    refund: pendingRefunds(bill.repayments ?? []).reduce((sum, { amount }) => sum + amount, 0),
    debit: autopayDebit(loan, bill, asOf),
    isMandateKnown: bill.mandate !== null,
  };
}

function inApplication({ application }: LandingFacts): LoanNow {
  const steps = application === null ? [] : requiredSteps(application);
  const next = nextStep(steps);
  const known = next === null ? { step: null, of: null } : { step: next.number, of: steps.length };
  return { kind: 'continue', to: APPLICATION, ...known };
}

/** The smallest payment to a supplier; paise. */
const LEAST_PAYMENT = 100;

/** The supplier credit now; paise. While any of it is overdue, none of it can be used. */
export type CreditNow =
  | { readonly kind: 'unknown' | 'spent' }
  | { readonly kind: 'usable' | 'overdue'; readonly amount: number };

/** What the product offers a merchant besides the loan. */
export interface OtherOffers {
  readonly credit: CreditNow | null;
  readonly registration: boolean;
  readonly partners: boolean;
  /** The credit score is listed only where one or two of the other three are. */
  readonly score: boolean;
}

/** Supplier credit for pay-later customers, the registration where it is switched on and not done, partners after a refusal. */
export function otherOffers(facts: LandingFacts): OtherOffers {
  const { features, merchant } = facts;
  const { kind } = loanNow(facts);
  const credit = merchant?.isPayLaterCustomer === true ? creditNow(facts) : null;
  const registration = isOn(features, 'UDYAM_REGISTRATION') && merchant?.isUdyamRegistered !== true;
  // A blocked merchant was not rejected by a lender, so no other lender is offered.
  const isRefused = kind === 'notEligible' || (kind === 'stopped' && stopReasonOf(facts) === 'nbfcRejection');
  const partners = partnersOn(features).length > 0 && isRefused;
  const offered = [credit !== null, registration, partners].filter(Boolean).length;
  return { credit, registration, partners, score: offered === 1 || offered === 2 };
}

function creditNow({ credit }: LandingFacts): CreditNow {
  if (credit === null) return { kind: 'unknown' };
  if (credit.daysOverdue > 0) return { kind: 'overdue', amount: credit.usedAmount };
  return credit.balance < LEAST_PAYMENT ? { kind: 'spent' } : { kind: 'usable', amount: credit.balance };
}
