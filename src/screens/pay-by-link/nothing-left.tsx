import type { payByLinkMachine } from '../../../machines/pay-by-link/machine';
import { payByLinkCopy } from '../../copy/pay-by-link';
import type { ScreenProps } from '../../journey/screen';
import { LinkOver } from './link-over';

/** The loan is over. Who paid it, and how much, is not said: the lender named no payment. */
export function NothingLeftScreen({ send, back }: ScreenProps<typeof payByLinkMachine>) {
  return <LinkOver send={send} back={back} {...payByLinkCopy.nothingLeft} status="info" />;
}
