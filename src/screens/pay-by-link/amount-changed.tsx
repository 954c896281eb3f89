import type { payByLinkMachine } from '../../../machines/pay-by-link/machine';
import { payByLinkCopy } from '../../copy/pay-by-link';
import type { ScreenProps } from '../../journey/screen';
import { Notice } from '../shared/pages/notice';

const copy = payByLinkCopy.amountChanged;

/** The lender opened the payment with another amount than the bill showed. */
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
