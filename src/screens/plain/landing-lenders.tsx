import { lenderInitials, lenderName, partnerLenders } from '../../../machines/domain/lenders';
import { landingPageCopy } from '../../copy/landing-page';
import { Card } from '../../ui/card';
import { LenderTag } from '../../ui/lender-tag';
import { Stack } from '../../ui/stack';
import { Lead, SectionHeading } from '../../ui/text';

const copy = landingPageCopy;

/** The lenders behind the product, named. */
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
