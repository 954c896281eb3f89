import { assign } from 'xstate';
import type { Failure, Outcome } from '../domain/base/failure';
import type { OtpSent } from '../domain/identity/otp-sent';
import type { PhoneVerification } from '../domain/merchant/phone-verification';
import type { Redirect, SharedEvent } from '../shared/journey';
import { journeySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { createOtp } from '../shared/otp';
import type { OtpResult } from '../shared/otp-setup';
import { pollingPorts } from '../shared/polling';
import { typesOf } from '../shared/port';

/** URLs that open this journey. */
export type MandatePhoneEntryUrl =
  | '/termloan/mandate-phone-verification'
  | '/termloan/phone-verification-async';

/** The page of a bank that answers later. */
export const ASYNC = '/termloan/phone-verification-async';

/** What is read before the phone is asked for. */
export interface PhoneStart {
  readonly phone: PhoneVerification;
  /** The merchant's own number, masked; null when the service does not know it. */
  readonly ownMobile: string | null;
  /** The code that this tab had sent: typed after a reload, not sent again. */
  readonly codeOut: OtpSent | null;
}

/** Which phone the code goes to: ten digits, or null for the merchant's own, which the app never holds. */
export interface PhoneWish {
  readonly mobile: string | null;
}

interface Input {
  readonly entryUrl: MandatePhoneEntryUrl;
  readonly requestSeed: string;
}

interface Context extends Input {
  readonly start: PhoneStart | null;
  /** Held while a code for it is open, and in the form when none came of it: what was typed is not typed again. */
  readonly wish: PhoneWish | null;
  /** Codes that were opened: each has keys of its own. */
  readonly codes: number;
  /** Questions asked of the bank by the page itself, the first one not counted. */
  readonly polls: number;
  readonly failure: Failure | null;
  readonly redirectTo: Redirect;
}

type Verified = OtpResult<PhoneVerification>;

export function initialContext({ input }: { input: Input }): Context {
  return {
    ...input,
    start: null,
    wish: null,
    codes: 0,
    polls: 0,
    failure: null,
    redirectTo: '/',
  };
}

function stands({ start }: Pick<Context, 'start'>, status: PhoneVerification['status']): boolean {
  return start?.phone.status === status;
}

/** The words of the mandate phone's chart: its ports, guards and actions. */
export const mandatePhoneJourney = journeySetup({
  types: typesOf<{
    context: Context;
    input: Input;
    events:
      | SharedEvent
      | { type: 'phone.submitted'; mobile: string | null }
      | { type: 'phone.changed' }
      | { type: 'way.changed' };
  }>(),
  actors: {
    /** Where the phone stands (getMandatePhone), and the merchant's own number, masked (getMerchant). */
    loadPhone: createLoad<PhoneStart>(),
    getMandatePhone: createLoad<PhoneVerification>(),
    otp: createOtp<PhoneWish, PhoneVerification>(),
    ...pollingPorts,
  },
}).extend({
  guards: {
    isVerified: ({ context }) => stands(context, 'VERIFIED'),
    isPending: ({ context }) => stands(context, 'PENDING'),
    isFailed: ({ context }) => stands(context, 'FAILED'),
    isCodeOut: ({ context }) => stands(context, 'OTP_SENT'),
    isAccepted: (_, result: Verified) => result.kind === 'accepted',
    isRefused: (_, result: Verified) => result.kind === 'refused',
  },
  actions: {
    keepStart: assign((_, outcome: Outcome<PhoneStart>) =>
      outcome.ok ? { start: outcome.data, failure: null, polls: 0 } : { failure: outcome.failure },
    ),
    keepPhone: assign(({ context }, outcome: Outcome<PhoneVerification>) =>
      outcome.ok
        ? { start: withPhone(context.start, outcome.data), failure: null }
        : { failure: outcome.failure },
    ),
    keepVerified: assign(({ context }, result: Verified) =>
      result.kind === 'accepted'
        ? { start: withPhone(context.start, result.data), failure: null, polls: 0 }
        : {},
    ),
    keepRefusal: assign((_, result: Verified) =>
      result.kind === 'refused' ? { failure: result.failure } : {},
    ),
    keepWish: assign({ wish: (_, wish: PhoneWish) => wish, failure: null }),
    countCode: assign({ codes: ({ context }) => context.codes + 1 }),
    forgetWish: assign({ wish: null }),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
    keepFailure: assign({ failure: (_, of: Failure) => of }),
    clearFailure: assign({ failure: null }),
  },
});

function withPhone(start: PhoneStart | null, phone: PhoneVerification): PhoneStart {
  return { ownMobile: null, ...start, phone, codeOut: null };
}
