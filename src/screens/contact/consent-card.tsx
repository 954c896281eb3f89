import type { contactMachine } from '../../../machines/contact/machine';
import type { WhatsappOptin } from '../../../machines/domain/merchant/whatsapp-optin';
import { contactCopy, whyNotChanged } from '../../copy/contact';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Stack } from '../../ui/base/stack';
import { Hint, SectionHeading, Text } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';

const copy = contactCopy.consent;

type Props = Pick<ScreenProps<typeof contactMachine>, 'snapshot' | 'send'>;

/** The consent to messages, as the service reports it; one tap grants or withdraws it. */
export function ConsentCard({ snapshot, send }: Props) {
  const { facts, refusal } = snapshot.context;
  if (facts === null) return null;
  const { optin } = facts;
  const isCalling = snapshot.matches('openingDialler');
  const isChecking = snapshot.matches('loadingConsent') || snapshot.matches('submittingConsent');
  return (
    <Card>
      <Stack gap="sm">
        <SectionHeading>{copy.title}</SectionHeading>
        <Hint>{copy.purpose}</Hint>
        <Text role="status">{optin.ok ? stateOf(optin.data) : copy.unread}</Text>
        {refusal !== null && !isChecking && (
          <Banner tone="late" title={copy.refused}>
            {whyNotChanged(refusal)}
          </Banner>
        )}
        {optin.ok ? (
          <Button
            variant="secondary"
            busy={isChecking}
            disabled={isCalling}
            onClick={() => send({ type: optin.data.isOptedIn ? 'consent.withdrawn' : 'consent.given' })}
          >
            {optin.data.isOptedIn ? copy.withdraw : copy.give}
          </Button>
        ) : (
          <Button
            variant="secondary"
            busy={isChecking}
            disabled={isCalling}
            onClick={() => send({ type: 'consent.asked' })}
          >
            {sharedCopy.retry}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

function stateOf({ isOptedIn, maskedMobile, updateTime }: WhatsappOptin): string {
  if (!isOptedIn) return maskedMobile === null ? copy.offUnnamed : copy.off(maskedMobile);
  const since = updateTime === null ? '' : copy.since(updateTime);
  return maskedMobile === null ? copy.onUnnamed(since) : copy.on(maskedMobile, since);
}
