import { loanStatusCopy } from '#messages/loan-status';
import type { loanStatusMachine } from '../../../machines/loan-status/machine';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';
import { FinalStatusPage } from './final-status-page';

const copy = loanStatusCopy.rejected;

/** The lender did not disburse the loan; a button leads to the reason. */
export function LoanRejectedScreen({ snapshot, send, back }: ScreenProps<typeof loanStatusMachine>) {
  const lender = lenderName(snapshot.context.loan?.nbfc ?? null);
  return (
    <FinalStatusPage
      send={send}
      back={back}
      heading={copy.heading}
      lead={copy.lead(lender)}
      status="failure"
      secondaryAction={
        <Button variant="ghost" onClick={() => send({ type: 'rejection.opened' })}>
          {copy.why}
        </Button>
      }
    />
  );
}
