import type { ReactNode } from 'react';
import { sharedCopy } from '#messages/shared';
import type { cancelLoanMachine } from '../../../machines/cancel-loan/machine';
import { cancelLoanCopy as copy } from '../../copy/cancel-loan';
import { whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { ConsentPage } from '../shared/pages/consent-page';

interface CancellationConsentProps extends ScreenProps<typeof cancelLoanMachine> {
  readonly heading: string;
  readonly lead: string;
  readonly consent: string;
  readonly action: string;
  readonly children: ReactNode;
}

/** The page of both cancellations: their content, the consent checkbox and the button. Reports a refusal or a changed quote. */
export function CancellationConsent({ snapshot, send, back, ...texts }: CancellationConsentProps) {
  const { notice, failure } = snapshot.context;
  const isPending = snapshot.hasTag('pending');
  return (
    <ConsentPage
      {...texts}
      title={copy.title}
      missing={copy.missing}
      isPending={isPending}
      refusal={
        notice === 'refused'
          ? {
              title: copy.notice.refused,
              text: failure === null ? sharedCopy.unableToProcess : whyItFailed(failure),
            }
          : null
      }
      onAgree={() => send({ type: 'cancellation.accepted' })}
      onBack={back}
      otherActions={
        <Button variant="ghost" disabled={isPending} onClick={back}>
          {copy.keep}
        </Button>
      }
      banner={
        notice === 'changed' && (
          <Banner tone="due" title={copy.notice.changed.title} role="alert">
            {copy.notice.changed.text}
          </Banner>
        )
      }
    />
  );
}
