import type { payByLinkMachine } from '../../../machines/pay-by-link/machine';
import { payByLinkCopy } from '../../copy/pay-by-link';
import type { ScreenProps } from '../../journey/screen';
import { LinkOver } from './link-over';

/** The service does not know the link. */
export function LinkNotFoundScreen({ send, back }: ScreenProps<typeof payByLinkMachine>) {
  return <LinkOver send={send} back={back} {...payByLinkCopy.notFound} status="failure" needsNewLink />;
}
