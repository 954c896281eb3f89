import { payByLinkCopy } from '#messages/pay-by-link';
import type { payByLinkMachine } from '../../../machines/pay-by-link/machine';
import type { ScreenProps } from '../../journey/screen';
import { UnusableLinkPage } from './unusable-link-page';

/** The loan is closed, or nothing is due. No payment is shown, because the service reported none by this link. */
export function NothingLeftScreen({ send, back }: ScreenProps<typeof payByLinkMachine>) {
  return <UnusableLinkPage send={send} back={back} {...payByLinkCopy.nothingLeft} status="info" />;
}
