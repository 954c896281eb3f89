import type { ReactNode } from 'react';
import { payByLinkCopy as copy } from '#messages/pay-by-link';
import type { payByLinkMachine } from '../../../machines/pay-by-link/machine';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';
import { LinkButton } from '../../ui/controls/link-button';
import type { Status } from '../../ui/feedback/status-drawing';
import { Page } from '../shared/pages/page';

interface UnusableLinkPageProps extends Pick<ScreenProps<typeof payByLinkMachine>, 'send' | 'back'> {
  readonly heading: string;
  readonly lead: string;
  readonly status: Status;
  /** The payer can ask for a new link. */
  readonly canRequestNewLink?: boolean;
  readonly children?: ReactNode;
}

/** A link that can no longer be used: why, and the next step. */
export function UnusableLinkPage({
  send,
  back,
  heading,
  lead,
  status,
  canRequestNewLink = false,
  children,
}: UnusableLinkPageProps) {
  return (
    <Page
      help={null}
      title={copy.title}
      heading={heading}
      lead={lead}
      status={status}
      onBack={back}
      action={
        <>
          {canRequestNewLink && (
            <LinkButton
              href={`https://wa.me/?text=${encodeURIComponent(copy.askForLinkMessage)}`}
              target="_blank"
            >
              {copy.prepareLink}
            </LinkButton>
          )}
          <Button variant={canRequestNewLink ? 'ghost' : 'secondary'} onClick={() => send({ type: 'leave' })}>
            {copy.toStart}
          </Button>
        </>
      }
    >
      {children}
    </Page>
  );
}
