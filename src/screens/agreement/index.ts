import { agreementCopy as copy } from '#messages/agreement';
import type { agreementMachine } from '../../../machines/agreement/machine';
import { type Screens, screenForSubmission } from '../../journey/screen';
import { loanSteps } from '../shared/loan-steps';
import { LeavingScreen } from '../shared/pages/leaving-screen';
import { loadingScreen, unavailableScreen } from '../shared/pages/state-screens';
import { AgreementScreen } from './agreement';
import { AgreementOtpScreen } from './agreement-otp';
import { CreationUnansweredScreen } from './creation-unanswered';
import { LenderWillContactScreen } from './lender-will-contact';

const steps = loanSteps('agreement');
const loading = loadingScreen(copy.review.title, copy.loading, { steps });
const creating = loadingScreen(copy.review.title, copy.creating, { steps });

/** Screens of the agreement and its signature. */
export const screens = {
  loadingAgreement: loading,
  routingAgreement: loading,
  creatingAgreement: screenForSubmission(creating, CreationUnansweredScreen),
  creationUnanswered: CreationUnansweredScreen,
  agreementReview: AgreementScreen,
  agreementOtp: AgreementOtpScreen,
  lenderWillContact: LenderWillContactScreen,
  agreementUnavailable: unavailableScreen(copy.review.title, copy.unavailable),
  signed: LeavingScreen,
  left: LeavingScreen,
} satisfies Screens<typeof agreementMachine>;
