import { loanApprovalCopy as copy } from '#messages/loan-approval';
import { moneyCopy } from '#messages/money';
import type { loanApprovalMachine } from '../../../machines/loan-approval/machine';
import { lenderName } from '../../copy/lender';
import { moneyOrNotGiven } from '../../copy/money';
import type { ScreenProps } from '../../journey/screen';
import { Amount } from '../../ui/base/amount';
import { Card } from '../../ui/base/card';
import { Stack } from '../../ui/base/stack';
import { Lead } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { DocumentLink } from '../shared/document-link';
import { Lender } from '../shared/lender';
import { loanSteps } from '../shared/loan-steps';
import { Page } from '../shared/pages/page';
import { ApprovedTerms } from './approved-terms';

/** The terms of the offer that the lender approved, for the merchant to read. */
export function ApprovedLoanDetailsScreen({ snapshot, send, back }: ScreenProps<typeof loanApprovalMachine>) {
  const { approval } = snapshot.context;
  const offer = approval?.offer ?? null;
  const nbfc = approval?.userState.primaryNbfc ?? null;
  const texts = copy.approved;
  return (
    <Page
      title={texts.title}
      heading={texts.heading}
      lead={texts.lead(lenderName(nbfc))}
      onBack={back}
      steps={loanSteps('bankAccount')}
      action={
        <Button busy={snapshot.hasTag('pending')} onClick={() => send({ type: 'details.accepted' })}>
          {texts.action}
        </Button>
      }
    >
      {offer !== null && (
        <Card>
          <Stack>
            <Lender nbfc={nbfc} />
            <div>
              <Lead>{moneyCopy.inBank}</Lead>
              <Amount>{moneyOrNotGiven(offer.transferableAmount)}</Amount>
            </div>
            <ApprovedTerms offer={offer} />
          </Stack>
        </Card>
      )}
      {offer?.kfsHtmlLink != null && <DocumentLink link={offer.kfsHtmlLink} name={texts.keyFacts} />}
    </Page>
  );
}
