import { AgreementOtpScreen } from './agreement-otp';
import { LenderWillContactScreen } from './lender-will-contact';
import { OtpBlockedScreen } from './otp-blocked';
import { SignatureUnansweredScreen } from './signature-unanswered';

/** All but the agreement itself, in a chunk of their own: the door is full, and it is read first. */
export const laterScreens = {
  agreementOtp: AgreementOtpScreen,
  signatureUnanswered: SignatureUnansweredScreen,
  otpBlocked: OtpBlockedScreen,
  lenderWillContact: LenderWillContactScreen,
};
