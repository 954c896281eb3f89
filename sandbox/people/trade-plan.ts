/** A persona's business registration, partner lead and supplier credit. */
export interface TradePlan {
  udyam?: 'DRAFT' | 'REGISTERED' | 'MISMATCH' | 'FAILED';
  lead?: 'OTP_SENT' | 'VERIFIED' | 'SUBMITTED' | 'REJECTED' | 'ACCEPTED';
  credit?: CreditPlan;
}

export interface CreditPlan {
  limitRupees: number;
  /** Used amount before the payments below. */
  usedRupees?: number;
  /** Days until the used amount is due; negative when it is overdue. */
  dueInDays?: number;
  /** The merchant's code with the payment partner. */
  mCode?: string;
  suppliers?: { name: string; mobile: string }[];
  /** Payments, oldest first: supplier, amount, age, and status. */
  payments?: {
    supplier: number;
    rupees: number;
    daysAgo: number;
    status: 'PENDING' | 'SUCCESS' | 'FAILED';
  }[];
}
