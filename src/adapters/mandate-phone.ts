import { failure, type Outcome } from '../../machines/domain/base/failure';
import type { OtpSent } from '../../machines/domain/identity/otp-sent';
import { type PhoneVerification, phoneVerification } from '../../machines/domain/merchant/phone-verification';
import { mandatePhoneMachine } from '../../machines/mandate-phone/machine';
import type { MandatePhoneEntryUrl, PhoneStart, PhoneWish } from '../../machines/mandate-phone/setup';
import { createLoad } from '../../machines/shared/load';
import { getMandatePhone, sendMandatePhoneOtp, verifyMandatePhone } from '../api/operations/mandate-phone';
import { getMerchant } from '../api/operations/merchant';
import type { AdaptedJourney, App } from './app';
import { codeOut } from './codes-out';
import { otp } from './otp';
import { adaptPolling } from './polling';

/** Under this word the tab remembers that a code is out. */
const SUBJECT = 'mandate-phone';

/** Fills the mandate phone: where it stands, the code, and the bank that answers later. */
export function adapt(app: App): AdaptedJourney<typeof mandatePhoneMachine, MandatePhoneEntryUrl> {
  const { termloan } = app;
  return {
    machine: mandatePhoneMachine.provide({
      actors: {
        loadPhone: createLoad<PhoneStart>((_, signal) => loadPhone(app, signal)),
        getMandatePhone: createLoad<PhoneVerification>((_, signal) => getMandatePhone(termloan, signal)),
        otp: otp(app, {
          subject: SUBJECT,
          schema: phoneVerification,
          send: (wish: PhoneWish | null, key, signal) => sendTo(app, wish, key, signal),
          check: ({ code }, key, signal) => verifyMandatePhone(termloan, code, key, signal),
        }),
        ...adaptPolling(app),
      },
    }),
    input: ({ entryUrl }) => ({ entryUrl, requestSeed: app.newRequestSeed() }),
  };
}

async function loadPhone(app: App, signal: AbortSignal): Promise<Outcome<PhoneStart>> {
  const [phone, self] = await Promise.all([
    getMandatePhone(app.termloan, signal),
    getMerchant(app.merchant, signal),
  ]);
  if (!phone.ok) return phone;
  const mobile = self.ok ? self.data.mobile : null;
  const out = codeOut(app, SUBJECT);
  return {
    ok: true,
    data: {
      phone: phone.data,
      // No more of the number than its end: the chart is watched by the inspector.
      ownMobile: mobile === null ? null : mobile.slice(-4),
      codeOut: out && { ...out, sentTo: phone.data.maskedMobile },
    },
  };
}

/** The merchant's own number is read when it is needed, and kept nowhere. */
async function sendTo(
  { termloan, merchant }: App,
  wish: PhoneWish | null,
  key: string,
  signal: AbortSignal,
): Promise<Outcome<OtpSent>> {
  if (wish === null) return { ok: false, failure: failure('refused') };
  if (wish.mobile !== null) return sendMandatePhoneOtp(termloan, wish.mobile, key, signal);
  const self = await getMerchant(merchant, signal);
  if (!self.ok) return self;
  if (self.data.mobile === null) return { ok: false, failure: failure('refused') };
  return sendMandatePhoneOtp(termloan, self.data.mobile, key, signal);
}
