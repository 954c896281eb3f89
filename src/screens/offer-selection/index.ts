import { offerSelectionCopy as copy } from '#messages/offer-selection';
import type { offerSelectionMachine } from '../../../machines/offer-selection/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/pages/leaving-screen';
import { loadingScreen, unavailableScreen } from '../shared/pages/state-screens';
import { KeyFactsScreen } from './key-facts-screen';
import { NoOffersScreen } from './no-offers-screen';
import { OfferScreen } from './offer-screen';
import { OfferTermsScreen } from './offer-terms-screen';
import { OffersUnavailableScreen } from './offers-unavailable-screen';
import { SelectLoanScreen } from './select-loan-screen';

const loading = loadingScreen(copy.title, copy.awaiting);

/** The screen of every state of the offer selection. */
export const screens = {
  loadingOffers: loading,
  routingEntryUrl: loading,
  offer: OfferScreen,
  offerTerms: OfferTermsScreen,
  selectLoan: SelectLoanScreen,
  loadingKeyFacts: KeyFactsScreen,
  keyFacts: KeyFactsScreen,
  keyFactsUnavailable: unavailableScreen(copy.keyFactsTitle, copy.keyFactsUnavailable),
  noOffers: NoOffersScreen,
  offersUnavailable: OffersUnavailableScreen,
  offerChosen: LeavingScreen,
  left: LeavingScreen,
} satisfies Screens<typeof offerSelectionMachine>;
