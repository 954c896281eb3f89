import { paymentStatusCopy } from '#messages/payment-status';
import type { Context } from '../../../machines/payment-status/context';
import { isBorrower } from '../../../machines/payment-status/selectors';
import { Row } from '../../ui/base/rows';

/** Names the borrower to a payer who pays for somebody else. */
export function BorrowerRow({ context }: { readonly context: Context }) {
  const { payment } = context;
  if (payment === null || payment.merchantName === null || isBorrower(context)) return null;
  return <Row label={paymentStatusCopy.loanOf} value={payment.merchantName} />;
}
