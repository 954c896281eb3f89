import { payByLinkCopy } from '#messages/pay-by-link';
import type { payByLinkMachine } from '../../../machines/pay-by-link/machine';
import type { ScreenProps } from '../../journey/screen';
import { Notice } from '../shared/pages/notice';

const copy = payByLinkCopy.amountChanged;

/** The amount to pay has changed since the bill was shown: nothing is paid before the payer has seen the new amount. */
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
