import { contactCopy as copy } from '#messages/contact';
import { sharedCopy } from '#messages/shared';
import type { contactMachine } from '../../../machines/contact/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/pages/leaving-screen';
import { loadingScreen, noticeScreen, unavailableScreen } from '../shared/pages/state-screens';
import { ContactScreen } from './contact';

const loading = loadingScreen(copy.title, copy.loading);
const unansweredTexts = { ...copy.unanswered, action: sharedCopy.checkAgain };

/** The screen of every state of the contact page. */
export const screens = {
  loadingContact: loading,
  routingContact: loading,
  contact: ContactScreen,
  noLender: ContactScreen,
  unknownPartner: ContactScreen,
  openingDialler: ContactScreen,
  loadingConsent: ContactScreen,
  submittingConsent: ContactScreen,
  consentUnanswered: noticeScreen(copy.title, unansweredTexts, 'retry', 'unsure'),
  contactUnavailable: unavailableScreen(copy.title, copy.unavailable),
  left: LeavingScreen,
} satisfies Screens<typeof contactMachine>;
