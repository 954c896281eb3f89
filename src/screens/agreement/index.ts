import type { agreementMachine } from '../../../machines/agreement/machine';
import { type Screens, sendingOrAsking } from '../../journey/screen';
import { LeavingScreen } from '../shared/leaving-screen';
import { AgreementScreen } from './agreement';
import { AgreementOtpScreen } from './agreement-otp';
import { AgreementUnavailableScreen } from './agreement-unavailable';
import { LenderWillContactScreen } from './lender-will-contact';
import { CreatingAgreementScreen, LoadingAgreementScreen } from './loading-agreement';
import { NextCodeScreen } from './next-code';
import { OtpBlockedScreen } from './otp-blocked';
import { CodeUnansweredScreen, CreationUnansweredScreen, SignatureUnansweredScreen } from './unanswered';

/** Screens of the agreement and its signature. What was typed stays while it is checked. */
export const screens = {
  loadingAgreement: LoadingAgreementScreen,
  routingAgreement: LoadingAgreementScreen,
  creatingAgreement: sendingOrAsking(CreatingAgreementScreen, CreationUnansweredScreen),
  creationUnanswered: CreationUnansweredScreen,
  agreementReview: AgreementScreen,
  sendingOtp: sendingOrAsking(AgreementScreen, CodeUnansweredScreen),
  codeUnanswered: CodeUnansweredScreen,
  nextCode: NextCodeScreen,
  agreementOtp: AgreementOtpScreen,
  signing: sendingOrAsking(AgreementOtpScreen, SignatureUnansweredScreen),
  signatureUnanswered: SignatureUnansweredScreen,
  otpBlocked: OtpBlockedScreen,
  lenderWillContact: LenderWillContactScreen,
  agreementUnavailable: AgreementUnavailableScreen,
  signed: LeavingScreen,
  left: LeavingScreen,
} satisfies Screens<typeof agreementMachine>;
