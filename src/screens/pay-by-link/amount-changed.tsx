import type { payByLinkMachine } from '../../../machines/pay-by-link/machine';
import { payByLinkCopy } from '../../copy/pay-by-link';
import type { ScreenProps } from '../../journey/screen';
import { UnavailableScreen } from '../shared/unavailable-screen';

const copy = payByLinkCopy.amountChanged;

/** The lender asks for another amount by now. */
export function AmountChangedScreen({ snapshot, send, back }: ScreenProps<typeof payByLinkMachine>) {
  return (
    <UnavailableScreen
      title={payByLinkCopy.title}
      heading={copy.heading}
      message={copy.lead(snapshot.context.link?.merchantName ?? null)}
      status="info"
      retryLabel={copy.action}
      onRetry={() => send({ type: 'retry' })}
      onBack={back}
    />
  );
}
