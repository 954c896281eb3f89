import { contactCopy } from '#messages/contact';
import { sharedCopy } from '#messages/shared';
import type { contactMachine } from '../../../machines/contact/machine';
import type { WhatsappOptin } from '../../../machines/domain/merchant/whatsapp-optin';
import { consentRecord } from '../../copy/consents';
import { whyNotChanged } from '../../copy/contact';
import { formatDate } from '../../copy/dates';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Stack } from '../../ui/base/stack';
import { Hint, SectionHeading, Text } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';

const copy = contactCopy.consent;

type Props = Pick<ScreenProps<typeof contactMachine>, 'snapshot' | 'send'>;

/** The merchant's consent to WhatsApp messages, as the service reports it, and a button that gives or withdraws it. */
export function WhatsappConsentCard({ snapshot, send }: Props) {
  const { facts, refusal } = snapshot.context;
  if (facts === null) return null;
  const { optin } = facts;
  const consent = consentRecord('WHATSAPP_MESSAGES');
  const isOpeningDialler = snapshot.matches('openingDialler');
  const isPending = snapshot.matches('loadingConsent') || snapshot.matches('submittingConsent');
  return (
    <Card>
      <Stack gap="sm">
        <SectionHeading>{copy.title}</SectionHeading>
        <Hint>{consent.text}</Hint>
        <Text role="status">{optin.ok ? optinText(optin.data) : copy.unread}</Text>
        {refusal !== null && !isPending && (
          <Banner tone="late" title={copy.refused}>
            {whyNotChanged(refusal)}
          </Banner>
        )}
        {optin.ok ? (
          <Button
            variant="secondary"
            busy={isPending}
            disabled={isOpeningDialler}
            onClick={() =>
              send(optin.data.isOptedIn ? { type: 'consent.withdrawn' } : { type: 'consent.given', consent })
            }
          >
            {optin.data.isOptedIn ? copy.withdraw : copy.give}
          </Button>
        ) : (
          <Button
            variant="secondary"
            busy={isPending}
            disabled={isOpeningDialler}
            onClick={() => send({ type: 'consent.asked' })}
          >
            {sharedCopy.retry}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

function optinText({ isOptedIn, maskedMobile, updateTime }: WhatsappOptin): string {
  if (!isOptedIn) return maskedMobile === null ? copy.withdrawn : copy.withdrawnTo(maskedMobile);
  const date = updateTime === null ? null : formatDate(updateTime);
  return maskedMobile === null ? copy.given(date) : copy.givenTo(maskedMobile, date);
}
