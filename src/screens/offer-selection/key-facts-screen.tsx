import { type FormEvent, useId, useState } from 'react';

import { lenderInitials, lenderName } from '../../../machines/domain/lenders';
import { formatMoney } from '../../../machines/domain/money';
import type { offerSelectionMachine } from '../../../machines/offer-selection/machine';
import { givenMoney, per, tenor } from '../../copy/money';
import { offerSelectionCopy as copy } from '../../copy/offer-selection';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Amount } from '../../ui/amount';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { LenderTag } from '../../ui/lender-tag';
import { Page } from '../../ui/page';
import { Stack } from '../../ui/stack';
import { Hint, Lead } from '../../ui/text';
import { loanSteps } from '../shared/loan-steps';
import { SupportLink } from '../shared/support-link';
import { KeyFactsDocuments } from './key-facts-documents';
import { KeyFactsRows } from './key-facts-rows';

/** The Key Facts of the chosen offer, read and acknowledged before anything is signed. */
export function KeyFactsScreen({ snapshot, send, back }: ScreenProps<typeof offerSelectionMachine>) {
  const { table, chosenOfferId } = snapshot.context;
  const offer = table.offers.find(({ id }) => id === chosenOfferId) ?? null;
  const [hasRead, setRead] = useState(false);
  const [isMissed, setMissed] = useState(false);
  const form = useId();
  const box = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (hasRead) return send({ type: 'keyFacts.acknowledged' });
    setMissed(true);
    const consent = document.getElementById(box);
    consent?.focus();
    // In the middle, so that its error is not behind the bar.
    consent?.scrollIntoView?.({ block: 'center' });
  }

  return (
    <Page
      title={copy.keyFactsTitle}
      heading={copy.keyFactsHeading}
      steps={loanSteps('keyFacts')}
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={
        <Button type="submit" form={form} disabled={!snapshot.can({ type: 'keyFacts.acknowledged' })}>
          {copy.continue}
        </Button>
      }
    >
      {offer !== null && (
        <>
          <Stack gap="sm">
            <LenderTag initials={lenderInitials(offer.nbfc)} name={lenderName(offer.nbfc)} />
            <div>
              <Amount size="xl">{formatMoney(offer.loanAmount)}</Amount>
              <Lead>
                {givenMoney(offer.instalment)} {per(offer.frequency)} ·{' '}
                {tenor(offer.instalments, offer.frequency)}
              </Lead>
            </div>
          </Stack>
          <KeyFactsRows offer={offer} />
          {table.isProcessingFeeWaived && <Hint>{copy.feeOff}</Hint>}
          <KeyFactsDocuments link={offer.kfsHtmlLink} />
        </>
      )}
      <form id={form} noValidate onSubmit={submit}>
        <Checkbox
          id={box}
          name="hasRead"
          label={copy.consent}
          checked={hasRead}
          onChange={(event) => setRead(event.currentTarget.checked)}
          error={isMissed && !hasRead ? copy.consentMissing : undefined}
        />
      </form>
    </Page>
  );
}
