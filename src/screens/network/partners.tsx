import { lenderInitials, lenderName } from '../../../machines/domain/lenders';
import type { networkMachine } from '../../../machines/network/machine';
import { networkCopy } from '../../copy/network';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/card';
import { IconDot } from '../../ui/icon-dot';
import { ListRow } from '../../ui/list-row';
import { Page } from '../../ui/page';
import { Stack } from '../../ui/stack';
import { Hint, SectionHeading } from '../../ui/text';
import { SupportLink } from '../shared/support-link';

const copy = networkCopy.partners;

/** The partners one can ask, none before the other; a tap reads on, and tells nobody anything. */
export function PartnersScreen({ snapshot, send, back }: ScreenProps<typeof networkMachine>) {
  return (
    <Page
      title={networkCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
    >
      <Stack gap="sm">
        <SectionHeading>{copy.list}</SectionHeading>
        <Card tight>
          {snapshot.context.partners.map((partner) => (
            <ListRow
              key={partner}
              icon={
                <IconDot size="lg" tone="info">
                  {lenderInitials(partner)}
                </IconDot>
              }
              title={lenderName(partner)}
              detail={copy.detail}
              strong
              onClick={() => send({ type: 'partner.chosen', partner })}
            />
          ))}
        </Card>
        <Hint>{copy.nothingYet}</Hint>
      </Stack>
    </Page>
  );
}
