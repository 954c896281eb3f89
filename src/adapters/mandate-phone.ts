import { failure, type Outcome } from '../../machines/domain/base/failure';
import type { OtpSent } from '../../machines/domain/identity/otp-sent';
import {
  type PhoneVerification,
  phoneVerificationSchema,
} from '../../machines/domain/merchant/phone-verification';
import { mandatePhoneMachine } from '../../machines/mandate-phone/machine';
import type { MandatePhoneEntryUrl, PhoneRequest, PhoneStart } from '../../machines/mandate-phone/setup';
import { createLoad } from '../../machines/shared/load';
import { getMandatePhone, sendMandatePhoneOtp, verifyMandatePhone } from '../api/operations/mandate-phone';
import { getMerchant } from '../api/operations/merchant';
import type { AdaptedJourney, App } from './app';
import { otp } from './otp';
import { adaptPolling } from './polling';
import { partWithTimeout } from './read-with-timeout';
import { readSentCode } from './sent-codes';

/** Storage key of the sent code. */
const SUBJECT = 'mandate-phone';

/** Implements the ports of the mandate phone: its status, the one-time code, and polling for the bank. */
export function adapt(app: App): AdaptedJourney<typeof mandatePhoneMachine, MandatePhoneEntryUrl> {
  const { termloan } = app;
  return {
    machine: mandatePhoneMachine.provide({
      actors: {
        loadPhone: createLoad<PhoneStart>((_, signal) => loadPhone(app, signal)),
        getMandatePhone: createLoad<PhoneVerification>((_, signal) => getMandatePhone(termloan, signal)),
        otp: otp(app, {
          subject: SUBJECT,
          schema: phoneVerificationSchema,
          send: (request: PhoneRequest | null, key, signal) => sendCode(app, request, key, signal),
          check: ({ code }, key, signal) => verifyMandatePhone(termloan, code, key, signal),
        }),
        ...adaptPolling(app),
      },
    }),
    input: ({ entryUrl }) => ({ entryUrl, requestKeySeed: app.newRequestKeySeed() }),
  };
}

async function loadPhone(app: App, signal: AbortSignal): Promise<Outcome<PhoneStart>> {
  const [phone, currentMerchant] = await Promise.all([
    getMandatePhone(app.termloan, signal),
    partWithTimeout(app, getMerchant(app.merchant, signal), signal),
  ]);
  if (!phone.ok) return phone;
  const mobile = currentMerchant?.ok ? currentMerchant.data.mobile : null;
  const sentCode = readSentCode(app, SUBJECT);
  return {
    ok: true,
    data: {
      phone: phone.data,
      // Only the last four digits: the inspector records the context.
      ownMobile: mobile === null ? null : mobile.slice(-4),
      sentCode: sentCode && { ...sentCode, sentTo: phone.data.maskedMobile },
    },
  };
}

/** Sends a code to the entered number; without one, to the merchant's own number, which is read here and not stored. */
async function sendCode(
  { termloan, merchant }: App,
  request: PhoneRequest | null,
  key: string,
  signal: AbortSignal,
): Promise<Outcome<OtpSent>> {
  if (request === null) return { ok: false, failure: failure('refused') };
  if (request.mobile !== null) return sendMandatePhoneOtp(termloan, request.mobile, key, signal);
  const currentMerchant = await getMerchant(merchant, signal);
  if (!currentMerchant.ok) return currentMerchant;
  if (currentMerchant.data.mobile === null) return { ok: false, failure: failure('refused') };
  return sendMandatePhoneOtp(termloan, currentMerchant.data.mobile, key, signal);
}
