import type { RepaymentStatus } from '../../../machines/domain/payment/repayment';

/** What a person names a payment by: the bank's reference, or the payment's own id before there is one. */
export function referenceOf({ reference, id }: Pick<RepaymentStatus, 'reference' | 'id'>): string {
  return reference ?? id;
}
