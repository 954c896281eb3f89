import type { ReactNode } from 'react';

import type { loanStatusMachine } from '../../../machines/loan-status/machine';
import { loanStatusCopy as copy } from '../../copy/loan-status';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import type { Status } from '../../ui/status-mark';
import { SupportLink } from '../shared/support-link';

interface LoanOverProps extends Pick<ScreenProps<typeof loanStatusMachine>, 'send' | 'back'> {
  readonly heading: string;
  readonly lead: string;
  readonly status?: Status;
  /** A second way on, under the way back to the start. */
  readonly more?: ReactNode;
  readonly children?: ReactNode;
}

/** A loan that no money comes from: what became of it, and the way back to the start. */
export function LoanOver({ send, back, heading, lead, status = 'info', more, children }: LoanOverProps) {
  return (
    <Page
      title={copy.title}
      heading={heading}
      lead={lead}
      status={status}
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
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
