import { consentsCopy } from '#messages/consents-page';
import { sharedCopy } from '#messages/shared';
import type { consentsMachine } from '../../../machines/consents/machine';
import { consentOf } from '../../../machines/consents/setup';
import { consentTitle, whatFollows, whyNotTakenBack } from '../../copy/consents-page';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Stack } from '../../ui/base/stack';
import { Hint, Strong } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { Page } from '../shared/pages/page';
import { Unanswered } from '../shared/pages/unanswered';

type Props = ScreenProps<typeof consentsMachine>;

const copy = consentsCopy.withdrawal;

/** What follows from the withdrawal of a consent: one button withdraws it, the other keeps it. */
export function WithdrawalScreen({ snapshot, send }: Props) {
  const { chosenId, failure } = snapshot.context;
  const consent = consentOf(snapshot.context, chosenId);
  if (consent === null) return null;
  const isPending = snapshot.hasTag('pending');
  return (
    <Page
      title={consentsCopy.title}
      heading={copy.heading(consentTitle(consent))}
      lead={copy.lead}
      leading="close"
      backLabel={sharedCopy.close}
      // This page has no history entry of its own: back is an event of the journey.
      onBack={() => send({ type: 'back' })}
      busy={isPending}
      action={
        <>
          {isPending && <Hint role="status">{copy.sending}</Hint>}
          <Button variant="danger" busy={isPending} onClick={() => send({ type: 'withdrawal.confirmed' })}>
            {copy.confirm}
          </Button>
          <Button variant="ghost" disabled={isPending} onClick={() => send({ type: 'withdrawal.dismissed' })}>
            {copy.keep}
          </Button>
        </>
      }
    >
      {failure !== null && !isPending && (
        <Banner tone="late" title={copy.refused}>
          {whyNotTakenBack(failure)}
        </Banner>
      )}
      <Card>
        <Stack>
          {whatFollows(consent).map(({ title, detail }) => (
            <div key={title}>
              <Strong>{title}</Strong>
              <Hint>{detail}</Hint>
            </div>
          ))}
        </Stack>
      </Card>
    </Page>
  );
}

/** Shown while it is unknown whether the consent was withdrawn; never an error page. */
export function WithdrawalUnansweredScreen(props: Props) {
  return <Unanswered {...props} title={consentsCopy.title} {...consentsCopy.unanswered} />;
}
