import type { Outcome } from '../../machines/domain/base/failure';
import { isFeatureOn } from '../../machines/domain/base/features';
import { type KeyFacts, withSafePapers } from '../../machines/domain/loan/key-facts';
import { noOmittedOffers, offersToChooseFrom, shownOffer } from '../../machines/domain/loan/offer-list';
import {
  type AvailableOffers,
  type OfferEntryUrl,
  offerSelectionMachine,
} from '../../machines/offer-selection/machine';
import { createLoad } from '../../machines/shared/load';
import { getKeyFacts } from '../api/operations/key-facts';
import { getLoanConfig, getNbfcFeatureConfig } from '../api/operations/loan-config';
import { listLoanOffers } from '../api/operations/offers';
import type { AdaptedJourney, App } from './app';
import { readWithTimeout } from './read-with-timeout';
import { createStepReporter } from './step-reporter';
import { termloanOrigin } from './termloan-origin';

/** Implements the ports of the offer selection. */
export function adapt(app: App): AdaptedJourney<typeof offerSelectionMachine, OfferEntryUrl> {
  const reportStep = createStepReporter(app);
  return {
    machine: offerSelectionMachine.provide({
      actors: {
        loadOffers: createLoad<AvailableOffers, { status: 'APPROVED' | 'SELECTED' }>(({ status }, signal) =>
          loadOffers(app, status, signal),
        ),
        getKeyFacts: createLoad<KeyFacts, { offerId: string }>(({ offerId }, signal) =>
          loadKeyFacts(app, offerId, signal),
        ),
      },
      actions: {
        storeOfferId: (_, offerId) => app.storage.writeOfferId(offerId),
        reportStep: (_, step) => void reportStep(step),
      },
    }),
    input: ({ entryUrl, search }) => ({
      entryUrl,
      // SELECTED is the confirmed offer, not the one that this phone stores.
      status: search.status === 'SELECTED' ? 'SELECTED' : 'APPROVED',
      storedOfferId: app.storage.readOfferId(),
    }),
  };
}

/** The key facts of an offer, without papers whose URL may not be opened. */
async function loadKeyFacts(app: App, offerId: string, signal: AbortSignal): Promise<Outcome<KeyFacts>> {
  const facts = await getKeyFacts(app.termloan, offerId, signal);
  if (!facts.ok) return facts;
  return { ok: true, data: withSafePapers(facts.data, termloanOrigin()) };
}

async function loadOffers(
  app: App,
  status: 'APPROVED' | 'SELECTED',
  signal: AbortSignal,
): Promise<Outcome<AvailableOffers>> {
  const { termloan, clock } = app;
  const selectedOffers = listLoanOffers(termloan, 'SELECTED', signal);
  const [offers, selected, features, config] = await Promise.all([
    status === 'SELECTED' ? selectedOffers : listLoanOffers(termloan, status, signal),
    selectedOffers,
    getNbfcFeatureConfig(termloan, signal),
    readWithTimeout(app, getLoanConfig(termloan, { isSigned: false }, signal), signal),
  ]);
  if (!offers.ok) return offers;
  if (!selected.ok) return selected;
  if (!features.ok) return features;
  const offerContext = { features: features.data, now: clock.now(), origin: termloanOrigin() };
  // A confirmed offer is shown whatever the feature flags say.
  const offerList =
    status === 'SELECTED'
      ? {
          offers: offers.data.offers.map((offer) => shownOffer(offer, offerContext)),
          omitted: noOmittedOffers,
        }
      : offersToChooseFrom(offers.data.offers, offerContext, offers.data.malformedCount);
  return {
    ok: true,
    data: {
      ...offerList,
      lendersWithoutOffer: offers.data.lendersWithoutOffer,
      isProcessingFeeWaived: isFeatureOn(features.data, 'PROCESSING_FEE_DISABLE'),
      isOfferConfirmed: selected.data.offers.length > 0,
      coolingOffDays: config?.coolingOffDays ?? 0,
    },
  };
}
