import { assign } from 'xstate';
import { type Failure, failure, type Outcome } from '../domain/base/failure';
import type {
  NicCode,
  UdyamChange,
  UdyamDetails,
  UdyamOtpType,
  VerifiedUdyamOtp,
} from '../domain/udyam/udyam';
import type { UdyamDraft } from '../domain/udyam/udyam-fields';
import type { UdyamStatus } from '../domain/udyam/udyam-status';
import {
  isClosed,
  isVerified,
  nextPlace,
  pageToCorrect,
  serviceNameOf,
  type UdyamPage,
  type UdyamPlace,
  udyamPages,
} from '../domain/udyam/udyam-steps';
import type { SharedEvent } from '../shared/journey';
import { writingJourneySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { createOtp } from '../shared/otp';
import type { OtpResult } from '../shared/otp-setup';
import { pollingPorts } from '../shared/polling';
import { port, typesOf } from '../shared/port';
import { createSubmission, type SubmissionResult } from '../shared/submission';
import {
  aboutCode,
  at,
  type Context,
  enteredBy,
  type Input,
  mayOpen,
  maySendCode,
  onwardFrom,
  type Place,
  pageBefore,
  type UdyamCodesOut,
  type UdyamRead,
  type UdyamSave,
} from './context';

type Saved = SubmissionResult<UdyamDetails>;
type Verified = OtpResult<VerifiedUdyamOtp>;

/** What was typed on a page; null once it is saved. */
export interface KeptUdyamDraft {
  readonly page: Place;
  readonly draft: UdyamDraft | null;
}

/** Which code is sent and checked. */
export interface CodeWish {
  readonly type: UdyamOtpType;
}

/** The service knows more than this page: what stands there is read again. */
const staleCodes: ReadonlySet<string | null> = new Set([
  'udyam_already_registered',
  'udyam_details_missing',
  'otp_not_verified',
]);

function enterStep({ read }: Pick<Context, 'read'>, status: UdyamStatus): boolean {
  return read?.details.status === status;
}

function withDetails(read: UdyamRead | null, details: UdyamDetails): UdyamRead | null {
  return read === null ? null : { ...read, details };
}

/** What was typed before the page was closed is old news once the page is saved. */
function withoutDraft(read: UdyamRead | null, place: Place): UdyamRead | null {
  return read === null ? null : { ...read, drafts: { ...read.drafts, [place]: undefined } };
}

/** The words of the registration's chart: its ports, guards and actions. */
export const udyamJourney = writingJourneySetup({
  types: typesOf<{
    context: Context;
    input: Input;
    events:
      | SharedEvent
      | { type: 'way.continued' }
      | { type: 'page.opened'; page: UdyamPlace }
      | { type: 'details.submitted'; change: UdyamChange }
      | { type: 'draft.kept'; page: UdyamPage; draft: UdyamDraft }
      | { type: 'code.wanted' }
      | { type: 'contact.checked'; contact: 'MOBILE' | 'EMAIL' }
      | { type: 'registration.confirmed' }
      | { type: 'correction.opened' };
  }>(),
  actors: {
    /** The registration (getUdyamDetails), the name on the PAN, and what this tab knows of it. */
    loadUdyam: createLoad<UdyamRead>(),
    getUdyamDetails: createLoad<UdyamDetails>(),
    listNicCodes: createLoad<readonly NicCode[]>(),
    /** Saves a page, or submits all with the step CONFIRMATION. */
    updateUdyamDetails: createSubmission<UdyamDetails, UdyamSave | null>(),
    /** The codes that this tab had sent and that can still be typed. */
    recallCodes: port<UdyamCodesOut, UdyamRead | null>(),
    otp: createOtp<CodeWish, VerifiedUdyamOtp>(),
    ...pollingPorts,
  },
}).extend({
  guards: {
    stands: ({ context }, status: UdyamStatus) => enterStep(context, status),
    /** The merchant came for the registration as a whole, or has just sent it: not for one of its pages. */
    standsShown: ({ context }, status: UdyamStatus) =>
      context.place === 'status' && enterStep(context, status),
    isAt: ({ context }, place: Place) => context.place === place,
    /** The code is wanted now, or it is out already. */
    isTyped: ({ context: { isCodeWanted, codeType, codesOut } }) =>
      isCodeWanted || codesOut[codeType] !== undefined,
    mayStart: ({ context: { read, startBy } }) =>
      read?.isOffered === true && startBy === 'sending' && !isClosed(read.details),
    isNotOffered: ({ context: { read } }) => read?.isOffered !== true,
    mayOpen: ({ context }, place: UdyamPlace) => mayOpen(context, place),
    maySendCode: ({ context }, type: UdyamOtpType) => maySendCode(context, type),
    mayTypeCode: ({ context }) => maySendCode(context, context.codeType),
    isFinalCodeVerified: ({ context }) =>
      mayOpen(context, 'confirmation') && context.read !== null && isVerified(context.read.details, 'UDYAM'),
    isStale: (_, result: Saved | Verified) =>
      result.kind === 'refused' && staleCodes.has(result.failure.code),
    isRight: (_, result: Verified) => result.kind === 'accepted' && result.data.isVerified,
    /** The last code was right, and the merchant has agreed on this page: nothing else is missing. */
    isToSubmit: ({ context }, result: Verified) =>
      result.kind === 'accepted' &&
      result.data.isVerified &&
      context.codeType === 'UDYAM' &&
      context.hasConsented,
    isLeft: (_, result: Verified) => result.kind === 'left',
  },
  actions: {
    /** Why the last write was refused is still news on the page that the service's word leads to. */
    keepRead: assign((_, outcome: Outcome<UdyamRead>) =>
      outcome.ok ? { read: outcome.data, polls: 0 } : { failure: outcome.failure },
    ),
    keepDetails: assign(({ context }, outcome: Outcome<UdyamDetails>) =>
      outcome.ok
        ? { read: withDetails(context.read, outcome.data), failure: null }
        : { failure: outcome.failure },
    ),
    keepNicCodes: assign((_, outcome: Outcome<readonly NicCode[]>) =>
      outcome.ok ? { nicCodes: outcome.data, nicFailure: null } : { nicFailure: outcome.failure },
    ),
    clearNicFailure: assign({ nicFailure: null }),
    keepNicFailure: assign({ nicFailure: (_, of: Failure) => of }),
    enter: assign(({ context }) => (context.read === null ? {} : enteredBy(context, context.read))),
    goOn: assign(({ context }) => onwardFrom(context)),
    /** From the list, or from the last look: back leads there again. */
    openPage: assign(({ context }, place: UdyamPlace) => ({
      ...at(place),
      enteredAt: place,
      openedFrom: context.place === 'confirmation' ? ('confirmation' as const) : ('index' as const),
    })),
    continueWay: assign(({ context: { read } }) => {
      const place = read === null ? 'index' : nextPlace(read.details);
      return { ...at(place), enteredAt: place, openedFrom: 'index' as const };
    }),
    /** A registration that failed is sent again; one that does not fit the PAN is mended first. */
    openCorrection: assign(({ context: { read } }) => {
      const details = read?.details;
      const page = details?.status === 'MISMATCH' ? pageToCorrect(details.mismatchFields) : 'confirmation';
      return { ...at(page), enteredAt: page, openedFrom: 'index' as const, isEntryUrlHandled: true };
    }),
    stepBack: assign(({ context }) => at(pageBefore(context))),
    /** A URL can lead to a state, too: where one stands is what is shown. */
    standAt: assign(({ context }, place: Place) => (context.place === place ? {} : at(place))),
    keepSave: assign({
      save: ({ context: { place } }, change: UdyamChange) => {
        const page = udyamPages.find((one) => one === place);
        return page === undefined ? null : { step: serviceNameOf(page), change };
      },
      failure: null,
    }),
    keepSaved: assign(({ context }, result: Saved) =>
      result.kind === 'accepted'
        ? {
            read: withoutDraft(withDetails(context.read, result.data), context.place),
            polls: 0,
            failure: null,
          }
        : { failure: result.failure },
    ),
    /** The next write is a new request, and what was sent is forgotten: the last one has its answer, or was given up. */
    renewKey: assign({
      settledWrites: ({ context }) => context.settledWrites + 1,
      startBy: 'sending',
      save: null,
    }),
    consent: assign({ hasConsented: true, failure: null }),
    /** What was sent is the merchant's last word; another sending is agreed to anew. */
    forgetConsent: assign({ hasConsented: false }),
    /** What becomes of it is what the merchant is here for now, whichever page they came to: its end is told. */
    showStatus: assign({ place: 'status', isEntryUrlHandled: true }),
    wantCode: assign((_, type: UdyamOtpType) => ({
      ...at('code'),
      ...aboutCode(type),
      isCodeWanted: true,
    })),
    /** Of whichever kind of code the URL names. */
    standAtCode: assign(({ context }) =>
      context.place === 'code' ? {} : { ...at('code'), ...aboutCode(context.codeType) },
    ),
    askForCode: assign({ isCodeWanted: true, failure: null }),
    keepCodesOut: assign({ codesOut: (_, known: UdyamCodesOut) => known }),
    endCode: assign({ codes: ({ context }) => context.codes + 1, isCodeWanted: false }),
    keepVerified: assign(({ context: { read, codeType } }) => ({
      failure: null,
      read:
        read === null
          ? null
          : withDetails(read, {
              ...read.details,
              verifiedOtpTypes: [...read.details.verifiedOtpTypes, codeType],
            }),
    })),
    keepCodeRefusal: assign({
      failure: (_, result: Verified) =>
        result.kind === 'refused' ? result.failure : failure('refused', { code: 'otp_invalid' }),
    }),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
    keepFailure: assign({ failure: (_, of: Failure) => of }),
    clearFailure: assign({ failure: null }),
    /** Keeps what was typed while the page is away, without personal data; an adapter gives it its body. */
    storeDraft: (_, _draft: KeptUdyamDraft) => {},
  },
});
