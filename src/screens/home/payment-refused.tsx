import { homePaymentCopy } from '#messages/home-payment';
import type { homeMachine } from '../../../machines/home/machine';
import type { ScreenProps } from '../../journey/screen';
import { Notice } from '../shared/pages/notice';
import { paymentRefusalCopy } from './payment-refusal-copy';

/** The lender opened no payment: why, and a button that loads the current dues. */
export function PaymentRefusedScreen({ snapshot, send }: ScreenProps<typeof homeMachine>) {
  const { paymentFailure } = snapshot.context;
  const { heading, lead } = paymentRefusalCopy(paymentFailure);
  return (
    <Notice
      title={homePaymentCopy.refused.title}
      heading={heading}
      lead={lead}
      status={paymentFailure?.kind === 'other' ? 'failure' : 'info'}
      action={homePaymentCopy.refused.action}
      onAction={() => send({ type: 'retry' })}
      onBack={() => send({ type: 'back' })}
    />
  );
}
