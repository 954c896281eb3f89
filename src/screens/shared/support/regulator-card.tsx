import { complaintStepsCopy as copy } from '#messages/complaint-steps';
import { Card } from '../../../ui/base/card';
import { Stack } from '../../../ui/base/stack';
import { SectionHeading, Text } from '../../../ui/base/text';
import { RegulatorLinks } from './regulator-links';

/** What comes after the lender's grievance officer: the Reserve Bank of India. */
export function RegulatorCard() {
  return (
    <Card>
      <Stack gap="sm">
        <SectionHeading>{copy.furtherTitle}</SectionHeading>
        <Text>{copy.further}</Text>
        <RegulatorLinks />
      </Stack>
    </Card>
  );
}
