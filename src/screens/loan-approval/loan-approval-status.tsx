import { lenderInitials, lenderName } from '../../../machines/domain/lenders';
import { formatMoney } from '../../../machines/domain/money';
import type { loanApprovalMachine } from '../../../machines/loan-approval/machine';
import { loanApprovalCopy as copy } from '../../copy/loan-approval';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Icon } from '../../ui/icon';
import { IconDot } from '../../ui/icon-dot';
import { LenderTag } from '../../ui/lender-tag';
import { ListRow } from '../../ui/list-row';
import { Page } from '../../ui/page';
import { Stack } from '../../ui/stack';
import { loanSteps } from '../shared/loan-steps';
import { SupportLink } from '../shared/support-link';

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
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      steps={loanSteps('bankAccount')}
      action={
        <Button busy={isAsking} onClick={() => send({ type: 'retry' })}>
          {sharedCopy.checkAgain}
        </Button>
      }
    >
      {failure !== null && !isAsking && <Banner tone="info">{words.checkFailed}</Banner>}
      <Card tight>
        <ListRow
          icon={
            <IconDot>
              <Icon name="tick" size={16} />
            </IconDot>
          }
          title={words.steps.account}
          {...(offer === null ? {} : { detail: formatMoney(offer.loanAmount) })}
        />
        <ListRow
          icon={<IconDot tone="due">2</IconDot>}
          title={words.steps.decision}
          detail={words.steps.decisionDetail}
          strong
        />
        <ListRow
          icon={<IconDot tone="muted">3</IconDot>}
          title={words.steps.agreement}
          detail={words.steps.agreementDetail}
          muted
        />
      </Card>
      <Stack end>
        <LenderTag initials={lenderInitials(nbfc)} name={`${sharedCopy.lender}: ${lenderName(nbfc)}`} />
      </Stack>
    </Page>
  );
}
