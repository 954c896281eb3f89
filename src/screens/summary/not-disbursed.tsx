import { summaryCopy } from '#messages/summary';
import type { LoanStatus } from '../../../machines/domain/loan/loan';
import type { summaryMachine } from '../../../machines/summary/machine';
import type { ScreenProps } from '../../journey/screen';
import { Notice } from '../shared/pages/notice';

function textsFor(status: LoanStatus | undefined) {
  if (status === 'REJECTED') return summaryCopy.refused;
  return status === 'CANCELLED' ? summaryCopy.calledOff : summaryCopy.notDisbursed;
}

/** The loan is not disbursed, so there is no schedule: it is still in progress, was rejected or was cancelled. */
export function NotDisbursedScreen({ snapshot, send, back }: ScreenProps<typeof summaryMachine>) {
  const copy = textsFor(snapshot.context.facts?.details.loan?.status);
  return (
    <Notice
      title={summaryCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      status="info"
      onBack={back}
      action={copy.action}
      onAction={() => send({ type: 'status.opened' })}
    />
  );
}
