import { assign } from 'xstate';
import type { Failure, Outcome } from '../domain/base/failure';
import {
  type CodeFailure,
  codeFailure,
  coolOffOf,
  isGoodCode,
  mayResend,
  withResendWait,
  withTriesLeft,
} from '../domain/identity/one-time-code';
import { isKnownLender } from '../domain/lender/lenders';
import type { Agreement, AgreementOtp, Signature, SignedAgreement } from '../domain/loan/agreement';
import type { Redirect, SharedEvent, WriteKeys } from '../shared/journey';
import { writingJourneySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { port, typesOf } from '../shared/port';
import { createSubmission, type SubmissionResult } from '../shared/submission';
import type { Wait } from '../shared/wait';

/** Why the code did not sign the agreement, or was not sent. */
export type AgreementFailure =
  | CodeFailure
  | { readonly kind: 'alreadySigned' }
  | { readonly kind: 'notConfirmed' }
  /** Its documents differ from what the merchant read. */
  | { readonly kind: 'changed' };

/** Maps a failed call of this journey to its failure. */
function agreementFailure(of: Failure): AgreementFailure {
  if (of.code === 'agreement_already_signed') return { kind: 'alreadySigned' };
  if (of.code === 'agreement_changed') return { kind: 'changed' };
  return of.code === 'offer_not_confirmed' ? { kind: 'notConfirmed' } : codeFailure(of);
}

/** URLs that open this journey. */
export type AgreementEntryUrl = '/termloan/agreement' | '/termloan/agreement-otp';

/** What is read before the agreement is shown. */
export interface AgreementStart {
  /** Open or signed; null before it is created. */
  readonly agreement: Agreement | null;
  /** The confirmed offer, from which the lender creates the agreement. */
  readonly offerId: string | null;
  /** The code that was sent from this tab: after a reload it is entered, not sent again. */
  readonly otp: AgreementOtp | null;
  /** The processing fee is switched off (spec 6): an agreement that still has one differs from the offer. */
  readonly isFeeOff: boolean;
}

interface Input {
  readonly entryUrl: AgreementEntryUrl;
  readonly requestSeed: string;
}

interface Context extends Input, WriteKeys {
  readonly agreement: Agreement | null;
  readonly offerId: string | null;
  readonly otp: AgreementOtp | null;
  readonly isFeeOff: boolean;
  /** The resend wait is over: another code may be requested. */
  readonly isResendOpen: boolean;
  readonly code: string;
  readonly failure: AgreementFailure | null;
  /** A code was already requested automatically since the merchant's last request: it happens once only. */
  readonly wasAutoResent: boolean;
  readonly startBy: 'sending' | 'statusCheck';
  readonly redirectTo: Redirect;
}

type Answer = SubmissionResult<unknown>;

function reasonOf(result: Answer): AgreementFailure['kind'] | null {
  return result.kind === 'refused' ? agreementFailure(result.failure).kind : null;
}

/**
 * Whether a deep link may open the agreement: not with a lender that signs elsewhere, not while the outcome of a signature is
 * unknown (its code is still in the context), not before a cool-off is over.
 */
function mayRead({ agreement, code, failure: of }: Pick<Context, 'agreement' | 'code' | 'failure'>): boolean {
  const isReadable = agreement?.isOpen === true && isKnownLender(agreement.nbfc);
  return isReadable && code === '' && of?.kind !== 'blocked';
}

export function initialContext({ input }: { input: Input }): Context {
  return {
    ...input,
    agreement: null,
    offerId: null,
    otp: null,
    isFeeOff: false,
    isResendOpen: false,
    code: '',
    failure: null,
    wasAutoResent: false,
    startBy: 'sending',
    settledWrites: 0,
    redirectTo: '/termloan',
  };
}

/** Ports, guards and actions of the agreement's chart. */
export const agreementJourney = writingJourneySetup({
  types: typesOf<{
    context: Context;
    input: Input;
    events:
      | SharedEvent
      | { type: 'agreement.accepted' }
      | { type: 'otp.submitted'; code: string }
      | { type: 'otp.resent' };
  }>(),
  actors: {
    loadAgreement: createLoad<AgreementStart>(),
    createAgreement: createSubmission<Agreement, { readonly offerId: string | null }>(),
    sendAgreementOtp: createSubmission<AgreementOtp, { readonly agreementId: string }>(),
    signAgreement: createSubmission<SignedAgreement, Signature>(),
    /** Resolves when the code that was sent from this tab expires; never without one. */
    codeRunsOut: port<void, { readonly agreementId: string }>(),
    /**
     * Resolves after this many milliseconds of the service's clock, also when the phone slept meanwhile. A wait with the same
     * name continues: a wrong code does not restart it.
     */
    wait: port<void, Wait>(),
  },
}).extend({
  guards: {
    isSigned: ({ context }) => context.agreement?.isSigned === true,
    isLenderUnknown: ({ context }) => context.agreement !== null && !isKnownLender(context.agreement.nbfc),
    hasOpenAgreement: ({ context }) => context.agreement?.isOpen === true,
    /** Opened at the code's URL, with a code that was sent; not before a changed agreement has been read. */
    isCodeSent: ({ context }) =>
      context.entryUrl === '/termloan/agreement-otp' &&
      context.failure?.kind !== 'changed' &&
      context.agreement?.isOpen === true &&
      context.otp !== null,
    canBeDrawnUp: ({ context }) => context.offerId !== null,
    isAlreadySigned: (_, result: Answer) => reasonOf(result) === 'alreadySigned',
    hasChanged: (_, result: Answer) => reasonOf(result) === 'changed',
    isBlocked: (_, result: Answer) => ['blocked', 'tooSoon'].includes(reasonOf(result) ?? ''),
    /** The next code is sent automatically, once; if that is too soon again, the merchant requests it. */
    isTooSoon: ({ context }, result: Answer) => !context.wasAutoResent && reasonOf(result) === 'tooSoon',
    /** A sent code can still be entered while the resend wait goes on. */
    isResendTooSoon: ({ context }, result: Answer) => context.otp !== null && reasonOf(result) === 'tooSoon',
    holdsGoodCode: ({ context }) => isGoodCode(context.otp, context.failure),
    isNotConfirmed: (_, result: Answer) => reasonOf(result) === 'notConfirmed',
    mayResend: ({ context }) => mayResend(context.isResendOpen, context.otp),
    mayReadAgreement: ({ context }) => mayRead(context),
    mayTypeCode: ({ context }) =>
      mayRead(context) && context.otp !== null && context.failure?.kind !== 'changed',
  },
  actions: {
    /** A changed agreement is announced where it is read again. */
    keepStart: assign(({ context }, outcome: Outcome<AgreementStart>) =>
      outcome.ok
        ? { ...outcome.data, failure: context.failure?.kind === 'changed' ? context.failure : null }
        : { agreement: null, failure: agreementFailure(outcome.failure) },
    ),
    keepAgreement: assign((_, result: SubmissionResult<Agreement>) =>
      result.kind === 'accepted' ? { agreement: result.data, failure: null } : {},
    ),
    keepOtp: assign((_, result: SubmissionResult<AgreementOtp>) =>
      result.kind === 'accepted' ? { otp: result.data, isResendOpen: false, failure: null } : {},
    ),
    /** A signature has its own request key, also after a sending with unknown outcome. */
    keepCode: assign(({ context }, code: string) => ({
      code,
      startBy: 'sending',
      settledWrites: context.settledWrites + 1,
      failure: null,
    })),
    /** A submitted code is removed from the context. */
    forgetCode: assign({ code: '' }),
    keepRefusal: assign({
      failure: (_, result: Answer) => (result.kind === 'accepted' ? null : agreementFailure(result.failure)),
      otp: ({ context }, result: Answer) =>
        withTriesLeft(context.otp, result.kind === 'refused' ? agreementFailure(result.failure) : null),
    }),
    keepFailure: assign({ failure: (_, of: Failure) => agreementFailure(of) }),
    /** Restarts the resend wait with the service's latest value. */
    waitToResend: assign(({ context }, result: Answer) => ({
      otp: withResendWait(context.otp, result.kind === 'refused' ? agreementFailure(result.failure) : null),
      isResendOpen: false,
      failure: null,
    })),
    noteRead: assign({
      failure: ({ context }) => (context.failure?.kind === 'changed' ? null : context.failure),
    }),
    dropCode: assign({ otp: null }),
    openResend: assign({ isResendOpen: true }),
    clearFailure: assign({ failure: null, otp: null }),
    checkStatusFirst: assign({ startBy: 'statusCheck', wasAutoResent: false }),
    noteTap: assign({ wasAutoResent: false }),
    markAutoResent: assign({ wasAutoResent: true }),
  },
});

/** The merchant leaves to the landing page: the loan's entry would resume the step that they just left. */
export const leave = { target: 'left', actions: { type: 'goTo', params: '/' } } as const;

/** Milliseconds until another attempt is allowed after too many, or until the next code may be sent. */
export function coolOff({ failure: of }: Pick<Context, 'failure'>): number {
  return coolOffOf(of);
}
