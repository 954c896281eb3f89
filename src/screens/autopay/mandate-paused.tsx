import { autopayCopy } from '#messages/autopay';
import { sharedCopy } from '#messages/shared';
import type { autopayMachine } from '../../../machines/autopay/machine';
import { lenderOf } from '../../../machines/autopay/selectors';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { debitMessage } from '../shared/autopay/debit-message';
import { LenderLine } from '../shared/lender';
import { Page } from '../shared/pages/page';
import { DebitsCard, MandateCard } from './debits-card';

const copy = autopayCopy.paused;

/** The bank paused the mandate: nothing is debited until it is resumed. */
export function MandatePausedScreen({ snapshot, send, back }: ScreenProps<typeof autopayMachine>) {
  const { loan, mandate } = snapshot.context;
  const isPending = snapshot.hasTag('pending');
  const message = debitMessage(loan);
  return (
    <Page
      title={autopayCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      status="info"
      onBack={back}
      busy={isPending}
      action={
        <>
          <Button busy={isPending} onClick={() => send({ type: 'retry' })}>
            {sharedCopy.checkAgain}
          </Button>
          <Button variant="ghost" disabled={isPending} onClick={() => send({ type: 'withdrawal.opened' })}>
            {autopayCopy.active.stop}
          </Button>
        </>
      }
    >
      {message !== null && <Banner tone="info">{message}</Banner>}
      {mandate !== null && <MandateCard mandate={mandate} />}
      {loan !== null && <DebitsCard loan={loan} />}
      <LenderLine nbfc={lenderOf(snapshot.context)} />
    </Page>
  );
}
