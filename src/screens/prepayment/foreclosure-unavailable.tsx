import { prepaymentCopy } from '#messages/prepayment';
import { sharedCopy } from '#messages/shared';
import type { Failure } from '../../../machines/domain/base/failure';
import type { prepaymentMachine } from '../../../machines/prepayment/machine';
import { lenderOf } from '../../../machines/prepayment/selectors';
import { lenderName } from '../../copy/lender';
import { whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';
import { Page } from '../shared/pages/page';

const copy = prepaymentCopy.quoteUnavailable;

/** There is no foreclosure quote: why, a retry where it can help, and a button to the other options. */
export function ForeclosureUnavailableScreen({ snapshot, send }: ScreenProps<typeof prepaymentMachine>) {
  const { context } = snapshot;
  const canRetry = snapshot.can({ type: 'retry' });
  return (
    <Page
      title={prepaymentCopy.title}
      heading={copy.heading}
      lead={
        canRetry
          ? noQuoteReason(context.failure, lenderName(lenderOf(context)))
          : copy.notOffered(lenderName(lenderOf(context)))
      }
      status={canRetry ? 'failure' : 'info'}
      onBack={() => send({ type: 'back' })}
      action={
        <>
          {canRetry && <Button onClick={() => send({ type: 'retry' })}>{sharedCopy.retry}</Button>}
          <Button variant={canRetry ? 'ghost' : 'primary'} onClick={() => send({ type: 'leave' })}>
            {copy.other}
          </Button>
        </>
      }
    />
  );
}

function noQuoteReason(failure: Failure | null, lender: string): string {
  if (failure === null || failure.code === 'foreclosure_not_available') return copy.refused(lender);
  return whyItFailed(failure);
}
