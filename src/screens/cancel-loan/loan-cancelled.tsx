import { cancelLoanCopy } from '#messages/cancel-loan';
import type { cancelLoanMachine } from '../../../machines/cancel-loan/machine';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';
import { Page } from '../shared/pages/page';

const copy = cancelLoanCopy.cancelled;

/** The service confirmed the cancellation. There is no back button, only a button to home. */
export function LoanCancelledScreen({ snapshot, send }: ScreenProps<typeof cancelLoanMachine>) {
  const { start } = snapshot.context;
  return (
    <Page
      title={cancelLoanCopy.title}
      heading={copy.heading}
      lead={copy.lead(lenderName(start?.loan?.nbfc ?? null))}
      status="success"
      action={<Button onClick={() => send({ type: 'home.opened' })}>{copy.action}</Button>}
    />
  );
}
