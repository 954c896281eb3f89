import { type Features, isOn } from '../base/features';
import { type DueInfo, dueInfo } from '../loan/due';
import { isRepaid, type Loan } from '../loan/loan';
import { payableOf } from '../loan/payable';
import { type AutopayDebit, autopayDebit, type DebitsTold, refundsUnderWay } from '../mandate/autopay-debit';
import type { Customer } from '../merchant/customer';
import type { RepaymentStatus } from '../payment/repayment';
import type { StartedPayment } from '../payment/started-payment';
import { partnersOn } from '../trade/lead-partners';
import { type ApplicationFacts, nextStep, stepsOnTheWay } from './application-steps';
import { entryRoute, type RouteFacts } from './entry-route';
import { isBeforeOffer } from './entry-rules';
import type { LandingMerchant } from './landing-merchant';
import { APPLICATION, isInApplication } from './resume';
import { standingOf } from './standing';

/** All that the landing page reads; what is null was not told, or not asked. */
export interface LandingFacts extends RouteFacts {
  readonly features: Features;
  readonly merchant: LandingMerchant | null;
  /** Of a merchant in the middle of the application. */
  readonly application: ApplicationFacts | null;
  /** The credit with suppliers, in paise. */
  readonly credit: Pick<Customer, 'balance' | 'usedAmount' | 'daysOverdue'> | null;
  /** Of a running loan: what its bank and the payments made so far say of the next bill. */
  readonly bill: LandingBill;
  /** The service's time of the answers, in milliseconds. */
  readonly asOf: number;
}

/** What stands beside the figures of a running loan; null where it was not told, or not asked. */
export interface LandingBill extends DebitsTold {
  readonly pendingPayment: RepaymentStatus | null;
  /** Payments of this loan that were started on this phone and of which the service has not heard, newest first. */
  readonly startedPayments: readonly StartedPayment[];
}

/** What there is to do about a loan now, and where that is done. */
export type LoanNow = { readonly to: `/${string}` } & (
  | {
      readonly kind: 'pay';
      /** Paise; null when nothing is to be paid. */
      readonly amount: number | null;
      readonly due: DueInfo | null;
      readonly lender: string | null;
      /** Nothing is left to pay, by figures that the service gave. */
      readonly isRepaid: boolean;
      /** Of a payment that is under way, in paise; null when none is. */
      readonly pending: number | null;
      /** The newest that was started on this phone and may be paid; null when none was. Amount in paise. */
      readonly started: Pick<StartedPayment, 'amount' | 'method'> | null;
      /** Paise on their way back to the merchant. */
      readonly refund: number;
      readonly debit: AutopayDebit | null;
      /** The bank's permission is known to stand. */
      readonly isMandateKnown: boolean;
    }
  | { readonly kind: 'continue'; readonly step: number | null; readonly of: number | null }
  | { readonly kind: PlainKind }
);

type PlainKind =
  | 'moneyAwaited'
  | 'stopped'
  | 'notEligible'
  | 'awaitingLender'
  | 'coolingOff'
  /** Whether the merchant may apply was not told: the entry asks again, and says what is wrong. */
  | 'untold'
  | 'resume'
  /** An offer is confirmed already, and there is no step to go on with. */
  | 'confirmedBefore'
  | 'offers'
  | 'apply';

/** The main loan start: it asks afresh, and knows what no other page needs to. */
const ENTRY = '/termloan';

/** What the landing page says of a loan: the entry's own word on where the merchant stands, so that a tap leads to what was said. */
export function loanNow(facts: LandingFacts): LoanNow {
  const { userState, selectedOffer } = facts;
  const route = entryRoute(facts);
  switch (route.kind) {
    case 'repaying':
      return toPay(route.loan, route.to, facts);
    case 'resume':
      if (isUntold(facts)) return { kind: 'untold', to: ENTRY };
      return isInApplication(userState) ? inApplication(facts) : { kind: 'resume', to: route.to };
    case 'moneyAwaited':
    case 'stopped':
      return { kind: route.kind, to: route.to };
    case 'start': {
      if (isUntold(facts)) return { kind: 'untold', to: ENTRY };
      if (selectedOffer !== null) return { kind: 'confirmedBefore', to: ENTRY };
      return { kind: isBeforeOffer(userState) ? 'apply' : 'offers', to: ENTRY };
    }
    default:
      return { kind: route.kind, to: ENTRY };
  }
}

/** Before the offer the eligibility decides; without its word nobody is invited to apply. */
function isUntold({ userState, eligibility }: LandingFacts): boolean {
  return isBeforeOffer(userState) && eligibility === null;
}

function toPay(loan: Loan, to: `/${string}`, { asOf, bill }: LandingFacts): LoanNow {
  return {
    kind: 'pay',
    to,
    amount: payableOf(loan, asOf)?.amount ?? null,
    due: dueInfo(loan, asOf),
    lender: loan.nbfc,
    isRepaid: isRepaid(loan),
    pending: bill.pendingPayment?.amount ?? null,
    started: bill.startedPayments[0] ?? null,
    refund: refundsUnderWay(bill.repayments ?? []).reduce((sum, { amount }) => sum + amount, 0),
    debit: autopayDebit(loan, bill, asOf),
    isMandateKnown: bill.mandate !== null,
  };
}

function inApplication({ application }: LandingFacts): LoanNow {
  const way = application === null ? [] : stepsOnTheWay(application);
  const next = nextStep(way);
  const known = next === null ? { step: null, of: null } : { step: next.number, of: way.length };
  return { kind: 'continue', to: APPLICATION, ...known };
}

/** No supplier can be paid less; paise. */
const LEAST_PAYMENT = 100;

/** The credit with suppliers as it stands; paise. While some of it is overdue nothing of it can be used. */
export type CreditNow =
  | { readonly kind: 'untold' | 'spent' }
  | { readonly kind: 'usable' | 'overdue'; readonly amount: number };

/** What the product has for a merchant beside the loan. */
export interface OffersBeside {
  readonly credit: CreditNow | null;
  readonly registration: boolean;
  readonly partners: boolean;
  /** The credit score fills up the three lines of who has something else. */
  readonly score: boolean;
}

/** Supplier credit where there is some, the registration where it is switched on and not done, partners where the lenders said no. */
export function offersBeside(facts: LandingFacts): OffersBeside {
  const { features, merchant } = facts;
  const { kind } = loanNow(facts);
  const credit = merchant?.isPayLaterCustomer === true ? creditNow(facts) : null;
  const registration = isOn(features, 'UDYAM_REGISTRATION') && merchant?.isUdyamRegistered !== true;
  // A block is no lender's word on a loan: whoever it stops is not led to another lender.
  const isRefused = kind === 'notEligible' || (kind === 'stopped' && standingOf(facts) === 'nbfcRejection');
  const partners = partnersOn(features).length > 0 && isRefused;
  const offered = [credit !== null, registration, partners].filter(Boolean).length;
  return { credit, registration, partners, score: offered === 1 || offered === 2 };
}

function creditNow({ credit }: LandingFacts): CreditNow {
  if (credit === null) return { kind: 'untold' };
  if (credit.daysOverdue > 0) return { kind: 'overdue', amount: credit.usedAmount };
  return credit.balance < LEAST_PAYMENT ? { kind: 'spent' } : { kind: 'usable', amount: credit.balance };
}
