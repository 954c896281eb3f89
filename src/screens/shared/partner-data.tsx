import { partnerLeadCopy as copy } from '../../copy/partner-lead';
import { Card } from '../../ui/base/card';
import { Icon, type IconName } from '../../ui/base/icon';
import { IconDot } from '../../ui/base/icon-dot';
import { Stack } from '../../ui/base/stack';
import { SectionHeading } from '../../ui/base/text';
import { TextButton } from '../../ui/base/text-button';
import { ListRow } from '../../ui/lists/list-row';

interface PartnerDataProps {
  /** The partner's name, for display. */
  readonly partner: string;
  /** The merchant's own number, masked; null when it is not known. */
  readonly maskedMobile: string | null;
}

/** The data that a partner lender would receive, why, and what it never receives. */
export function PartnerData({ partner, maskedMobile }: PartnerDataProps) {
  return (
    <Stack gap="sm">
      <SectionHeading>{copy.gets(partner)}</SectionHeading>
      <Card tight>
        <ListRow icon={sign('tick')} title={copy.contactTitle} detail={copy.contact(maskedMobile)} strong />
        <ListRow icon={sign('document')} title={copy.shopTitle} detail={copy.shop} strong />
        <ListRow icon={sign('shield')} title={copy.notTitle} detail={copy.not} strong />
      </Card>
    </Stack>
  );
}

interface PartnerChoiceProps {
  readonly partner: string;
  readonly isBusy?: boolean;
  readonly onContact: () => void;
}

/** That the consent is optional, and how it is withdrawn. */
export function PartnerConsentNote({ partner, isBusy = false, onContact }: PartnerChoiceProps) {
  return (
    <Stack gap="sm">
      <SectionHeading>{copy.choice}</SectionHeading>
      <Card tight>
        {copy.choices(partner).map((one) => (
          <ListRow key={one} icon={sign('tick')} title={one} />
        ))}
      </Card>
      <Stack align="center">
        <TextButton disabled={isBusy} alone onClick={onContact}>
          {copy.talk(partner)}
        </TextButton>
      </Stack>
    </Stack>
  );
}

function sign(name: IconName) {
  return (
    <IconDot>
      <Icon name={name} size={16} />
    </IconDot>
  );
}
