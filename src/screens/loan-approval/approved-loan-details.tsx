import { lenderInitials, lenderName } from '../../../machines/domain/lenders';
import type { loanApprovalMachine } from '../../../machines/loan-approval/machine';
import { loanApprovalCopy as copy } from '../../copy/loan-approval';
import { givenMoney, moneyCopy } from '../../copy/money';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Amount } from '../../ui/amount';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { LenderTag } from '../../ui/lender-tag';
import { Page } from '../../ui/page';
import { Stack } from '../../ui/stack';
import { Lead } from '../../ui/text';
import { loanSteps } from '../shared/loan-steps';
import { PaperLink } from '../shared/paper-link';
import { SupportLink } from '../shared/support-link';
import { ApprovedTerms } from './approved-terms';

/** What the lender approved, as rows; the merchant reads it and goes on. */
export function ApprovedLoanDetailsScreen({ snapshot, send, back }: ScreenProps<typeof loanApprovalMachine>) {
  const { approval } = snapshot.context;
  const offer = approval?.offer ?? null;
  const nbfc = approval?.userState.primaryNbfc ?? null;
  const words = copy.approved;
  return (
    <Page
      title={words.title}
      heading={words.heading}
      lead={words.lead(lenderName(nbfc))}
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      steps={loanSteps('bankAccount')}
      action={
        <Button busy={snapshot.hasTag('pending')} onClick={() => send({ type: 'details.accepted' })}>
          {words.action}
        </Button>
      }
    >
      {offer !== null && (
        <Card>
          <Stack>
            <LenderTag initials={lenderInitials(nbfc)} name={lenderName(nbfc)} />
            <div>
              <Lead>{moneyCopy.inBank}</Lead>
              <Amount>{givenMoney(offer.transferableAmount)}</Amount>
            </div>
            <ApprovedTerms offer={offer} />
          </Stack>
        </Card>
      )}
      {offer?.kfsHtmlLink != null && <PaperLink link={offer.kfsHtmlLink} name={words.keyFacts} />}
    </Page>
  );
}
