import type { ReactNode } from 'react';

import { pollWait } from '../../../machines/domain/base/polling';
import type { identityMachine } from '../../../machines/identity/machine';
import { checkCopy as copy } from '../../copy/identity';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Hint } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { Page } from '../shared/pages/page';

interface WaitingPageProps extends ScreenProps<typeof identityMachine> {
  readonly title: string;
  readonly heading: string;
  readonly lead: string;
  /** The second button; the way back to the application unless given. */
  readonly aside?: { readonly label: string; readonly event: { readonly type: 'step.continued' } };
  readonly children?: ReactNode;
}

/** Somebody else has the word: who, what is known, and an end of the waiting that claims nothing. */
export function WaitingPage({
  snapshot,
  send,
  back,
  title,
  heading,
  lead,
  aside,
  children,
}: WaitingPageProps) {
  const { failure, polls } = snapshot.context;
  const isAsking = snapshot.hasTag('pending');
  const other = aside ?? { label: copy.toApplication, event: { type: 'leave' } as const };
  return (
    <Page
      title={title}
      heading={heading}
      lead={lead}
      status="waiting"
      onBack={back}
      action={
        <>
          <Button busy={isAsking} onClick={() => send({ type: 'retry' })}>
            {sharedCopy.checkAgain}
          </Button>
          <Button variant="ghost" disabled={isAsking} onClick={() => send(other.event)}>
            {other.label}
          </Button>
        </>
      }
    >
      {failure !== null && !isAsking && <Banner tone="info">{copy.checkFailed}</Banner>}
      {children}
      <Hint role="status">{pollWait('identity', polls) === null ? copy.askedEnough : copy.asking}</Hint>
    </Page>
  );
}
