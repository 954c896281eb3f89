import { useId, useState } from 'react';
import { offerSelectionCopy as copy } from '#messages/offer-selection';
import { formatMoney } from '../../../machines/domain/base/money';
import { groupOffers, type LoanOffer } from '../../../machines/domain/loan/loan-offer';
import type { offerSelectionMachine } from '../../../machines/offer-selection/machine';
import { lenderName } from '../../copy/lender';
import { whyNotListed, withoutOffer } from '../../copy/offer-selection';
import type { ScreenProps } from '../../journey/screen';
import { Stack } from '../../ui/base/stack';
import { Hint } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Segmented } from '../../ui/controls/segmented';
import { loanSteps } from '../shared/loan-steps';
import { Page } from '../shared/pages/page';
import { useIsFirstFrame } from '../shared/use-is-first-frame';
import { OfferGroupCards } from './offer-group-cards';
import { SortingNote } from './sorting-note';

/** All offers, in the same layout. The selected amount filters the list; no offer is preselected but one that was chosen before. */
export function SelectLoanScreen({ snapshot, send, back }: ScreenProps<typeof offerSelectionMachine>) {
  const { availableOffers, chosenOfferId } = snapshot.context;
  const groups = groupOffers(availableOffers.offers);
  const chosenOffer = availableOffers.offers.find((offer) => offer.id === chosenOfferId) ?? null;
  // In paise, as a string; null for all amounts. It only filters this list: the chart gets the chosen offer.
  const [amount, setAmount] = useState(chosenOffer === null ? null : String(chosenOffer.loanAmount));
  const visibleGroups = groups.filter((group) => amount === null || String(group.amount) === amount);
  // Eight cards at once would delay the answer to the tap: those of the first plan fill a phone.
  const shownGroups = useIsFirstFrame()
    ? visibleGroups.slice(0, 1).map((group) => ({ ...group, frequencies: group.frequencies.slice(0, 1) }))
    : visibleGroups;
  return (
    <Page
      title={copy.title}
      heading={copy.selectHeading}
      wide
      steps={loanSteps('offer')}
      onBack={back}
      action={
        <KeyFactsAction
          chosen={chosenOffer}
          isReady={snapshot.can({ type: 'keyFacts.opened' })}
          onOpen={() => send({ type: 'keyFacts.opened' })}
        />
      }
    >
      {groups.length > 1 && (
        <Segmented
          legend={copy.amountLegend}
          legendHidden
          name="amount"
          options={groups.map((group) => ({ value: String(group.amount), label: formatMoney(group.amount) }))}
          value={amount}
          onSelect={setAmount}
        />
      )}
      <SortingNote onMatching={() => send({ type: 'matching.opened' })} />
      <Stack gap="lg">
        {shownGroups.map((group) => (
          <OfferGroupCards
            key={group.amount}
            group={group}
            chosenOfferId={chosenOfferId}
            onChoose={(offerId) => send({ type: 'offer.chosen', offerId })}
          />
        ))}
      </Stack>
      {whyNotListed(availableOffers.omitted).map((line) => (
        <Hint key={line}>{line}</Hint>
      ))}
      {availableOffers.lendersWithoutOffer.length > 0 && (
        <Hint>{withoutOffer(availableOffers.lendersWithoutOffer.map(lenderName))}</Hint>
      )}
    </Page>
  );
}

interface KeyFactsActionProps {
  readonly chosen: LoanOffer | null;
  readonly isReady: boolean;
  readonly onOpen: () => void;
}

/** The button to the key facts, above it the chosen offer or what to do first. It is never `disabled`, to keep its focus. */
function KeyFactsAction({ chosen, isReady, onOpen }: KeyFactsActionProps) {
  const hintId = useId();
  return (
    <>
      <Hint id={hintId} role="status">
        {chosen === null
          ? copy.chooseFirst
          : copy.chosenLine(lenderName(chosen.nbfc), formatMoney(chosen.loanAmount))}
      </Hint>
      <Button
        aria-describedby={hintId}
        {...(isReady ? { onClick: onOpen } : { 'aria-disabled': true as const })}
      >
        {copy.seeKeyFacts}
      </Button>
    </>
  );
}
