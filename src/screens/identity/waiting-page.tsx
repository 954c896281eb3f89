import type { ReactNode } from 'react';
import { checkCopy as copy } from '#messages/identity';
import { pollWait } from '../../../machines/domain/base/polling';
import type { identityMachine } from '../../../machines/identity/machine';
import type { ScreenProps } from '../../journey/screen';
import { Hint } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { CheckAgain } from '../shared/check-again';
import { Page } from '../shared/pages/page';

interface WaitingPageProps extends ScreenProps<typeof identityMachine> {
  readonly title: string;
  readonly heading: string;
  readonly lead: string;
  /** The secondary button; by default it returns to the application. */
  readonly aside?: { readonly label: string; readonly event: { readonly type: 'step.continued' } };
  readonly children?: ReactNode;
}

/**
 * Page shown while a third party decides. The status is polled, and a button checks it at any time; the last line
 * says whether polling goes on. A failed check is a notice, never an error page.
 */
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
  const isPolling = pollWait('identity', polls) !== null;
  const isChecking = snapshot.hasTag('pending');
  const secondaryAction = aside ?? { label: copy.toApplication, event: { type: 'leave' } as const };
  return (
    <Page
      title={title}
      heading={heading}
      lead={lead}
      status="waiting"
      onBack={back}
      action={
        <>
          <CheckAgain isPolling={isPolling} isChecking={isChecking} onCheck={() => send({ type: 'retry' })} />
          <Button variant="ghost" disabled={isChecking} onClick={() => send(secondaryAction.event)}>
            {secondaryAction.label}
          </Button>
        </>
      }
    >
      {failure !== null && !isChecking && <Banner tone="info">{copy.checkFailed}</Banner>}
      {children}
      <Hint role="status">{isPolling ? copy.asking : copy.pollingEnded}</Hint>
    </Page>
  );
}
