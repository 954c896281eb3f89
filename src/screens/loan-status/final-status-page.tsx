import type { ReactNode } from 'react';
import { loanStatusCopy as copy } from '#messages/loan-status';
import type { loanStatusMachine } from '../../../machines/loan-status/machine';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';
import type { Status } from '../../ui/feedback/status-drawing';
import { Page } from '../shared/pages/page';

interface FinalStatusPageProps extends Pick<ScreenProps<typeof loanStatusMachine>, 'send' | 'back'> {
  readonly heading: string;
  readonly lead: string;
  readonly status?: Status;
  /** Below the button to the start. */
  readonly secondaryAction?: ReactNode;
  readonly children?: ReactNode;
}

/** Page of a loan with a final status, or of a merchant without a loan; a button leads to the start. */
export function FinalStatusPage({
  send,
  back,
  heading,
  lead,
  status = 'info',
  secondaryAction,
  children,
}: FinalStatusPageProps) {
  return (
    <Page
      title={copy.title}
      heading={heading}
      lead={lead}
      status={status}
      onBack={back}
      action={
        <>
          <Button onClick={() => send({ type: 'leave' })}>{copy.toStart}</Button>
          {secondaryAction}
        </>
      }
    >
      {children}
    </Page>
  );
}
