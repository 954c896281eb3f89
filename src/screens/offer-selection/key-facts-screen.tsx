import { type FormEvent, useId, useState } from 'react';
import { errorsTitle } from '#messages/errors-title';
import { moneyCopy } from '#messages/money';
import { offerSelectionCopy as copy } from '#messages/offer-selection';
import type { offerSelectionMachine } from '../../../machines/offer-selection/machine';
import { moneyOrNotGiven, repaymentLine } from '../../copy/money';
import { spokenOffer } from '../../copy/spoken-offers';
import type { ScreenProps } from '../../journey/screen';
import { Amount } from '../../ui/base/amount';
import { SideAction } from '../../ui/base/side-action';
import { Stack } from '../../ui/base/stack';
import { Hint, Lead, Text } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Checkbox } from '../../ui/controls/checkbox';
import { ErrorSummary } from '../../ui/feedback/error-summary';
import { SkeletonCard } from '../../ui/feedback/skeleton';
import { Columns } from '../../ui/page/columns';
import { VisuallyHidden } from '../../ui/theme/visually-hidden';
import { Lender } from '../shared/lender';
import { loanSteps } from '../shared/loan-steps';
import { Page } from '../shared/pages/page';
import { AmountInWords } from '../shared/speech/amount-in-words';
import { ListenButton } from '../shared/speech/listen-button';
import { KeyFactsDetails } from './key-facts-details';
import { KeyFactsDocuments } from './key-facts-documents';
import { LoanAndCost, LoanRights, Statement } from './key-facts-rows';

/** The key facts of the chosen offer, which the merchant acknowledges before anything is signed. */
export function KeyFactsScreen({ snapshot, send, back }: ScreenProps<typeof offerSelectionMachine>) {
  const { availableOffers, chosenOfferId, keyFacts } = snapshot.context;
  const offer = availableOffers.offers.find(({ id }) => id === chosenOfferId) ?? null;
  const statedDays = keyFacts?.coolingOffDays ?? 0;
  const coolingOffDays = statedDays > 0 ? statedDays : availableOffers.coolingOffDays;
  const [hasRead, setHasRead] = useState(false);
  /** Number of times that the merchant continued without the tick. */
  const [failedAttempts, setFailedAttempts] = useState(0);
  const formId = useId();
  const checkboxId = useId();
  const isConsentMissing = failedAttempts > 0 && !hasRead;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (hasRead) return send({ type: 'keyFacts.acknowledged' });
    setFailedAttempts(failedAttempts + 1);
  }

  const consent = (
    <form id={formId} noValidate onSubmit={submit}>
      <Checkbox
        id={checkboxId}
        name="hasRead"
        label={copy.consent}
        checked={hasRead}
        onChange={(event) => setHasRead(event.currentTarget.checked)}
        error={isConsentMissing ? copy.consentMissing : undefined}
      />
    </form>
  );
  return (
    <Page
      wide
      title={copy.keyFactsTitle}
      heading={copy.keyFactsHeading}
      steps={loanSteps('keyFacts')}
      onBack={back}
      action={
        <Button type="submit" form={formId} disabled={!snapshot.can({ type: 'keyFacts.acknowledged' })}>
          {copy.continue}
        </Button>
      }
    >
      {isConsentMissing && (
        <ErrorSummary
          title={errorsTitle(1)}
          errors={[{ id: checkboxId, message: copy.consentMissing }]}
          attempt={failedAttempts}
        />
      )}
      {offer !== null && (
        <>
          <Stack gap="sm">
            <SideAction>
              <Lender nbfc={offer.nbfc} />
              <ListenButton sentences={spokenOffer(offer, keyFacts, coolingOffDays)} />
            </SideAction>
            <div>
              <Lead>{moneyCopy.inBank}</Lead>
              <Amount size="xl">{moneyOrNotGiven(offer.transferableAmount)}</Amount>
              <AmountInWords paise={offer.transferableAmount} />
              <Text>
                {copy.payBack(
                  moneyOrNotGiven(offer.payableAmount),
                  repaymentLine(offer.instalment, offer.instalments, offer.frequency),
                )}
              </Text>
              <AmountInWords paise={offer.payableAmount} />
            </div>
          </Stack>
          <Columns
            first={
              <>
                <LoanAndCost offer={offer} />
                {availableOffers.isProcessingFeeWaived && <Hint>{copy.feeOff}</Hint>}
              </>
            }
            second={
              keyFacts === null ? (
                <Stack aria-busy="true">
                  <VisuallyHidden role="status">{copy.keyFactsAwaiting}</VisuallyHidden>
                  <SkeletonCard lines={8} />
                  <SkeletonCard lines={6} />
                </Stack>
              ) : (
                <>
                  <Statement facts={keyFacts} />
                  <LoanRights offer={offer} facts={keyFacts} coolingOffDays={coolingOffDays} />
                  <KeyFactsDetails offer={offer} facts={keyFacts} />
                  <KeyFactsDocuments papers={keyFacts.papers} link={offer.kfsHtmlLink} />
                  {consent}
                </>
              )
            }
          />
        </>
      )}
      {offer === null && consent}
    </Page>
  );
}
