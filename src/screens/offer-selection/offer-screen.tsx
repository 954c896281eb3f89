import { offerSelectionCopy as copy } from '#messages/offer-selection';
import { compareText } from '../../../machines/domain/base/compare-text';
import { formatMoney } from '../../../machines/domain/base/money';
import { highestAmount } from '../../../machines/domain/loan/loan-offer';
import type { offerSelectionMachine } from '../../../machines/offer-selection/machine';
import { lenderName } from '../../copy/lender';
import { aprRange } from '../../copy/money';
import { whyNotListed, withoutOffer } from '../../copy/offer-selection';
import { spokenOffers } from '../../copy/spoken-offers';
import type { ScreenProps } from '../../journey/screen';
import { Amount } from '../../ui/base/amount';
import { Card } from '../../ui/base/card';
import { SideAction } from '../../ui/base/side-action';
import { Stack } from '../../ui/base/stack';
import { Hint, Lead, SectionHeading, Text } from '../../ui/base/text';
import { TextButton } from '../../ui/base/text-button';
import { Button } from '../../ui/controls/button';
import { Lender } from '../shared/lender';
import { loanSteps } from '../shared/loan-steps';
import { Page } from '../shared/pages/page';
import { ListenButton } from '../shared/speech/listen-button';

/** The largest available amount, and the lenders with an offer. Nothing is agreed to here. */
export function OfferScreen({ snapshot, send, back }: ScreenProps<typeof offerSelectionMachine>) {
  const { offers, omitted, lendersWithoutOffer } = snapshot.context.availableOffers;
  const lenders = [...new Set(offers.map((offer) => offer.nbfc))].sort((a, b) =>
    compareText(lenderName(a), lenderName(b)),
  );
  const aprs = aprRange(offers.map(({ apr }) => apr));
  return (
    <Page
      title={copy.title}
      heading={copy.offerHeading}
      steps={loanSteps('offer')}
      onBack={back}
      action={
        <Button
          disabled={!snapshot.can({ type: 'selection.started' })}
          onClick={() => send({ type: 'selection.started' })}
        >
          {copy.compare}
        </Button>
      }
    >
      <div>
        <SideAction>
          <Lead>{copy.upTo}</Lead>
          <ListenButton sentences={spokenOffers(offers, lenders.map(lenderName))} />
        </SideAction>
        <Amount size="xl">{formatMoney(highestAmount(offers))}</Amount>
        {aprs !== null && <Text>{copy.aprOf(aprs)}</Text>}
      </div>
      <Card>
        <Stack gap="sm">
          <SectionHeading>{copy.fromLenders}</SectionHeading>
          {lenders.map((lender) => (
            <Lender key={lender} nbfc={lender} />
          ))}
          {whyNotListed(omitted).map((line) => (
            <Hint key={line}>{line}</Hint>
          ))}
          {lendersWithoutOffer.length > 0 && <Hint>{withoutOffer(lendersWithoutOffer.map(lenderName))}</Hint>}
        </Stack>
      </Card>
      <Text>{copy.free}</Text>
      <TextButton alone onClick={() => send({ type: 'terms.opened' })}>
        {copy.terms}
      </TextButton>
    </Page>
  );
}
