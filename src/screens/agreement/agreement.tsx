import { useState } from 'react';
import { agreementCopy } from '#messages/agreement';
import type { agreementMachine } from '../../../machines/agreement/machine';
import { isAgreementChanged } from '../../../machines/agreement/setup';
import { consentRecord } from '../../copy/consents';
import { lenderName } from '../../copy/lender';
import { whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';
import { Checkbox } from '../../ui/controls/checkbox';
import { Banner } from '../../ui/feedback/banner';
import { ErrorSummary } from '../../ui/feedback/error-summary';
import { Columns } from '../../ui/page/columns';
import { loanSteps } from '../shared/loan-steps';
import { Page } from '../shared/pages/page';
import { AgreementDocuments } from './agreement-documents';
import { AgreementTerms, UnexpectedFeeWarning } from './agreement-terms';

const copy = agreementCopy.review;
const CONSENT_ID = 'agreement-consent';

/** The agreement: its terms, its documents, and the consent checkbox. */
export function AgreementScreen({ snapshot, send, back }: ScreenProps<typeof agreementMachine>) {
  const { agreement, failure } = snapshot.context;
  const [hasAgreed, setHasAgreed] = useState(snapshot.context.hasAgreed);
  /** Number of times that the merchant tapped the button without the consent. */
  const [failedAttempts, setFailedAttempts] = useState(0);
  if (agreement === null) return null;

  const lender = lenderName(agreement.nbfc);
  const consent = consentRecord('LOAN_AGREEMENT', lender);
  const isConsentMissing = failedAttempts > 0 && !hasAgreed;
  const accept = () =>
    hasAgreed ? send({ type: 'agreement.accepted', consent }) : setFailedAttempts(failedAttempts + 1);
  return (
    <Page
      wide
      title={copy.title}
      heading={copy.heading}
      lead={copy.lead(lender)}
      onBack={back}
      steps={loanSteps('agreement')}
      action={<Button onClick={accept}>{copy.action}</Button>}
    >
      {isConsentMissing && (
        <ErrorSummary
          title={copy.summary}
          errors={[{ id: CONSENT_ID, message: copy.consentMissing }]}
          attempt={failedAttempts}
        />
      )}
      {failure !== null && (
        <Banner tone="late" title={isAgreementChanged(failure) ? copy.changed : copy.refused}>
          {isAgreementChanged(failure) ? copy.changedWhy : whyItFailed(failure)}
        </Banner>
      )}
      <UnexpectedFeeWarning
        agreement={agreement}
        isProcessingFeeWaived={snapshot.context.isProcessingFeeWaived}
      />
      <Columns
        first={<AgreementTerms agreement={agreement} coolingOffDays={snapshot.context.coolingOffDays} />}
        second={
          <>
            <AgreementDocuments agreement={agreement} />
            <Checkbox
              id={CONSENT_ID}
              name="consent"
              label={consent.text}
              checked={hasAgreed}
              onChange={(event) => setHasAgreed(event.currentTarget.checked)}
              {...(isConsentMissing ? { error: copy.consentMissing } : {})}
            />
          </>
        }
      />
    </Page>
  );
}
