import { networkCopy } from '#messages/network';
import type { networkMachine } from '../../../machines/network/machine';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { IconDot } from '../../ui/base/icon-dot';
import { Stack } from '../../ui/base/stack';
import { Hint, SectionHeading } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { ListRow } from '../../ui/lists/list-row';
import { Page } from '../shared/pages/page';
import { PartnerConsentNote, PartnerData } from '../shared/partner-data';

const copy = networkCopy.creditHaat;

/** Who Credit Haat is, the next steps, and the data it would receive. Nothing is sent before the button is tapped. */
export function CreditHaatScreen({ send, back }: ScreenProps<typeof networkMachine>) {
  const name = lenderName('CREDIT_HAAT');
  return (
    <Page
      title={name}
      heading={copy.heading(name)}
      lead={copy.lead(name)}
      onBack={back}
      action={
        <>
          <Hint>{copy.note}</Hint>
          <Button onClick={() => send({ type: 'lead.started' })}>{copy.action}</Button>
        </>
      }
    >
      <Stack gap="sm">
        <SectionHeading>{copy.next}</SectionHeading>
        <Card tight>
          {copy.steps(name).map(({ title, detail }, index) => (
            <ListRow key={title} icon={<IconDot>{index + 1}</IconDot>} title={title} detail={detail} strong />
          ))}
        </Card>
      </Stack>
      <PartnerData partner={name} maskedMobile={null} />
      <PartnerConsentNote partner={name} onContact={() => send({ type: 'contact.opened' })} />
    </Page>
  );
}
