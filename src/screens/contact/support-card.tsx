import { useContext } from 'react';

import { contactCopy as copy } from '#messages/contact';
import { Card } from '../../ui/base/card';
import { Stack } from '../../ui/base/stack';
import { Hint, SectionHeading, Text } from '../../ui/base/text';
import { SupportLink, SupportPhoneContext, SupportWhatsAppContext } from '../shared/support-link';

/** The app's own support; hidden if no WhatsApp or phone number is configured (spec 9). */
export function SupportCard({ hours }: { readonly hours: string | null }) {
  const whatsappNumber = useContext(SupportWhatsAppContext);
  const phone = useContext(SupportPhoneContext);
  if ((whatsappNumber === null || whatsappNumber === '') && phone === null) return null;
  return (
    <Card>
      <Stack gap="xs">
        <SectionHeading>{copy.supportTitle}</SectionHeading>
        <Text>{copy.support}</Text>
        {hours !== null && <Hint>{hours}</Hint>}
        <SupportLink label={copy.supportAction} />
      </Stack>
    </Card>
  );
}
