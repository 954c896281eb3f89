import { partnerLeadCopy as copy } from '#messages/partner-lead';
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

/** The data that a partner lender would receive, its purpose, and what the partner never receives. */
export function PartnerData({ partner, maskedMobile }: PartnerDataProps) {
  return (
    <Stack gap="sm">
      <SectionHeading>{copy.gets(partner)}</SectionHeading>
      <Card tight>
        <ListRow
          icon={dotIcon('tick')}
          title={copy.contactTitle}
          detail={copy.contact(maskedMobile)}
          strong
        />
        <ListRow icon={dotIcon('document')} title={copy.shopTitle} detail={copy.shop} strong />
        <ListRow icon={dotIcon('shield')} title={copy.notTitle} detail={copy.not} strong />
      </Card>
    </Stack>
  );
}

interface PartnerConsentNoteProps {
  readonly partner: string;
  readonly isBusy?: boolean;
  readonly onContact: () => void;
}

/** Says that the consent is optional, and how to withdraw it. */
export function PartnerConsentNote({ partner, isBusy = false, onContact }: PartnerConsentNoteProps) {
  return (
    <Stack gap="sm">
      <SectionHeading>{copy.choice}</SectionHeading>
      <Card tight>
        {copy.choices(partner).map((sentence) => (
          <ListRow key={sentence} icon={dotIcon('tick')} title={sentence} />
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

function dotIcon(name: IconName) {
  return (
    <IconDot>
      <Icon name={name} size={16} />
    </IconDot>
  );
}
