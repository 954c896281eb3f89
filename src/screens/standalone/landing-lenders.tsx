import { lenderInitials, lenderName, partnerLenders } from '../../../machines/domain/lender/lenders';
import { landingPageCopy } from '../../copy/landing-page';
import { Card } from '../../ui/base/card';
import { LenderTag } from '../../ui/base/lender-tag';
import { Stack } from '../../ui/base/stack';
import { Lead, SectionHeading } from '../../ui/base/text';

const copy = landingPageCopy;

/** The names of the partner lenders. */
export function LandingLenders() {
  return (
    <Card>
      <Stack gap="sm">
        <SectionHeading>{copy.lendersHeading}</SectionHeading>
        <Lead>{copy.lendersLead}</Lead>
        {partnerLenders.map((partner) => (
          <LenderTag key={partner} initials={lenderInitials(partner)} name={lenderName(partner)} />
        ))}
      </Stack>
    </Card>
  );
}
