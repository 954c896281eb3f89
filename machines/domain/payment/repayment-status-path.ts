import type { PaymentType } from './payment-enums';

/** Path of the page on which a created repayment is paid, and its status shown (spec 2.1). */
export function repaymentStatusPath(paymentId: string, paymentType: PaymentType): `/${string}` {
  return `/payment/status/${encodeURIComponent(paymentId)}?pollingType=repayment&paymentType=${paymentType}`;
}
