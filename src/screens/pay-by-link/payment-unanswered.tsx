import { payByLinkCopy } from '#messages/pay-by-link';
import type { payByLinkMachine } from '../../../machines/pay-by-link/machine';
import type { ScreenProps } from '../../journey/screen';
import { Unanswered } from '../shared/pages/unanswered';
import { BillRows } from './bill-rows';

const copy = payByLinkCopy.unanswered;

/** It is not known whether the service opened the payment. Never shown as a failure. */
export function PaymentUnansweredScreen({ snapshot, send, back }: ScreenProps<typeof payByLinkMachine>) {
  const { link } = snapshot.context;
  return (
    <Unanswered
      title={payByLinkCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      snapshot={snapshot}
      send={send}
      back={back}
    >
      {link !== null && <BillRows link={link} />}
    </Unanswered>
  );
}
