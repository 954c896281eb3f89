import { loanApprovalCopy as copy } from '#messages/loan-approval';
import { formatMoney } from '../../../machines/domain/base/money';
import { isPolling, type loanApprovalMachine } from '../../../machines/loan-approval/machine';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Banner } from '../../ui/feedback/banner';
import { CheckAgain } from '../shared/check-again';
import { LenderLine } from '../shared/lender';
import { loanSteps } from '../shared/loan-steps';
import { Page } from '../shared/pages/page';
import { ProgressList } from '../shared/progress-list';

/** The lender is deciding. The status is polled; the merchant may also check it. */
export function LoanApprovalStatusScreen({ snapshot, send, back }: ScreenProps<typeof loanApprovalMachine>) {
  const { approval, failure } = snapshot.context;
  const nbfc = approval?.userState.primaryNbfc ?? null;
  const offer = approval?.offer ?? null;
  const texts = copy.deciding;
  const isChecking = snapshot.hasTag('pending');
  return (
    <Page
      title={copy.title}
      heading={texts.heading(lenderName(nbfc))}
      lead={texts.lead}
      status="waiting"
      onBack={back}
      steps={loanSteps('bankAccount')}
      action={
        <CheckAgain
          isPolling={isPolling(snapshot.context)}
          isChecking={isChecking}
          onCheck={() => send({ type: 'retry' })}
        />
      }
    >
      {failure !== null && !isChecking && <Banner tone="info">{texts.checkFailed}</Banner>}
      <ProgressList
        done={{
          title: texts.steps.account,
          detail: offer === null || offer.loanAmount <= 0 ? undefined : formatMoney(offer.loanAmount),
        }}
        now={{ title: texts.steps.decision, detail: texts.steps.decisionDetail }}
        next={{ title: texts.steps.agreement, detail: texts.steps.agreementDetail }}
      />
      <LenderLine nbfc={nbfc} />
    </Page>
  );
}
