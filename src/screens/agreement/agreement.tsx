import { useState } from 'react';
import type { agreementMachine } from '../../../machines/agreement/machine';
import type { AgreementFailure } from '../../../machines/agreement/setup';
import { isAboutCode } from '../../../machines/domain/identity/one-time-code';
import { lenderName } from '../../../machines/domain/lender/lenders';
import { agreementCopy } from '../../copy/agreement';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';
import { Checkbox } from '../../ui/controls/checkbox';
import { Banner } from '../../ui/feedback/banner';
import { ErrorSummary } from '../../ui/feedback/error-summary';
import { loanSteps } from '../shared/loan-steps';
import { Page } from '../shared/pages/page';
import { AgreementDocuments } from './agreement-documents';
import { AgreementTerms, FeeOnPaper } from './agreement-terms';
import { whyRefused } from './failure-words';
import { SendingAgain } from './sending-again';

const copy = agreementCopy.read;
const CONSENT = 'agreement-consent';

/** The agreement: its facts, its documents, and the merchant's own consent. */
export function AgreementScreen({ snapshot, send, back }: ScreenProps<typeof agreementMachine>) {
  const { agreement, failure } = snapshot.context;
  const isSending = snapshot.hasTag('pending');
  // Shown while a code is being sent: it was requested on the code's page.
  const [isResend] = useState(isSending);
  const [hasAgreed, setHasAgreed] = useState(false);
  const [misses, setMisses] = useState(0);
  if (agreement === null) return null;
  if (isSending && isResend) return <SendingAgain />;

  const lender = lenderName(agreement.nbfc);
  const isMissing = misses > 0 && !hasAgreed;
  const refusal = failure === null || saysNothingHere(failure) ? null : whyRefused(failure);
  const accept = () => (hasAgreed ? send({ type: 'agreement.accepted' }) : setMisses(misses + 1));
  return (
    <Page
      title={copy.title}
      heading={copy.heading}
      lead={copy.lead(lender)}
      onBack={back}
      steps={loanSteps('agreement')}
      action={
        <Button busy={isSending} onClick={accept}>
          {copy.action}
        </Button>
      }
    >
      {isMissing && (
        <ErrorSummary
          title={copy.summary}
          errors={[{ id: CONSENT, message: copy.consentMissing }]}
          attempt={misses}
        />
      )}
      {refusal !== null && !isSending && (
        <Banner tone="late" title={failure?.kind === 'changed' ? copy.changed : copy.refused}>
          {refusal}
        </Banner>
      )}
      <FeeOnPaper agreement={agreement} isFeeOff={snapshot.context.isFeeOff} />
      <AgreementTerms agreement={agreement} />
      <AgreementDocuments agreement={agreement} />
      <Checkbox
        id={CONSENT}
        name="consent"
        label={copy.consent(lender)}
        checked={hasAgreed}
        disabled={isSending}
        onChange={(event) => setHasAgreed(event.currentTarget.checked)}
        {...(isMissing ? { error: copy.consentMissing } : {})}
      />
    </Page>
  );
}

/** Failures that are shown beside the code, or were only a wait for the next one. */
function saysNothingHere(of: AgreementFailure): boolean {
  return isAboutCode(of) || of.kind === 'tooSoon';
}
