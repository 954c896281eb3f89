/** What a persona has of business registration, partner lead and supplier credit. */
export interface TradePlan {
  udyam?: 'DRAFT' | 'REGISTERED' | 'MISMATCH' | 'FAILED';
  lead?: 'OTP_SENT' | 'VERIFIED' | 'SUBMITTED' | 'REJECTED' | 'ACCEPTED';
  credit?: CreditPlan;
}

export interface CreditPlan {
  limitRupees: number;
  /** Used before the payments below. */
  usedRupees?: number;
  /** Days until what is used is due; negative when that is over. */
  dueInDays?: number;
  /** The merchant's code with the payment partner. */
  mCode?: string;
  suppliers?: { name: string; mobile: string }[];
  /** Payments, oldest first: to which of the suppliers, how much, how long ago, and how they stand. */
  payments?: {
    supplier: number;
    rupees: number;
    daysAgo: number;
    status: 'PENDING' | 'SUCCESS' | 'FAILED';
  }[];
}
