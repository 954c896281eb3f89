import { networkCopy } from '#messages/network';
import { lenderMark } from '../../../machines/domain/lender/lenders';
import type { networkMachine } from '../../../machines/network/machine';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { IconDot } from '../../ui/base/icon-dot';
import { LenderDrawing } from '../../ui/base/lender-tag';
import { Stack } from '../../ui/base/stack';
import { Hint, SectionHeading } from '../../ui/base/text';
import { ListRow } from '../../ui/lists/list-row';
import { Page } from '../shared/pages/page';

const copy = networkCopy.partners;

/** The available partners, none preselected. A tap opens the details of a partner, and sends no data. */
export function PartnersScreen({ snapshot, send, back }: ScreenProps<typeof networkMachine>) {
  return (
    <Page title={networkCopy.title} heading={copy.heading} lead={copy.lead} onBack={back}>
      <Stack gap="sm">
        <SectionHeading>{copy.list}</SectionHeading>
        <Card tight>
          {snapshot.context.partners.map((partner) => (
            <ListRow
              key={partner}
              icon={
                <IconDot size="lg" tone="info">
                  <LenderDrawing mark={lenderMark(partner)} />
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
