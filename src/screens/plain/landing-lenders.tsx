import { lenderInitials, lenderName, type PartnerLender } from '../../../machines/domain/lenders';
import { plainCopy } from '../../copy/plain';
import { Card } from '../../ui/card';
import { LenderTag } from '../../ui/lender-tag';
import { Stack } from '../../ui/stack';
import { Lead, SectionHeading } from '../../ui/text';

const copy = plainCopy.landing;

/** The partners of spec 1, by the alphabet of their names: the order promotes none. */
const partners = (
  [
    'USFB',
    'ARTHMATE',
    'APOLLO_FINVEST',
    'HINDON_MERCANTILE_LIMITED',
    'HINDON_RUPEECIRCLE',
  ] satisfies PartnerLender[]
).sort((a, b) => lenderName(a).localeCompare(lenderName(b)));

/** The lenders behind the product, named. */
export function LandingLenders() {
  return (
    <Card>
      <Stack gap="sm">
        <SectionHeading>{copy.lendersHeading}</SectionHeading>
        <Lead>{copy.lendersLead}</Lead>
        {partners.map((partner) => (
          <LenderTag key={partner} initials={lenderInitials(partner)} name={lenderName(partner)} />
        ))}
      </Stack>
    </Card>
  );
}
