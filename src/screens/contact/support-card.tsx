import { useContext } from 'react';

import { contactCopy as copy } from '../../copy/contact';
import { Card } from '../../ui/base/card';
import { Stack } from '../../ui/base/stack';
import { Hint, SectionHeading, Text } from '../../ui/base/text';
import { SupportLink, SupportNumber, SupportPhone } from '../shared/support-link';

/** The app's own support; hidden where no number is configured (spec 9). */
export function SupportCard({ hours }: { readonly hours: string | null }) {
  const number = useContext(SupportNumber);
  const phone = useContext(SupportPhone);
  if ((number === null || number === '') && phone === null) return null;
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
