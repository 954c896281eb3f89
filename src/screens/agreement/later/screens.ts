import { AgreementOtpScreen } from './agreement-otp';
import { LenderWillContactScreen } from './lender-will-contact';
import { NextCodeScreen } from './next-code';
import { OtpBlockedScreen } from './otp-blocked';
import { CodeUnansweredScreen, CreationUnansweredScreen, SignatureUnansweredScreen } from './unanswered';

/** All but the agreement itself, in a chunk of their own: the door is full, and it is read first. */
export const laterScreens = {
  agreementOtp: AgreementOtpScreen,
  creationUnanswered: CreationUnansweredScreen,
  codeUnanswered: CodeUnansweredScreen,
  nextCode: NextCodeScreen,
  signatureUnanswered: SignatureUnansweredScreen,
  otpBlocked: OtpBlockedScreen,
  lenderWillContact: LenderWillContactScreen,
};
