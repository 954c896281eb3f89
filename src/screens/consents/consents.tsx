import { consentsCopy as copy } from '#messages/consents-page';
import type { consentsMachine } from '../../../machines/consents/machine';
import { consentOf } from '../../../machines/consents/setup';
import { consentTitle } from '../../copy/consents-page';
import type { ScreenProps } from '../../journey/screen';
import { Stack } from '../../ui/base/stack';
import { Hint, SectionHeading } from '../../ui/base/text';
import { Banner } from '../../ui/feedback/banner';
import { Page } from '../shared/pages/page';
import { UnreadableNote } from '../shared/unreadable-note';
import { ConsentCard } from './consent-card';

/** All consents, newest first: those in force, each with how to withdraw it, then those that were withdrawn or ended. */
export function ConsentsScreen({ snapshot, send, back }: ScreenProps<typeof consentsMachine>) {
  const { log, takenBackId } = snapshot.context;
  if (log === null) return null;
  const takenBack = consentOf(snapshot.context, takenBackId);
  const inForce = log.consents.filter(({ withdrawnTime }) => withdrawnTime === null);
  const ended = log.consents.filter(({ withdrawnTime }) => withdrawnTime !== null);
  return (
    <Page title={copy.title} heading={copy.heading} lead={copy.lead} onBack={back}>
      {takenBack !== null && (
        <Banner tone="success" title={copy.takenBack(consentTitle(takenBack))}>
          {copy.takenBackDetail}
        </Banner>
      )}
      <UnreadableNote kind="permission" count={log.malformedCount} />
      <Stack gap="sm">
        <SectionHeading>{copy.inForce}</SectionHeading>
        {inForce.length === 0 && <Hint>{copy.noneInForce}</Hint>}
        {inForce.map((consent) => (
          <ConsentCard
            key={consent.id}
            consent={consent}
            onWithdraw={() => send({ type: 'withdrawal.opened', consentId: consent.id })}
          />
        ))}
      </Stack>
      {ended.length > 0 && (
        <Stack gap="sm">
          <SectionHeading>{copy.ended}</SectionHeading>
          {ended.map((consent) => (
            <ConsentCard key={consent.id} consent={consent} />
          ))}
        </Stack>
      )}
    </Page>
  );
}
