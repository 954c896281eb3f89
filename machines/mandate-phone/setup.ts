import { assign } from 'xstate';
import type { Failure, Outcome } from '../domain/base/failure';
import type { OtpSent } from '../domain/identity/otp-sent';
import type { PhoneVerification } from '../domain/merchant/phone-verification';
import type { Redirect, SharedEvent } from '../shared/journey';
import { journeySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { createOtp } from '../shared/otp';
import type { OtpLeftState, OtpResult } from '../shared/otp-setup';
import { pollingPorts } from '../shared/polling';
import { typesOf } from '../shared/port';

/** URLs that open this journey. */
export type MandatePhoneEntryUrl =
  | '/termloan/mandate-phone-verification'
  | '/termloan/phone-verification-async';

/** URL of the page for a bank that does not answer at once. */
export const ASYNC_PATH = '/termloan/phone-verification-async';

/** Data that is read before the phone is entered. */
export interface PhoneStart {
  readonly phone: PhoneVerification;
  /** The merchant's own number, masked; null when unknown. */
  readonly ownMobile: string | null;
  /** The code that was sent from this phone: after a reload it can be entered, and is not sent again. */
  readonly sentCode: OtpSent | null;
}

/** The phone that gets the code: ten digits, or null for the merchant's own number, which the app only knows masked. */
export interface PhoneRequest {
  readonly mobile: string | null;
}

interface Input {
  readonly entryUrl: MandatePhoneEntryUrl;
  readonly requestKeySeed: string;
}

interface Context extends Input {
  readonly start: PhoneStart | null;
  /** Kept until it is verified: after a failure the form is filled in with it. */
  readonly requestedPhone: PhoneRequest | null;
  /** Where the code of the requested phone was left, by back: it is sent again only to another phone. Null for a new request. */
  readonly leftCode: OtpLeftState | null;
  /** Number of one-time codes so far; each has its own request keys. */
  readonly codes: number;
  /** Polls so far, not counting the first request. */
  readonly polls: number;
  readonly failure: Failure | null;
  readonly redirectTo: Redirect;
}

type CodeResult = OtpResult<PhoneVerification>;

export function initialContext({ input }: { input: Input }): Context {
  return {
    ...input,
    start: null,
    requestedPhone: null,
    leftCode: null,
    codes: 0,
    polls: 0,
    failure: null,
    redirectTo: '/',
  };
}

function hasStatus({ start }: Pick<Context, 'start'>, status: PhoneVerification['status']): boolean {
  return start?.phone.status === status;
}

/** Ports, guards and actions of the mandate phone chart. */
export const mandatePhoneJourney = journeySetup({
  types: typesOf<{
    context: Context;
    input: Input;
    events:
      | SharedEvent
      | { type: 'phone.submitted'; mobile: string | null }
      | { type: 'phone.changed' }
      | { type: 'method.changed' };
  }>(),
  actors: {
    /** The phone's status (getMandatePhone), and the merchant's own number, masked (getMerchant). */
    loadPhone: createLoad<PhoneStart>(),
    getMandatePhone: createLoad<PhoneVerification>(),
    otp: createOtp<PhoneRequest, PhoneVerification>(),
    ...pollingPorts,
  },
}).extend({
  guards: {
    isVerified: ({ context }) => hasStatus(context, 'VERIFIED'),
    isPending: ({ context }) => hasStatus(context, 'PENDING'),
    isFailed: ({ context }) => hasStatus(context, 'FAILED'),
    isCodeSent: ({ context }) => hasStatus(context, 'OTP_SENT'),
    isAccepted: (_, result: CodeResult) => result.kind === 'accepted',
    isRefused: (_, result: CodeResult) => result.kind === 'refused',
  },
  actions: {
    storeStart: assign((_, outcome: Outcome<PhoneStart>) =>
      outcome.ok ? { start: outcome.data, failure: null, polls: 0 } : { failure: outcome.failure },
    ),
    storePhone: assign(({ context }, outcome: Outcome<PhoneVerification>) =>
      outcome.ok
        ? { start: withPhone(context.start, outcome.data), failure: null }
        : { failure: outcome.failure },
    ),
    storeVerified: assign(({ context }, result: CodeResult) =>
      result.kind === 'accepted'
        ? { start: withPhone(context.start, result.data), failure: null, polls: 0 }
        : {},
    ),
    storeRefusal: assign((_, result: CodeResult) =>
      result.kind === 'refused' ? { failure: result.failure, leftCode: null } : {},
    ),
    storeRequestedPhone: assign(({ context }, requestedPhone: PhoneRequest) => ({
      requestedPhone,
      leftCode: context.requestedPhone?.mobile === requestedPhone.mobile ? context.leftCode : null,
      failure: null,
    })),
    storeLeftCode: assign({
      leftCode: (_, result: CodeResult) => (result.kind === 'left' ? result : null),
    }),
    countCode: assign({ codes: ({ context }) => context.codes + 1 }),
    clearRequestedPhone: assign({ requestedPhone: null, leftCode: null }),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
    storeFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
  },
});

function withPhone(start: PhoneStart | null, phone: PhoneVerification): PhoneStart {
  return { ownMobile: null, ...start, phone, sentCode: null };
}
