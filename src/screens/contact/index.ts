import type { contactMachine } from '../../../machines/contact/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/leaving-screen';
import { ConsentUnansweredScreen } from './consent-unanswered';
import { ContactScreen } from './contact';
import { ContactUnavailableScreen } from './contact-unavailable';
import { LoadingContactScreen } from './loading-contact';

/** Screens of the page that says whom one can talk to. */
export const screens = {
  loadingContact: LoadingContactScreen,
  routingContact: LoadingContactScreen,
  contact: ContactScreen,
  noLender: ContactScreen,
  unknownPartner: ContactScreen,
  openingDialler: ContactScreen,
  loadingConsent: ContactScreen,
  submittingConsent: ContactScreen,
  consentUnanswered: ConsentUnansweredScreen,
  contactUnavailable: ContactUnavailableScreen,
  left: LeavingScreen,
} satisfies Screens<typeof contactMachine>;
