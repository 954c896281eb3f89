import { paymentMessages, paymentStatusCopy } from '#messages/payment-status';
import type { paymentStatusMachine } from '../../../machines/payment-status/machine';
import { whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Stack } from '../../ui/base/stack';
import { Hint } from '../../ui/base/text';
import { Notice } from '../shared/pages/notice';

const copy = paymentMessages.error;

/** The payment status could not be loaded: the message of spec 2.4, the reason, and a retry. */
export function PaymentUnavailableScreen({ snapshot, send, back }: ScreenProps<typeof paymentStatusMachine>) {
  const { failure } = snapshot.context;
  return (
    <Notice
      title={paymentStatusCopy.title}
      heading={copy.heading}
      lead={copy.text}
      onAction={() => send({ type: 'retry' })}
      onBack={back}
    >
      <Stack align="center">
        {failure !== null && <Hint>{whyItFailed(failure)}</Hint>}
        <Hint>{paymentStatusCopy.checkFailed}</Hint>
      </Stack>
    </Notice>
  );
}
