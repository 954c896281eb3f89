import { startedCopy as copy } from '#messages/started-payment';
import { formatMoney } from '../../../machines/domain/base/money';
import type { StartedPayment as StartedPaymentData } from '../../../machines/domain/payment/started-payment';
import { formatDayAndTime } from '../../copy/dates';
import { TextButton } from '../../ui/base/text-button';
import { Banner } from '../../ui/feedback/banner';

interface StartedPaymentProps {
  readonly payment: StartedPaymentData;
  readonly onOpen: () => void;
}

/** Warns of a payment that was started on this phone. The service has not reported it yet, so it may be paid. */
export function StartedPayment({ payment, onOpen }: StartedPaymentProps) {
  return (
    <Banner tone="due" title={copy.title(formatMoney(payment.amount), payment.method)}>
      <p>{copy.text(formatDayAndTime(payment.startedAt))}</p>
      <TextButton onClick={onOpen}>{copy.see}</TextButton>
    </Banner>
  );
}
