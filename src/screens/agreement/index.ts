import type { agreementMachine } from '../../../machines/agreement/machine';
import { agreementCopy as copy } from '../../copy/agreement';
import { type Screens, sendingOrChecking } from '../../journey/screen';
import { loanSteps } from '../shared/loan-steps';
import { LeavingScreen } from '../shared/pages/leaving-screen';
import { loadingScreen } from '../shared/pages/state-screens';
import { AgreementScreen } from './agreement';
import { AgreementOtpScreen } from './agreement-otp';
import { AgreementUnavailableScreen } from './agreement-unavailable';
import { LenderWillContactScreen } from './lender-will-contact';
import { NextCodeScreen } from './next-code';
import { OtpBlockedScreen } from './otp-blocked';
import { CodeUnansweredScreen, CreationUnansweredScreen, SignatureUnansweredScreen } from './unanswered';

const steps = loanSteps('agreement');
const loading = loadingScreen(copy.read.title, copy.loading, { steps });
const creating = loadingScreen(copy.read.title, copy.creating, { steps });

/** Screens of the agreement and its signature. The entered code stays visible while it is checked. */
export const screens = {
  loadingAgreement: loading,
  routingAgreement: loading,
  creatingAgreement: sendingOrChecking(creating, CreationUnansweredScreen),
  creationUnanswered: CreationUnansweredScreen,
  agreementReview: AgreementScreen,
  sendingOtp: sendingOrChecking(AgreementScreen, CodeUnansweredScreen),
  codeUnanswered: CodeUnansweredScreen,
  nextCode: NextCodeScreen,
  agreementOtp: AgreementOtpScreen,
  signing: sendingOrChecking(AgreementOtpScreen, SignatureUnansweredScreen),
  signatureUnanswered: SignatureUnansweredScreen,
  otpBlocked: OtpBlockedScreen,
  lenderWillContact: LenderWillContactScreen,
  agreementUnavailable: AgreementUnavailableScreen,
  signed: LeavingScreen,
  left: LeavingScreen,
} satisfies Screens<typeof agreementMachine>;
