import type { PaymentType } from '../../../machines/domain/payment/payment-enums';

/** What a payment is for: the same words for the borrower, for who pays by a link, and on the receipt. */
export const paymentPurpose: Readonly<Record<PaymentType, string>> = {
  instalment: 'One instalment',
  overdue: 'All that is due until today',
  full: 'All that is left to pay',
  foreclosure: 'Closing the loan early',
  custom: 'Part of the loan',
  supplier: 'A supplier’s bill',
};
