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

export interface Persona {
  group:
    | 'Applying'
    | 'Steps'
    | 'The shop'
    | 'Before the loan'
    | 'One lender'
    | 'Not today'
    | 'With a loan'
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
  trade?: TradePlan;
}
