import { offerTerms } from '#messages/offer-rules';
import { offerSelectionCopy as copy } from '#messages/offer-selection';
import type { offerSelectionMachine } from '../../../machines/offer-selection/machine';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Stack } from '../../ui/base/stack';
import { SectionHeading, Text } from '../../ui/base/text';
import { TextLink } from '../../ui/base/text-link';
import { Button } from '../../ui/controls/button';
import { appLink } from '../shared/app-link';
import { Page } from '../shared/pages/page';

/** The terms that apply to all offers. */
export function OfferTermsScreen({ send, back }: ScreenProps<typeof offerSelectionMachine>) {
  return (
    <Page
      title={copy.termsTitle}
      heading={copy.termsHeading}
      onBack={back}
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
          <TextLink alone {...appLink('/how-offers-work', () => send({ type: 'matching.opened' }))}>
            {copy.howOffersWork}
          </TextLink>
        </Stack>
      </Card>
    </Page>
  );
}
