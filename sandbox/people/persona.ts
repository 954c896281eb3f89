import type { Frequency } from '../money/frequency';
import type { Applying } from './applying';
import type { Flags } from './flags';
import type { TradePlan } from './trade-plan';

/** Groups of merchants around business registration, partner leads and supplier credit. */
type TradeGroup = 'Business registration' | 'Partner lead' | 'Supplier credit';

/** An offer as a persona has it: rupees, percent, number of instalments. */
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

/** What became of a payment: nothing yet, a bank that is still working, success, money debited in vain, or why it failed. */
export type PaymentEnd = 'CREATED' | 'PENDING' | 'SUCCESS' | 'REFUND' | 'FAILED' | 'CANCELLED';

/** One thing that happened to a loan, `minutesAgo` (60 by default). */
export type StoryStep = { minutesAgo?: number } & (
  | {
      does: 'pay';
      type: 'instalment' | 'overdue' | 'full' | 'foreclosure' | 'custom';
      rupees?: number;
      ends: PaymentEnd;
    }
  | { does: 'settle' | 'give-back'; ends: PaymentEnd }
  /** Makes a link for the next instalment, of which somebody paid half. */
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
  /** Where they stand; every stage after `offers` has gone through the steps before it. */
  stage: 'entry' | 'offers' | 'confirmed' | 'signed' | 'disbursed';
  /** Days for which the offers hold; negative when they are over. */
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
  /** A mandate is active since the signing, and debited what was paid. */
  autopay?: boolean;
  /** The lender does not say how the loan stands: status UNKNOWN. */
  losesStatus?: boolean;
  /** What happened after those instalments, in this order. */
  story?: StoryStep[];
  trade?: TradePlan;
}
