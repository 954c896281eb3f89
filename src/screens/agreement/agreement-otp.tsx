import { useMemo } from 'react';
import { agreementCopy } from '#messages/agreement';
import type { agreementMachine } from '../../../machines/agreement/machine';
import type { Agreement } from '../../../machines/domain/loan/agreement';
import { lenderName } from '../../copy/lender';
import { ChildView } from '../../journey/child-view';
import type { ScreenProps } from '../../journey/screen';
import { loanSteps } from '../shared/loan-steps';
import { otpScreens } from '../shared/otp/screens';
import { AgreementDocuments } from './agreement-documents';
import { UnexpectedFeeWarning } from './agreement-terms';
import { LoanToSignCard } from './loan-to-sign-card';

/** Entry of the code that signs the agreement: the shared OTP screens, with the loan to be signed. */
export function AgreementOtpScreen({ snapshot, back }: ScreenProps<typeof agreementMachine>) {
  const { agreement, isProcessingFeeWaived, coolingOffDays } = snapshot.context;
  const screens = useMemo(
    () => (agreement === null ? null : otpScreensFor(agreement, isProcessingFeeWaived, coolingOffDays)),
    [agreement, isProcessingFeeWaived, coolingOffDays],
  );
  return screens && <ChildView child={snapshot.children.otp} screens={screens} back={back} />;
}

function otpScreensFor(agreement: Agreement, isProcessingFeeWaived: boolean, coolingOffDays: number) {
  const loanCard = <LoanToSignCard agreement={agreement} coolingOffDays={coolingOffDays} />;
  return otpScreens({
    ...agreementCopy.otp,
    title: agreementCopy.title,
    lead: agreementCopy.otp.lead(lenderName(agreement.nbfc)),
    steps: loanSteps('agreement'),
    details: {
      code: (
        <>
          <UnexpectedFeeWarning agreement={agreement} isProcessingFeeWaived={isProcessingFeeWaived} />
          {loanCard}
          <AgreementDocuments agreement={agreement} />
        </>
      ),
      unanswered: loanCard,
    },
  });
}
