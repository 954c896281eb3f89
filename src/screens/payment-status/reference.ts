import type { RepaymentStatus } from '../../../machines/domain/payment/repayment';

/** The reference shown for a payment: the bank's, or the payment's own id before there is one. */
export function referenceOf({ reference, id }: Pick<RepaymentStatus, 'reference' | 'id'>): string {
  return reference ?? id;
}
