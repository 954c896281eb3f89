import { sharedCopy } from '#messages/shared';
import type { Failure } from '../../../machines/domain/base/failure';
import type { prepaymentMachine } from '../../../machines/prepayment/machine';
import { prepaymentCopy } from '../../copy/prepayment';
import { whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Notice } from '../shared/pages/notice';

const copy = prepaymentCopy.refused;

/** The service refused to open the payment: why, and a button that loads the current amounts. */
export function RepaymentRefusedScreen({ snapshot, send, back }: ScreenProps<typeof prepaymentMachine>) {
  return (
    <Notice
      title={prepaymentCopy.title}
      heading={copy.heading}
      lead={`${copy.lead} ${whyRefused(snapshot.context.failure)}`}
      action={copy.action}
      onAction={() => send({ type: 'retry' })}
      onBack={back}
    />
  );
}

function whyRefused(failure: Failure | null): string {
  if (failure?.code === 'nothing_due') return copy.nothingDue;
  if (failure?.code === 'amount_out_of_range') return copy.outOfRange;
  return failure === null ? sharedCopy.unableToProcess : whyItFailed(failure);
}
