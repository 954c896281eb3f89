import type { offerSelectionMachine } from '../../../machines/offer-selection/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/leaving-screen';
import { KeyFactsScreen } from './key-facts-screen';
import { LoadingOffersScreen } from './loading-offers-screen';
import { NoOffersScreen } from './no-offers-screen';
import { OfferScreen } from './offer-screen';
import { OfferTermsScreen } from './offer-terms-screen';
import { OffersUnavailableScreen } from './offers-unavailable-screen';
import { SelectLoanScreen } from './select-loan-screen';

/** The screen of every state of the offer selection. */
export const screens = {
  loadingOffers: LoadingOffersScreen,
  routingDoor: LoadingOffersScreen,
  offer: OfferScreen,
  offerTerms: OfferTermsScreen,
  selectLoan: SelectLoanScreen,
  keyFacts: KeyFactsScreen,
  noOffers: NoOffersScreen,
  offersUnavailable: OffersUnavailableScreen,
  offerChosen: LeavingScreen,
  left: LeavingScreen,
} satisfies Screens<typeof offerSelectionMachine>;
