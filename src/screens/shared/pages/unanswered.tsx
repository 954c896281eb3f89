import type { ReactNode } from 'react';

import { sharedCopy } from '#messages/shared';
import { Button } from '../../../ui/controls/button';
import type { Steps } from '../../../ui/page/step-bar';
import { Page } from './page';

interface UnansweredProps {
  readonly title: string;
  readonly heading: string;
  /** What is not known, and what happens next. */
  readonly lead: ReactNode;
  readonly steps?: Steps | undefined;
  /** Tagged `pending` during the status check: then the button is busy. */
  readonly snapshot: { readonly hasTag: (tag: 'pending') => boolean };
  readonly send: (event: { readonly type: 'retry' }) => void;
  readonly back: () => void;
  /** Buttons below the one that checks the status. */
  readonly otherActions?: ReactNode;
  /** What the write was about: the loan, the amount. */
  readonly children?: ReactNode;
}

/**
 * The outcome of a write is not known (decision 017). Never shown as a failure. `retry` asks the service for the outcome
 * before anything is sent again.
 */
export function Unanswered({
  title,
  heading,
  lead,
  steps,
  snapshot,
  send,
  back,
  otherActions,
  children,
}: UnansweredProps) {
  return (
    <Page
      title={title}
      heading={heading}
      lead={lead}
      status="unsure"
      steps={steps}
      onBack={back}
      action={
        <>
          <Button busy={snapshot.hasTag('pending')} onClick={() => send({ type: 'retry' })}>
            {sharedCopy.checkAgain}
          </Button>
          {otherActions}
        </>
      }
    >
      {children}
    </Page>
  );
}
