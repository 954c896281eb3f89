import { type Context, isBorrower } from '../../../machines/payment-status/context';
import { paymentStatusCopy } from '../../copy/payment-status';
import { Row } from '../../ui/base/rows';

/** Whose loan somebody else pays for: the borrower knows their own shop. */
export function LoanOf({ context }: { readonly context: Context }) {
  const { payment } = context;
  if (payment === null || payment.merchantName === null || isBorrower(context)) return null;
  return <Row label={paymentStatusCopy.loanOf} value={payment.merchantName} />;
}
