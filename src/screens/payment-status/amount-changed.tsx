import { formatMoney } from '../../../machines/domain/base/money';
import { type Context, isAmountChanged } from '../../../machines/payment-status/context';
import { paymentStatusCopy } from '../../copy/payment-status';
import { Banner } from '../../ui/feedback/banner';

const copy = paymentStatusCopy.changed;

/** Says clearly when the service's amount is not the one that the payer was told. */
export function AmountChanged({ context }: { readonly context: Context }) {
  const { payment, toldAmount } = context;
  if (payment === null || toldAmount === null || !isAmountChanged(context)) return null;
  return (
    <Banner tone="due" title={copy.title} role="alert">
      {copy.text(formatMoney(toldAmount), formatMoney(payment.amount))}
    </Banner>
  );
}
