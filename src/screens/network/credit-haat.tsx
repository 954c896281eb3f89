import { lenderName } from '../../../machines/domain/lenders';
import type { networkMachine } from '../../../machines/network/machine';
import { networkCopy } from '../../copy/network';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { IconDot } from '../../ui/icon-dot';
import { ListRow } from '../../ui/list-row';
import { Page } from '../../ui/page';
import { Stack } from '../../ui/stack';
import { Hint, SectionHeading } from '../../ui/text';
import { PartnerChoice, PartnerGets } from '../shared/partner-gets';
import { SupportLink } from '../shared/support-link';

const copy = networkCopy.creditHaat;

/** Who Credit Haat is, what comes next, what it would get: the way to it begins with a tap. */
export function CreditHaatScreen({ send, back }: ScreenProps<typeof networkMachine>) {
  const name = lenderName('CREDIT_HAAT');
  return (
    <Page
      title={copy.title}
      heading={copy.heading}
      lead={copy.lead}
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
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
          {copy.steps.map(({ title, detail }, index) => (
            <ListRow key={title} icon={<IconDot>{index + 1}</IconDot>} title={title} detail={detail} strong />
          ))}
        </Card>
      </Stack>
      <PartnerGets partner={name} maskedMobile={null} />
      <PartnerChoice partner={name} onContact={() => send({ type: 'contact.opened' })} />
    </Page>
  );
}
