import type { payByLinkMachine } from '../../../machines/pay-by-link/machine';
import { payByLinkCopy } from '../../copy/pay-by-link';
import type { ScreenProps } from '../../journey/screen';
import { LinkOver } from './link-over';

/** The loan has ended. Who paid it, and how much, is not shown: the lender reported no payment. */
export function NothingLeftScreen({ send, back }: ScreenProps<typeof payByLinkMachine>) {
  return <LinkOver send={send} back={back} {...payByLinkCopy.nothingLeft} status="info" />;
}
