import { useContext } from 'react';

import { complaintStepsCopy as copy } from '#messages/complaint-steps';
import { Card } from '../../../ui/base/card';
import { Stack } from '../../../ui/base/stack';
import { SectionHeading, Text } from '../../../ui/base/text';
import { CallButton } from '../call-button';
import { ContactDetails } from './contact-details';
import { OwnOfficerContext } from './own-officer-context';

/** This app's own grievance officer; where none is configured, whom to ask instead. */
export function OwnOfficerCard() {
  const officer = useContext(OwnOfficerContext);
  if (officer === null)
    return (
      <Card>
        <Stack gap="xs">
          <SectionHeading>{copy.officerTitle}</SectionHeading>
          <Text>{copy.noOfficer}</Text>
        </Stack>
      </Card>
    );
  return (
    <ContactDetails
      title={copy.officerTitle}
      purpose={copy.officerFor}
      {...officer}
      call={<CallButton phone={officer.phone} />}
    />
  );
}
