import type { RepaymentStatus } from '../../../machines/domain/payment/repayment';

/** The reference shown for a payment: the bank's, otherwise the id of the payment. */
export function referenceOf({ reference, id }: Pick<RepaymentStatus, 'reference' | 'id'>): string {
  return reference ?? id;
}
