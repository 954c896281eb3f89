import type { cancelLoanMachine } from '../../../machines/cancel-loan/machine';
import { cancelLoanCopy } from '../../copy/cancel-loan';
import type { ScreenProps } from '../../journey/screen';
import { UnavailableScreen } from '../shared/unavailable-screen';

/** The loan has ended already. */
export function LoanEndedScreen({ send, back }: ScreenProps<typeof cancelLoanMachine>) {
  const copy = cancelLoanCopy.ended;
  return (
    <UnavailableScreen
      title={cancelLoanCopy.title}
      heading={copy.heading}
      message={copy.lead}
      status="info"
      retryLabel={copy.action}
      onRetry={() => send({ type: 'ending.opened' })}
      onBack={back}
    />
  );
}

/** The merchant has no such loan. */
export function LoanNotFoundScreen({ send, back }: ScreenProps<typeof cancelLoanMachine>) {
  const copy = cancelLoanCopy.notFound;
  return (
    <UnavailableScreen
      title={cancelLoanCopy.title}
      heading={copy.heading}
      message={copy.lead}
      status="info"
      retryLabel={copy.action}
      onRetry={() => send({ type: 'home.opened' })}
      onBack={back}
    />
  );
}
