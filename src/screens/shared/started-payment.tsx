import { formatMoney } from '../../../machines/domain/money';
import type { RepaymentStatus } from '../../../machines/domain/repayment';
import { startedCopy as copy } from '../../copy/started-payment';
import { Banner } from '../../ui/banner';
import { TextButton } from '../../ui/text-button';

interface StartedPaymentProps {
  readonly payment: RepaymentStatus;
  readonly onSee: () => void;
}

/** A payment that was begun and not made, said quietly: the merchant may think that it is paid. */
export function StartedPayment({ payment, onSee }: StartedPaymentProps) {
  return (
    <Banner title={copy.title(formatMoney(payment.amount))}>
      <p>{copy.text}</p>
      <TextButton onClick={onSee}>{copy.see}</TextButton>
    </Banner>
  );
}
