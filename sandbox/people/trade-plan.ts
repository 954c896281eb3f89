/** A persona's business registration, partner lead and supplier credit. */
export interface TradePlan {
  udyam?: 'DRAFT' | 'REGISTERED' | 'MISMATCH' | 'FAILED';
  lead?: 'OTP_SENT' | 'VERIFIED' | 'SUBMITTED' | 'REJECTED' | 'ACCEPTED';
  credit?: CreditPlan;
}

export interface CreditPlan {
  limitRupees: number;
  /** Amount that was used before the payments. */
  usedRupees?: number;
  /** Days until the used amount is due; negative when it is overdue. */
  dueInDays?: number;
  /** The merchant code (mCode) that the payment partner knows the merchant by. */
  mCode?: string;
  suppliers?: { name: string; mobile: string }[];
  /** Payments to suppliers, oldest first; `supplier` is an index of `suppliers`. */
  payments?: {
    supplier: number;
    rupees: number;
    daysAgo: number;
    status: 'PENDING' | 'SUCCESS' | 'FAILED';
  }[];
}
