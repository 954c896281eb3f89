import type { accountFlowMachine } from '../../../machines/account-flow/machine';
import { type Failure, failure } from '../../../machines/domain/base/failure';
import { accountFlowCopy as copy, processErrorCopy } from '../../copy/account-flow';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';
import { Page } from '../shared/pages/page';

interface WayOn {
  readonly label: string;
  readonly event: Parameters<ScreenProps<typeof accountFlowMachine>['send']>[0];
}

const again: WayOn = { label: sharedCopy.retry, event: { type: 'retry' } };
const offers: WayOn = { label: copy.seeOffers, event: { type: 'offers.reopened' } };
const otherAccount: WayOn = { label: copy.otherAccount, event: { type: 'flow.reset' } };
const loan: WayOn = { label: copy.goToLoan, event: { type: 'offers.reopened' } };

/** Possible next steps, the most likely to help first; the chart decides which of them are available. */
function waysOn({ code }: Failure): readonly WayOn[] {
  switch (code) {
    case 'offer_expired':
    case 'offer_not_found':
      return [offers, again, otherAccount];
    case 'offer_already_confirmed':
      return [loan, again, otherAccount];
    case 'bank_details_not_found':
      return [otherAccount, offers, again];
    default:
      return [again, offers, otherAccount];
  }
}

/** The confirmation failed: the reason and the possible next steps. */
export function ProcessErrorScreen({ snapshot, send, back }: ScreenProps<typeof accountFlowMachine>) {
  const why = snapshot.context.error ?? failure('malformed');
  const { heading, text } = processErrorCopy(why);
  return (
    <Page
      title={copy.processTitle}
      heading={heading}
      lead={text}
      status="failure"
      onBack={back}
      action={waysOn(why)
        .filter(({ event }) => snapshot.can(event))
        .map(({ label, event }, index) => (
          <Button key={label} variant={index === 0 ? 'primary' : 'ghost'} onClick={() => send(event)}>
            {label}
          </Button>
        ))}
    />
  );
}
