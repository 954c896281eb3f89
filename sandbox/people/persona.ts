import type { Frequency } from '../money/frequency';
import type { Applying } from './applying';
import type { Flags } from './flags';
import type { TradePlan } from './trade-plan';

/** Groups of merchants around business registration, partner leads and supplier credit. */
type TradeGroup = 'Business registration' | 'Partner lead' | 'Supplier credit';

/** A persona's offer: rupees, percent, number of instalments. */
export interface OfferPlan {
  nbfc: string | null;
  rupees: number;
  rate: number;
  fee: number;
  frequency: Frequency;
  duration: number;
  enach?: boolean;
  cashbackRupees?: number;
}

/** Outcome of a payment: none yet, pending at the bank, success, debited but failed, or a failure. */
export type PaymentEnd = 'CREATED' | 'PENDING' | 'SUCCESS' | 'REFUND' | 'FAILED' | 'CANCELLED';

/** One event of a loan, `minutesAgo` (60 by default). */
export type StoryStep = { minutesAgo?: number } & (
  | {
      does: 'pay';
      type: 'instalment' | 'overdue' | 'full' | 'foreclosure' | 'custom';
      rupees?: number;
      ends: PaymentEnd;
    }
  | { does: 'settle' | 'give-back'; ends: PaymentEnd }
  /** Creates a link for the next instalment, half of which is paid. */
  | { does: 'half-paid-link' }
  | { does: 'stop-autopay' }
);

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
  /** Stage of the merchant; every stage after `offers` includes the steps before it. */
  stage: 'entry' | 'offers' | 'confirmed' | 'signed' | 'disbursed';
  /** Days until the offers expire; negative when they have. */
  offerDays?: number;
  withoutOffer?: string[];
  accounts?: { address: string; type: 'SAVINGS' | 'CURRENT' }[];
  isEligible?: boolean;
  blocked?: boolean;
  flags?: Partial<Flags>;
  applying?: Applying;
  /** For `disbursed`: instalments paid, and days until the next unpaid one is due (negative: overdue). */
  paid?: number;
  dueInDays?: number;
  /** When the loan was signed, in place of `dueInDays`. */
  startedDaysAgo?: number;
  /** A mandate is active since the signing, and debited the paid instalments. */
  autopay?: boolean;
  /** The loan's status is unknown: UNKNOWN. */
  losesStatus?: boolean;
  /** What happened after those instalments, in this order. */
  story?: StoryStep[];
  trade?: TradePlan;
}
