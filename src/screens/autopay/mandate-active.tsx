import type { autopayMachine } from '../../../machines/autopay/machine';
import { lenderOf } from '../../../machines/autopay/setup';
import { lenderName } from '../../../machines/domain/lenders';
import { autopayCopy } from '../../copy/autopay';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { SupportLink } from '../shared/support-link';
import { DebitsCard, MandateCard } from './debits-card';
import { News } from './news';

const copy = autopayCopy.active;

/** Autopay is on: what comes next, what was agreed, and the way to stop it. */
export function MandateActiveScreen({ snapshot, send, back }: ScreenProps<typeof autopayMachine>) {
  const { loan, mandate } = snapshot.context;
  const isReading = snapshot.hasTag('pending');
  const message = loan?.autoDebit.message ?? null;
  return (
    <Page
      title={autopayCopy.title}
      heading={copy.heading}
      lead={copy.lead(lenderName(lenderOf(snapshot.context)))}
      status="success"
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      busy={isReading}
      action={
        <>
          <Button disabled={isReading} onClick={() => send({ type: 'leave' })}>
            {copy.home}
          </Button>
          <Button variant="ghost" disabled={isReading} onClick={() => send({ type: 'withdrawal.opened' })}>
            {copy.stop}
          </Button>
        </>
      }
    >
      {message !== null && <News tone="info">{message}</News>}
      {mandate !== null && <MandateCard mandate={mandate} />}
      {loan !== null && <DebitsCard loan={loan} />}
    </Page>
  );
}
