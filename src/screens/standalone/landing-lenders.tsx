import { landingPageCopy } from '#messages/landing-page';
import { partnerLenders } from '../../../machines/domain/lender/lenders';
import { Card } from '../../ui/base/card';
import { Stack } from '../../ui/base/stack';
import { Lead, SectionHeading } from '../../ui/base/text';
import { Lender } from '../shared/lender';

const copy = landingPageCopy;

/** The names of the partner lenders. */
export function LandingLenders() {
  return (
    <Card>
      <Stack gap="sm">
        <SectionHeading>{copy.lendersHeading}</SectionHeading>
        <Lead>{copy.lendersLead}</Lead>
        {partnerLenders.map((partner) => (
          <Lender key={partner} nbfc={partner} />
        ))}
      </Stack>
    </Card>
  );
}
