import { sharedCopy } from '#messages/shared';
import { udyamCopy as copy } from '#messages/udyam';
import { type UdyamPage, udyamPages } from '../../../machines/domain/udyam/udyam-steps';
import type { udyamMachine } from '../../../machines/udyam/machine';
import type { Screen, Screens } from '../../journey/screen';
import { lazyScreen } from '../shared/pages/lazy-screen';
import { LeavingScreen } from '../shared/pages/leaving-screen';
import { loadingScreen, noticeScreen } from '../shared/pages/state-screens';
import { formPageScreen } from './form-page';
import { StartScreen } from './start-screen';
import { DetailsMismatchPage, RegisteredPage, RegistrationFailedPage, SubmittedPage } from './status-pages';
import { udyamProgress } from './udyam-progress';
import { UdyamUnavailable } from './udyam-unavailable';
import { unansweredPage } from './unanswered';

const Loading = loadingScreen(copy.title, copy.loading, { cards: 3 });
const LoadingSentCodes = loadingScreen(copy.title, sharedCopy.loading, { cards: 1 });
const VerificationPage = lazyScreen(
  copy.title,
  async () => (await import('./verification-page')).VerificationPage,
);
const CodePage = lazyScreen(copy.title, async () => (await import('./code-page')).CodePage);
const ConfirmationPage = lazyScreen(
  copy.title,
  async () => (await import('./confirmation-page')).ConfirmationPage,
);
const SubmittingRegistration = loadingScreen(copy.title, copy.sending, {
  cards: 1,
  steps: udyamProgress('confirmation'),
});
const DetailsUnanswered = unansweredPage(copy.unanswered);

const formScreens: Readonly<Record<UdyamPage, Screen<typeof udyamMachine>>> = {
  kyc: formPageScreen('kyc'),
  'personal-details': formPageScreen('personal-details'),
  activity: lazyScreen(copy.title, async () => (await import('./activity-page')).ActivityPage),
  business: formPageScreen('business'),
  size: formPageScreen('size'),
  address: formPageScreen('address'),
  'bank-details': formPageScreen('bank-details'),
};

/** Screens of the Udyam registration. A form page stays while its values are submitted. */
export const screens = {
  loadingUdyam: Loading,
  udyamUnavailable: UdyamUnavailable,
  routingUdyam: Loading,
  notOffered: noticeScreen(copy.title, copy.notOffered, 'leave'),
  routingPage: Loading,
  start: StartScreen,
  kyc: formScreens.kyc,
  checkingSentCodes: LoadingSentCodes,
  routingCode: LoadingSentCodes,
  verification: VerificationPage,
  code: CodePage,
  personalDetails: formScreens['personal-details'],
  businessActivity: formScreens.activity,
  businessFacts: formScreens.business,
  businessSize: formScreens.size,
  businessAddress: formScreens.address,
  bankDetails: formScreens['bank-details'],
  submittingDetails: {
    choose: ({ context: { startWith, page } }) => {
      const formPage = udyamPages.find((udyamPage) => udyamPage === page);
      return startWith === 'statusCheck' || formPage === undefined
        ? DetailsUnanswered
        : formScreens[formPage];
    },
  },
  detailsUnanswered: DetailsUnanswered,
  confirmation: ConfirmationPage,
  submittingRegistration: SubmittingRegistration,
  registrationUnanswered: unansweredPage(copy.sendUnanswered),
  submitted: SubmittedPage,
  checkingRegistration: SubmittedPage,
  registered: RegisteredPage,
  registrationFailed: RegistrationFailedPage,
  detailsMismatch: DetailsMismatchPage,
  left: LeavingScreen,
} satisfies Screens<typeof udyamMachine>;
