import { type ReactNode, useState } from 'react';

import type { cancelLoanMachine } from '../../../machines/cancel-loan/machine';
import { cancelLoanCopy } from '../../copy/cancel-loan';
import { sharedCopy, whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { ErrorSummary } from '../../ui/error-summary';
import { Page } from '../../ui/page';
import { SupportLink } from '../shared/support-link';

const copy = cancelLoanCopy.consent;
const notice = cancelLoanCopy.notice;
const CONSENT = 'cancel-consent';

interface ConsentPageProps extends ScreenProps<typeof cancelLoanMachine> {
  readonly heading: string;
  readonly lead: string;
  readonly consent: string;
  readonly action: string;
  readonly children: ReactNode;
}

/** What cancelling means, the merchant's own consent, and the one button. A new quote wants a new consent. */
export function ConsentPage({
  snapshot,
  send,
  back,
  heading,
  lead,
  consent,
  action,
  children,
}: ConsentPageProps) {
  const [hasAgreed, setHasAgreed] = useState(false);
  const [misses, setMisses] = useState(0);
  const { notice: happened, failure } = snapshot.context;
  const isSending = snapshot.hasTag('pending');
  const isMissing = misses > 0 && !hasAgreed;
  const accept = () => (hasAgreed ? send({ type: 'cancellation.accepted' }) : setMisses(misses + 1));
  return (
    <Page
      title={cancelLoanCopy.title}
      heading={heading}
      lead={lead}
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={
        <>
          <Button busy={isSending} onClick={accept}>
            {action}
          </Button>
          <Button variant="ghost" disabled={isSending} onClick={back}>
            {copy.keep}
          </Button>
        </>
      }
    >
      {isMissing && (
        <ErrorSummary
          title={copy.summary}
          errors={[{ id: CONSENT, message: copy.missing }]}
          attempt={misses}
        />
      )}
      {happened === 'changed' && (
        <Banner tone="due" title={notice.changed.title} role="alert">
          {notice.changed.words}
        </Banner>
      )}
      {happened === 'refused' && (
        <Banner tone="late" title={notice.refused}>
          {failure === null ? sharedCopy.unableToProcess : whyItFailed(failure)}
        </Banner>
      )}
      {children}
      <Checkbox
        id={CONSENT}
        name="consent"
        label={consent}
        checked={hasAgreed}
        disabled={isSending}
        onChange={(event) => setHasAgreed(event.currentTarget.checked)}
        {...(isMissing ? { error: copy.missing } : {})}
      />
    </Page>
  );
}
