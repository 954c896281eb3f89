import type { LoanStatus } from '../../../machines/domain/loan';
import type { summaryMachine } from '../../../machines/summary/machine';
import { sharedCopy } from '../../copy/shared';
import { summaryCopy } from '../../copy/summary';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { SupportLink } from '../shared/support-link';

function wordsOf(status: LoanStatus | undefined) {
  if (status === 'REJECTED') return summaryCopy.refused;
  return status === 'CANCELLED' ? summaryCopy.calledOff : summaryCopy.notSent;
}

/** The money was not sent: there is no schedule yet, or there will be none. */
export function NotSentScreen({ snapshot, send, back }: ScreenProps<typeof summaryMachine>) {
  const copy = wordsOf(snapshot.context.facts?.details.loan?.status);
  return (
    <Page
      title={summaryCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      status="info"
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={<Button onClick={() => send({ type: 'status.opened' })}>{copy.action}</Button>}
    />
  );
}
