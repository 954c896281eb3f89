import type { offerSelectionMachine } from '../../../machines/offer-selection/machine';
import { offerSelectionCopy as copy, offerTerms } from '../../copy/offer-selection';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Page } from '../../ui/page';
import { Stack } from '../../ui/stack';
import { SectionHeading, Text } from '../../ui/text';
import { SupportLink } from '../shared/support-link';

/** The terms of the offers, to read. */
export function OfferTermsScreen({ send, back }: ScreenProps<typeof offerSelectionMachine>) {
  return (
    <Page
      title={copy.termsTitle}
      heading={copy.termsHeading}
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={
        <Button variant="secondary" onClick={() => send({ type: 'leave' })}>
          {copy.closeTerms}
        </Button>
      }
    >
      <Card>
        <Stack>
          {offerTerms.map(({ title, text }) => (
            <Stack key={title} gap="xs">
              <SectionHeading>{title}</SectionHeading>
              <Text>{text}</Text>
            </Stack>
          ))}
        </Stack>
      </Card>
    </Page>
  );
}
