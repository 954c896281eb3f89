import type { autopayMachine } from '../../../machines/autopay/machine';
import { lenderOf } from '../../../machines/autopay/selectors';
import { autopayCopy } from '../../copy/autopay';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { LenderLine } from '../shared/lender-line';
import { Page } from '../shared/pages/page';
import { DebitsCard, MandateCard } from './debits-card';

const copy = autopayCopy.paused;

/** The bank paused the debits: nothing is debited meanwhile. */
export function MandatePausedScreen({ snapshot, send, back }: ScreenProps<typeof autopayMachine>) {
  const { loan, mandate } = snapshot.context;
  const isReading = snapshot.hasTag('pending');
  const message = loan?.autoDebit.message ?? null;
  return (
    <Page
      title={autopayCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      status="waiting"
      onBack={back}
      busy={isReading}
      action={
        <>
          <Button busy={isReading} onClick={() => send({ type: 'retry' })}>
            {sharedCopy.checkAgain}
          </Button>
          <Button variant="ghost" disabled={isReading} onClick={() => send({ type: 'withdrawal.opened' })}>
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
