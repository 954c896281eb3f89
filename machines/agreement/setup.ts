import { assign } from 'xstate';
import type { Failure, Outcome } from '../domain/base/failure';
import { lendsInApp } from '../domain/lender/lenders';
import type { Agreement, SignedAgreement } from '../domain/loan/agreement';
import type { ConsentRecord } from '../domain/merchant/consent';
import type { ConsentState, SharedEvent } from '../shared/journey';
import { writingJourneySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { createOtp } from '../shared/otp';
import type { OtpResult, SentCode } from '../shared/otp-setup';
import { port, typesOf } from '../shared/port';
import { createSubmission, type SubmissionResult } from '../shared/submission';
import type { Context, Input } from './context';

/** Failure code: the agreement is signed already. */
const ALREADY_SIGNED = 'agreement_already_signed';

/** Failure code: the documents differ from those that the merchant read. */
const CHANGED = 'agreement_changed';

/** Failure codes after which no one-time code can sign this version of the agreement. */
export const FATAL_ERROR_CODES = [ALREADY_SIGNED, CHANGED];

/**
 * The agreement that the code signs, in the version that the merchant was shown (null where the service gives none), and the consent as
 * it was read; null without it: nothing is signed.
 */
export interface AgreementToSign extends ConsentState {
  readonly agreementId: string;
  readonly documentVersion: string | null;
}

/** Whether the failure says that the agreement's documents were changed while the merchant read them. */
export function isAgreementChanged(failure: Failure | null): boolean {
  return failure?.code === CHANGED;
}

/** What is read before the agreement is shown. */
export interface AgreementStart {
  /** Open or signed; null before it is created. */
  readonly agreement: Agreement | null;
  /** The confirmed offer, from which the lender creates the agreement. */
  readonly offerId: string | null;
  /** The code that was sent from this phone: after a reload it can be entered, and is not sent again. */
  readonly sentCode: SentCode | null;
  /** What was agreed to before that code was sent; null without one. */
  readonly consent: ConsentRecord | null;
  /** The processing fee is switched off (spec 6); an agreement that still lists one differs from the offer. */
  readonly isProcessingFeeWaived: boolean;
  /** Days after the disbursal in which the loan may be given back; 0 while unknown. */
  readonly coolingOffDays: number;
}

type SigningResult = OtpResult<SignedAgreement>;

/** Ports, guards and actions of the agreement's chart. */
export const agreementJourney = writingJourneySetup({
  types: typesOf<{
    context: Context;
    input: Input;
    events: SharedEvent | { type: 'agreement.accepted'; consent: ConsentRecord };
  }>(),
  actors: {
    loadAgreement: createLoad<AgreementStart>(),
    createAgreement: createSubmission<Agreement, { readonly offerId: string | null }>(),
    otp: createOtp<AgreementToSign, SignedAgreement>(),
    /** Resolves when the code that was sent from this phone expires; never resolves without one. */
    codeExpiry: port<void, { readonly agreementId: string }>(),
  },
}).extend({
  guards: {
    isSigned: ({ context }) => context.agreement?.isSigned === true,
    isToBeSignedOutsideApp: ({ context }) =>
      context.agreement !== null && !lendsInApp(context.agreement.nbfc),
    hasOpenAgreement: ({ context }) => context.agreement?.isAwaitingSignature === true,
    /** The code's URL was opened, and a code was sent before. */
    isCodeSent: ({ context }) => context.entryUrl === '/termloan/agreement-otp' && mayTypeCode(context),
    mayTypeCode: ({ context }) => mayTypeCode(context),
    canBeDrawnUp: ({ context }) => context.offerId !== null,
    isNotConfirmed: (_, result: SubmissionResult<unknown>) =>
      result.kind === 'refused' && result.failure.code === 'offer_not_confirmed',
    isSignedByCode: (_, result: SigningResult) =>
      result.kind === 'accepted' || (result.kind === 'refused' && result.failure.code === ALREADY_SIGNED),
    /** The agreement must be read again: it was changed, or it is unknown whether it is signed. */
    isOutdated: (_, result: SigningResult) =>
      (result.kind === 'refused' && isAgreementChanged(result.failure)) ||
      (result.kind === 'left' && result.isCheckUnanswered),
  },
  actions: {
    /** Keeps the failure of a changed agreement: the page tells the merchant to read it again. */
    storeStart: assign(({ context }, outcome: Outcome<AgreementStart>) =>
      outcome.ok
        ? {
            ...outcome.data,
            hasAgreed: false,
            failure: isAgreementChanged(context.failure) ? context.failure : null,
          }
        : { agreement: null, failure: outcome.failure },
    ),
    storeAgreement: assign((_, result: SubmissionResult<Agreement>) =>
      result.kind === 'accepted' ? { agreement: result.data, failure: null } : {},
    ),
    storeRefusal: assign((_, result: SubmissionResult<unknown>) =>
      result.kind === 'accepted' ? {} : { failure: result.failure },
    ),
    storeCodeResult: assign(({ context }, result: SigningResult) =>
      result.kind === 'left'
        ? { sentCode: result.sentCode, unansweredSend: result.unansweredSend }
        : {
            sentCode: context.sentCode,
            unansweredSend: null,
            failure: result.kind === 'refused' ? result.failure : null,
          },
    ),
    storeFailure: assign({ failure: (_, failure: Failure) => failure }),
    storeConsent: assign((_, consent: ConsentRecord) => ({ consent, hasAgreed: true, failure: null })),
    countCode: assign({ codes: ({ context }) => context.codes + 1 }),
    clearSentCode: assign({ sentCode: null }),
  },
});

/** Whether the sent code can be entered: the agreement is open, and its documents were not changed. A signature sends what was agreed to. */
function mayTypeCode({ agreement, sentCode, consent, failure }: Context): boolean {
  return (
    agreement?.isAwaitingSignature === true &&
    lendsInApp(agreement.nbfc) &&
    sentCode !== null &&
    consent !== null &&
    !isAgreementChanged(failure)
  );
}

/** Leaves to the landing page. The loan entry would resume the step that the merchant just left. */
export const leave = { target: 'left', actions: { type: 'goTo', params: '/' } } as const;
