import { sharedCopy } from '#messages/shared';
import type { accountFlowMachine } from '../../../machines/account-flow/machine';
import { type Failure, failure as failureOf } from '../../../machines/domain/base/failure';
import { accountFlowCopy as copy, processErrorCopy } from '../../copy/account-flow';
import type { ScreenProps } from '../../journey/screen';
import { Hint } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Page } from '../shared/pages/page';

interface NextStep {
  readonly label: string;
  readonly event: Parameters<ScreenProps<typeof accountFlowMachine>['send']>[0];
}

const retry: NextStep = { label: sharedCopy.retry, event: { type: 'retry' } };
const offers: NextStep = { label: copy.seeOffers, event: { type: 'offers.reopened' } };
const otherAccount: NextStep = { label: copy.otherAccount, event: { type: 'flow.reset' } };
// For an offer that was already confirmed, the chart leaves to the start, which opens the page of the loan.
const loan: NextStep = { label: copy.goToLoan, event: { type: 'offers.reopened' } };

/** Possible next steps, the most helpful first; the chart decides which of them are available. */
function nextSteps({ code }: Failure): readonly NextStep[] {
  switch (code) {
    case 'offer_expired':
    case 'offer_not_found':
      return [offers, retry, otherAccount];
    case 'offer_already_confirmed':
      return [loan, retry, otherAccount];
    case 'bank_details_not_found':
      return [otherAccount, offers, retry];
    default:
      return [retry, offers, otherAccount];
  }
}

/** The confirmation failed: the reason and the possible next steps. */
export function ProcessErrorScreen({ snapshot, send, back }: ScreenProps<typeof accountFlowMachine>) {
  const failure = snapshot.context.error ?? failureOf('malformed');
  const { heading, text, detail } = processErrorCopy(failure);
  return (
    <Page
      title={copy.processTitle}
      heading={heading}
      lead={text}
      status="failure"
      onBack={back}
      action={nextSteps(failure)
        .filter(({ event }) => snapshot.can(event))
        .map(({ label, event }, index) => (
          <Button key={label} variant={index === 0 ? 'primary' : 'ghost'} onClick={() => send(event)}>
            {label}
          </Button>
        ))}
    >
      {detail !== undefined && <Hint>{detail}</Hint>}
    </Page>
  );
}
