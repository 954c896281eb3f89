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
  /** Below the button to the start. */
  readonly more?: ReactNode;
  readonly children?: ReactNode;
}

/** Page of a loan with a final status, or of a merchant without a loan; a button leads to the start. */
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
