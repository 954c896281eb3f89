import type { payByLinkMachine } from '../../../machines/pay-by-link/machine';
import { payByLinkCopy } from '../../copy/pay-by-link';
import type { ScreenProps } from '../../journey/screen';
import { Notice } from '../shared/pages/notice';

const copy = payByLinkCopy.amountChanged;

/** The lender now asks for another amount. */
export function AmountChangedScreen({ snapshot, send, back }: ScreenProps<typeof payByLinkMachine>) {
  return (
    <Notice
      title={payByLinkCopy.title}
      heading={copy.heading}
      lead={copy.lead(snapshot.context.link?.merchantName ?? null)}
      status="info"
      action={copy.action}
      onAction={() => send({ type: 'retry' })}
      onBack={back}
    />
  );
}
