import type { ReactNode } from 'react';

import type { loanStatusMachine } from '../../../machines/loan-status/machine';
import { loanStatusCopy as copy } from '../../copy/loan-status';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';
import type { Status } from '../../ui/feedback/status-mark';
import { Page } from '../shared/pages/page';

interface LoanOverProps extends Pick<ScreenProps<typeof loanStatusMachine>, 'send' | 'back'> {
  readonly heading: string;
  readonly lead: string;
  readonly status?: Status;
  /** A secondary action, below the one that leads to the start. */
  readonly more?: ReactNode;
  readonly children?: ReactNode;
}

/** A loan that will not be disbursed: why, and a button to the start. */
export function LoanOver({ send, back, heading, lead, status = 'info', more, children }: LoanOverProps) {
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
          {more}
        </>
      }
    >
      {children}
    </Page>
  );
}
