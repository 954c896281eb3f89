import { paymentStatusCopy } from '#messages/payment-status';
import { formatMoney } from '../../../machines/domain/base/money';
import type { Context } from '../../../machines/payment-status/context';
import { isAmountChanged } from '../../../machines/payment-status/selectors';
import { Banner } from '../../ui/feedback/banner';

const copy = paymentStatusCopy.changed;

/** A notice when the service's amount differs from the amount that the payer saw before. */
export function AmountChanged({ context }: { readonly context: Context }) {
  const { payment, shownAmount } = context;
  if (payment === null || shownAmount === null || !isAmountChanged(context)) return null;
  return (
    <Banner tone="due" title={copy.title} role="alert">
      {copy.text(formatMoney(shownAmount), formatMoney(payment.amount))}
    </Banner>
  );
}
