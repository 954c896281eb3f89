import type { agreementMachine } from '../../../machines/agreement/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/leaving-screen';
import { AgreementScreen } from './agreement';
import { AgreementUnavailableScreen } from './agreement-unavailable';
import { later } from './later';
import { CreatingAgreementScreen, LoadingAgreementScreen } from './loading-agreement';

// One screen for both: what was typed stays while it is checked.
const AgreementOtpScreen = later('agreementOtp');

/** Screens of the agreement and its signature. */
export const screens = {
  loadingAgreement: LoadingAgreementScreen,
  routingAgreement: LoadingAgreementScreen,
  creatingAgreement: CreatingAgreementScreen,
  creationUnanswered: later('creationUnanswered'),
  agreementReview: AgreementScreen,
  sendingOtp: AgreementScreen,
  codeUnanswered: later('codeUnanswered'),
  nextCode: later('nextCode'),
  agreementOtp: AgreementOtpScreen,
  signing: AgreementOtpScreen,
  signatureUnanswered: later('signatureUnanswered'),
  otpBlocked: later('otpBlocked'),
  lenderWillContact: later('lenderWillContact'),
  agreementUnavailable: AgreementUnavailableScreen,
  signed: LeavingScreen,
  left: LeavingScreen,
} satisfies Screens<typeof agreementMachine>;
