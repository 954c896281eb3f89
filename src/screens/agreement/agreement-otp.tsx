import type { agreementMachine } from '../../../machines/agreement/machine';
import { isAboutCode } from '../../../machines/domain/identity/one-time-code';
import { lenderName } from '../../../machines/domain/lender/lenders';
import { maskedMobile } from '../../../machines/domain/merchant/merchant';
import { agreementCopy } from '../../copy/agreement';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { CodeForm } from '../shared/code-form';
import { loanSteps } from '../shared/loan-steps';
import { Page } from '../shared/pages/page';
import { ResendCode } from '../shared/resend-code';
import { AgreementDocuments } from './agreement-documents';
import { FeeOnPaper } from './agreement-terms';
import { whyRefused } from './failure-words';
import { OtpLoan } from './otp-loan';

const copy = agreementCopy.otp;
const FORM = 'agreement-sign';

/** Entry of the code that signs. */
export function AgreementOtpScreen({ snapshot, send, back }: ScreenProps<typeof agreementMachine>) {
  const { agreement, otp, failure, isResendOpen } = snapshot.context;
  if (agreement === null) return null;

  const isSigning = snapshot.hasTag('pending');
  const refusal = failure !== null && !isAboutCode(failure) ? whyRefused(failure) : null;
  const lender = lenderName(agreement.nbfc);
  const phone = otp?.maskedPhone ?? agreement.maskedPhone;

  return (
    <Page
      title={agreementCopy.title}
      heading={copy.heading}
      lead={phone === null ? copy.leadWithoutPhone(lender) : copy.lead(maskedMobile(phone), lender)}
      onBack={back}
      steps={loanSteps('agreement')}
      action={
        <Button type="submit" form={FORM} busy={isSigning}>
          {copy.action}
        </Button>
      }
    >
      <CodeForm
        id="agreement-code"
        form={FORM}
        failure={failure}
        isBusy={isSigning}
        triesLeft={otp?.attemptsLeft ?? null}
        onCode={(code) => send({ type: 'otp.submitted', code })}
        banner={
          refusal !== null &&
          !isSigning && (
            <Banner tone="late" title={copy.refused}>
              {refusal}
            </Banner>
          )
        }
        resend={
          <ResendCode
            after={otp?.resendAfter ?? 0}
            isOpen={snapshot.can({ type: 'otp.resent' })}
            isWaiting={!isResendOpen && !isSigning}
            isSpent={otp === null || otp.sendsLeft <= 0}
            onResend={() => send({ type: 'otp.resent' })}
          />
        }
      />
      <FeeOnPaper agreement={agreement} isFeeOff={snapshot.context.isFeeOff} />
      <OtpLoan agreement={agreement} />
      <AgreementDocuments agreement={agreement} />
    </Page>
  );
}
