import { type FormEvent, useState } from 'react';

import type { agreementMachine } from '../../../machines/agreement/machine';
import { readOtp } from '../../../machines/domain/fields';
import { lenderName } from '../../../machines/domain/lenders';
import { maskedMobile } from '../../../machines/domain/merchant';
import { agreementCopy } from '../../copy/agreement';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { CodeField } from '../../ui/code-field';
import { ErrorSummary } from '../../ui/error-summary';
import { Page } from '../../ui/page';
import { loanSteps } from '../shared/loan-steps';
import { SupportLink } from '../shared/support-link';
import { AgreementDocuments } from './agreement-documents';
import { whyCodeFailed, whyRefused } from './failure-words';
import { OtpLoan } from './otp-loan';
import { ResendCode } from './resend-code';
import { SignatureUnansweredScreen } from './signature-unanswered';

const copy = agreementCopy.otp;
const CODE = 'agreement-code';
const FORM = 'agreement-sign';

/** The code that signs; while a lost answer is asked for, the page that says so stays. */
export function AgreementOtpScreen(props: ScreenProps<typeof agreementMachine>) {
  const { snapshot } = props;
  const isAsking = snapshot.matches('signing') && snapshot.context.startBy === 'asking';
  return isAsking ? <SignatureUnansweredScreen {...props} /> : <OtpForm {...props} />;
}

function OtpForm({ snapshot, send, back }: ScreenProps<typeof agreementMachine>) {
  const { agreement, otp, failure } = snapshot.context;
  const [digits, setDigits] = useState('');
  const [problem, setProblem] = useState<'missing' | 'malformed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  if (agreement === null) return null;

  const isSigning = snapshot.hasTag('pending');
  const error = isSigning ? null : problem === null ? whyCodeFailed(failure) : copy[problem];
  const refusal = failure !== null && whyCodeFailed(failure) === null ? whyRefused(failure) : null;
  const lender = lenderName(agreement.nbfc);
  const phone = otp?.maskedPhone ?? agreement.maskedPhone;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const read = readOtp(digits);
    setAttempt(attempt + 1);
    if (!read.ok) return setProblem(read.problem === 'missing' ? 'missing' : 'malformed');
    setProblem(null);
    send({ type: 'otp.submitted', code: read.value });
  }

  return (
    <Page
      title={agreementCopy.title}
      heading={copy.heading}
      lead={phone === null ? copy.leadWithoutPhone(lender) : copy.lead(maskedMobile(phone), lender)}
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      steps={loanSteps('agreement')}
      action={
        <Button type="submit" form={FORM} busy={isSigning}>
          {copy.action}
        </Button>
      }
    >
      {error !== null && (
        <ErrorSummary title={copy.summary} errors={[{ id: CODE, message: error }]} attempt={attempt} />
      )}
      {refusal !== null && !isSigning && (
        <Banner tone="late" title={copy.refused}>
          {refusal}
        </Banner>
      )}
      <form id={FORM} noValidate onSubmit={submit}>
        <CodeField
          id={CODE}
          name="code"
          label={copy.code}
          value={digits}
          onValue={setDigits}
          readOnly={isSigning}
          notes={[
            <ResendCode key="resend" snapshot={snapshot} send={send} />,
            otp === null ? null : copy.triesLeft(otp.attemptsLeft),
          ]}
          {...(error === null ? {} : { error })}
        />
      </form>
      <OtpLoan agreement={agreement} />
      <AgreementDocuments agreement={agreement} />
    </Page>
  );
}
