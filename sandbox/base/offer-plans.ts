import { Frequency } from '../money/frequency';

/** An offer of a persona. `rate` (a year) and `fee` (of the loan amount) in percent, `duration` in instalments. */
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

const { WEEKLY, DAILY, MONTHLY } = Frequency;
export const hdfc = { address: '50100234567891@HDFC0001234', type: 'SAVINGS' } as const;
export const sbi = { address: '00000032187654321@SBIN0004567', type: 'CURRENT' } as const;

export const usfbWeekly: OfferPlan = {
  nbfc: 'USFB',
  rupees: 50_000,
  rate: 24,
  fee: 2,
  frequency: WEEKLY,
  duration: 26,
};
export const arthmateWeekly: OfferPlan = {
  nbfc: 'ARTHMATE',
  rupees: 50_000,
  rate: 26,
  fee: 2.5,
  frequency: WEEKLY,
  duration: 26,
  cashbackRupees: 500,
};
export const arthmateBig: OfferPlan = {
  nbfc: 'ARTHMATE',
  rupees: 100_000,
  rate: 25,
  fee: 2.5,
  frequency: WEEKLY,
  duration: 40,
};
export const apolloMonthly: OfferPlan = {
  nbfc: 'APOLLO_FINVEST',
  rupees: 150_000,
  rate: 22,
  fee: 2,
  frequency: MONTHLY,
  duration: 12,
};
export const apolloWeekly: OfferPlan = {
  nbfc: 'APOLLO_FINVEST',
  rupees: 100_000,
  rate: 23,
  fee: 2,
  frequency: WEEKLY,
  duration: 40,
};
export const hindonDaily: OfferPlan = {
  nbfc: 'HINDON_MERCANTILE_LIMITED',
  rupees: 50_000,
  rate: 28,
  fee: 3,
  frequency: DAILY,
  duration: 120,
  enach: true,
};
export const rupeecircleMonthly: OfferPlan = {
  nbfc: 'HINDON_RUPEECIRCLE',
  rupees: 100_000,
  rate: 21,
  fee: 2,
  frequency: MONTHLY,
  duration: 12,
  enach: true,
};
