import { useState } from 'react';
import type { agreementMachine } from '../../../machines/agreement/machine';
import { isChanged } from '../../../machines/agreement/setup';
import { lenderName } from '../../../machines/domain/lender/lenders';
import { agreementCopy } from '../../copy/agreement';
import { whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';
import { Checkbox } from '../../ui/controls/checkbox';
import { Banner } from '../../ui/feedback/banner';
import { ErrorSummary } from '../../ui/feedback/error-summary';
import { loanSteps } from '../shared/loan-steps';
import { Page } from '../shared/pages/page';
import { AgreementDocuments } from './agreement-documents';
import { AgreementTerms, FeeOnPaper } from './agreement-terms';

const copy = agreementCopy.read;
const CONSENT = 'agreement-consent';

/** The agreement: its facts, its documents, and the merchant's own consent. */
export function AgreementScreen({ snapshot, send, back }: ScreenProps<typeof agreementMachine>) {
  const { agreement, failure } = snapshot.context;
  const [hasAgreed, setHasAgreed] = useState(snapshot.context.hasAgreed);
  const [misses, setMisses] = useState(0);
  if (agreement === null) return null;

  const lender = lenderName(agreement.nbfc);
  const isMissing = misses > 0 && !hasAgreed;
  const accept = () => (hasAgreed ? send({ type: 'agreement.accepted' }) : setMisses(misses + 1));
  return (
    <Page
      title={copy.title}
      heading={copy.heading}
      lead={copy.lead(lender)}
      onBack={back}
      steps={loanSteps('agreement')}
      action={<Button onClick={accept}>{copy.action}</Button>}
    >
      {isMissing && (
        <ErrorSummary
          title={copy.summary}
          errors={[{ id: CONSENT, message: copy.consentMissing }]}
          attempt={misses}
        />
      )}
      {failure !== null && (
        <Banner tone="late" title={isChanged(failure) ? copy.changed : copy.refused}>
          {isChanged(failure) ? copy.changedWhy : whyItFailed(failure)}
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
        onChange={(event) => setHasAgreed(event.currentTarget.checked)}
        {...(isMissing ? { error: copy.consentMissing } : {})}
      />
    </Page>
  );
}
