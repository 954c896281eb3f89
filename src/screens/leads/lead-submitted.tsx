import { leadsCopy } from '#messages/leads';
import { partnerLeadCopy } from '#messages/partner-lead';
import { pollWait } from '../../../machines/domain/base/polling';
import type { leadsMachine } from '../../../machines/leads/machine';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Stack } from '../../ui/base/stack';
import { Hint } from '../../ui/base/text';
import { TextButton } from '../../ui/base/text-button';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { CheckAgain } from '../shared/check-again';
import { Page } from '../shared/pages/page';
import { LeadReferenceCard } from './lead-reference-card';

const copy = leadsCopy.submitted;

/** The partner has received the lead and has not decided yet. The status is polled; the merchant may also check it. */
export function LeadSubmittedScreen({ snapshot, send, back }: ScreenProps<typeof leadsMachine>) {
  const { partner, failure, polls } = snapshot.context;
  const isChecking = snapshot.hasTag('pending');
  const partnerName = lenderName(partner);
  return (
    <Page
      title={leadsCopy.title}
      heading={copy.heading(partnerName)}
      lead={copy.lead}
      status="waiting"
      onBack={back}
      action={
        <>
          <CheckAgain
            isPolling={pollWait('lead', polls) !== null}
            isChecking={isChecking}
            onCheck={() => send({ type: 'retry' })}
          />
          <Button variant="ghost" disabled={isChecking} onClick={() => send({ type: 'leave' })}>
            {leadsCopy.leave}
          </Button>
        </>
      }
    >
      {failure !== null && !isChecking && <Banner tone="info">{copy.checkFailed}</Banner>}
      <LeadReferenceCard snapshot={snapshot} />
      <Hint>{copy.ask}</Hint>
      <Stack align="center">
        <TextButton alone disabled={isChecking} onClick={() => send({ type: 'contact.opened' })}>
          {partnerLeadCopy.talk(partnerName)}
        </TextButton>
      </Stack>
    </Page>
  );
}
