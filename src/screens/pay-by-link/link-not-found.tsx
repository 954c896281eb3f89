import { payByLinkCopy } from '#messages/pay-by-link';
import type { payByLinkMachine } from '../../../machines/pay-by-link/machine';
import type { ScreenProps } from '../../journey/screen';
import { UnusableLinkPage } from './unusable-link-page';

/** The service does not know the link. */
export function LinkNotFoundScreen({ send, back }: ScreenProps<typeof payByLinkMachine>) {
  return (
    <UnusableLinkPage
      send={send}
      back={back}
      {...payByLinkCopy.notFound}
      status="failure"
      canRequestNewLink
    />
  );
}
