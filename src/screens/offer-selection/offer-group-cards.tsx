import { writtenAmount } from '#messages/amount-in-words';
import { offerSelectionCopy as copy } from '#messages/offer-selection';
import { formatMoney } from '../../../machines/domain/base/money';
import { lenderMark } from '../../../machines/domain/lender/lenders';
import type { LoanOffer, OfferGroup } from '../../../machines/domain/loan/loan-offer';
import { lenderName } from '../../copy/lender';
import { everyPeriod, moneyOrNotGiven, tenor } from '../../copy/money';
import { spokenOffer } from '../../copy/spoken-offers';
import { Disclosure } from '../../ui/base/disclosure';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { ChoiceGroup } from '../../ui/controls/choice-group';
import { OfferCard } from '../../ui/controls/offer-card';
import { VisuallyHidden } from '../../ui/theme/visually-hidden';
import { DocumentLink } from '../shared/document-link';
import { ListenButton } from '../shared/speech/listen-button';
import { costFigures, mainFigures } from './offer-figures';

interface OfferGroupCardsProps {
  readonly group: OfferGroup;
  readonly chosenOfferId: string | null;
  readonly onChoose: (offerId: string) => void;
}

/** The offers of one loan amount, sorted by how often they are paid, most often first, then by APR (spec 2.4). */
export function OfferGroupCards({ group, chosenOfferId, onChoose }: OfferGroupCardsProps) {
  return (
    <Stack gap="lg">
      {group.frequencies.map(({ frequency, offers }) => (
        <ChoiceGroup
          sideBySide
          key={frequency}
          legend={copy.planHeading(formatMoney(group.amount), everyPeriod(frequency))}
        >
          {offers.map((offer) => (
            <OfferChoice
              key={offer.id}
              offer={offer}
              isChosen={offer.id === chosenOfferId}
              onChoose={() => onChoose(offer.id)}
            />
          ))}
        </ChoiceGroup>
      ))}
    </Stack>
  );
}

interface OfferChoiceProps {
  readonly offer: LoanOffer;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function OfferChoice({ offer, isChosen, onChoose }: OfferChoiceProps) {
  const lender = lenderName(offer.nbfc);
  const instalment = moneyOrNotGiven(offer.instalment);
  return (
    <OfferCard
      name="offer"
      value={offer.id}
      lenderMark={lenderMark(offer.nbfc)}
      lenderName={lender}
      headline={moneyOrNotGiven(offer.transferableAmount)}
      suffix={offer.transferableAmount > 0 ? copy.inBankSuffix : copy.inBankMissing}
      detail={offer.transferableAmount > 0 ? writtenAmount(offer.transferableAmount) : undefined}
      rows={mainFigures(offer)}
      checked={isChosen}
      onSelect={onChoose}
    >
      <Disclosure
        plain
        title={
          <>
            {copy.allCosts}
            <VisuallyHidden>{` (${lender}, ${formatMoney(offer.loanAmount)}, ${instalment}, ${tenor(offer.instalments, offer.frequency)})`}</VisuallyHidden>
          </>
        }
      >
        <Rows>
          {costFigures(offer).map((figure) => (
            <Row key={figure.label} {...figure} />
          ))}
        </Rows>
      </Disclosure>
      {offer.kfsHtmlLink !== null && (
        <DocumentLink
          link={offer.kfsHtmlLink}
          name={copy.keyFactsLink}
          of={`${lender}, ${instalment}`}
          appearance="text"
        />
      )}
      <ListenButton sentences={spokenOffer(offer, null, 0)} about={`${lender}, ${instalment}`} />
    </OfferCard>
  );
}
