import { formatMoney } from '../../../machines/domain/base/money';
import { lenderInitials, lenderName } from '../../../machines/domain/lender/lenders';
import type { loanApprovalMachine } from '../../../machines/loan-approval/machine';
import { loanApprovalCopy as copy } from '../../copy/loan-approval';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { LenderTag } from '../../ui/base/lender-tag';
import { Stack } from '../../ui/base/stack';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { loanSteps } from '../shared/loan-steps';
import { Page } from '../shared/pages/page';
import { ProgressList } from '../shared/progress-list';

/** The lender is deciding. It is asked again by itself; the merchant may ask too. */
export function LoanApprovalStatusScreen({ snapshot, send, back }: ScreenProps<typeof loanApprovalMachine>) {
  const { approval, failure } = snapshot.context;
  const nbfc = approval?.userState.primaryNbfc ?? null;
  const offer = approval?.offer ?? null;
  const words = copy.deciding;
  const isAsking = snapshot.hasTag('pending');
  return (
    <Page
      title={copy.title}
      heading={words.heading(lenderName(nbfc))}
      lead={words.lead}
      status="waiting"
      onBack={back}
      steps={loanSteps('bankAccount')}
      action={
        <Button busy={isAsking} onClick={() => send({ type: 'retry' })}>
          {sharedCopy.checkAgain}
        </Button>
      }
    >
      {failure !== null && !isAsking && <Banner tone="info">{words.checkFailed}</Banner>}
      <ProgressList
        done={{
          title: words.steps.account,
          detail: offer === null ? undefined : formatMoney(offer.loanAmount),
        }}
        now={{ title: words.steps.decision, detail: words.steps.decisionDetail }}
        next={{ title: words.steps.agreement, detail: words.steps.agreementDetail }}
      />
      <Stack end>
        <LenderTag initials={lenderInitials(nbfc)} name={`${sharedCopy.lender}: ${lenderName(nbfc)}`} />
      </Stack>
    </Page>
  );
}
