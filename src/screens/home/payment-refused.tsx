import type { homeMachine } from '../../../machines/home/machine';
import { homeCopy } from '../../copy/home';
import type { ScreenProps } from '../../journey/screen';
import { UnavailableScreen } from '../shared/unavailable-screen';
import { refusalWords } from './refusal-words';

/** The lender opened no payment: why, and the way to what is due now. */
export function PaymentRefusedScreen({ snapshot, send }: ScreenProps<typeof homeMachine>) {
  const { paymentFailure } = snapshot.context;
  const { heading, lead } = refusalWords(paymentFailure);
  return (
    <UnavailableScreen
      title={homeCopy.refused.title}
      heading={heading}
      message={lead}
      status={paymentFailure?.kind === 'other' ? 'failure' : 'info'}
      retryLabel={homeCopy.refused.action}
      onRetry={() => send({ type: 'retry' })}
      onBack={() => send({ type: 'back' })}
    />
  );
}
