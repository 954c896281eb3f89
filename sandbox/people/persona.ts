import type { Flags } from '../base/flags';
import type { OfferPlan } from '../base/offer-plans';
import type { ApplicationProgress } from './application-progress';
import type { TradePlan } from './trade-plan';

/** Groups of personas for business registration, partner leads and supplier credit. */
type TradeGroup = 'Business registration' | 'Partner lead' | 'Supplier credit';

/** Outcome of a payment in a story; REFUND: debited, but failed. */
export type PaymentOutcome = 'CREATED' | 'PENDING' | 'SUCCESS' | 'REFUND' | 'FAILED' | 'CANCELLED';

/** An event in the story of a loan; it happened `minutesAgo` (60 by default). */
export type StoryStep = { minutesAgo?: number } & (
  | {
      action: 'pay';
      type: 'instalment' | 'overdue' | 'full' | 'foreclosure' | 'custom';
      rupees?: number;
      outcome: PaymentOutcome;
    }
  | { action: 'settle' | 'give-back'; outcome: PaymentOutcome }
  /** A link for the next instalment, half of which is paid. */
  | { action: 'half-paid-link' }
  | { action: 'stop-autopay' }
);

/** A complaint that a persona has made. */
export interface ComplaintPlan {
  daysAgo: number;
  about: 'LENDER' | 'APP';
  category: string;
  text: string;
}

/** A merchant in a state of their own, as the starting point of a test. */
export interface Persona {
  group:
    | 'Applying'
    | 'Steps'
    | 'The shop'
    | 'Before the loan'
    | 'One lender'
    | 'Not today'
    | 'With a loan'
    | 'Paying back'
    | 'The loan is over'
    | TradeGroup;
  title: string;
  about: string;
  displayName: string;
  panName: string;
  mobile: string;
  offers: OfferPlan[];
  /** How far the merchant got; each stage includes those before it. */
  stage: 'entry' | 'offers' | 'confirmed' | 'signed' | 'disbursed';
  /** Days until the offers expire (15 by default); negative when they have expired. */
  offerDays?: number;
  /** Codes of the lenders that made no offer. */
  lendersWithoutOffer?: string[];
  accounts?: { address: string; type: 'SAVINGS' | 'CURRENT' }[];
  isEligible?: boolean;
  blocked?: boolean;
  flags?: Partial<Flags>;
  applying?: ApplicationProgress;
  /** With a disbursed loan: number of paid instalments. */
  paidInstalments?: number;
  /** With a disbursed loan: days until the next unpaid instalment is due (7 by default); negative: overdue. */
  dueInDays?: number;
  /** Days since the loan was signed, in place of `dueInDays`. */
  startedDaysAgo?: number;
  /** A mandate is active since the signing, and has debited the paid instalments. */
  autopay?: boolean;
  /** The lender answers the status 0 (UNKNOWN) for the loan. */
  hasUnknownStatus?: boolean;
  /** Events after the paid instalments, in order. */
  story?: StoryStep[];
  trade?: TradePlan;
  complaints?: ComplaintPlan[];
}
