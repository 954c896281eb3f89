import { assign } from 'xstate';
import { type Failure, failure, type Outcome } from '../domain/base/failure';
import type { ConsentRecord } from '../domain/merchant/consent';
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
  isSubmittedOrRegistered,
  isVerified,
  nextUdyamStep,
  pageToCorrect,
  serviceNameOf,
  type UdyamPage,
  type UdyamStep,
  udyamPages,
} from '../domain/udyam/udyam-steps';
import type { SharedEvent } from '../shared/journey';
import { consentingJourneySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { createOtp } from '../shared/otp';
import type { OtpResult } from '../shared/otp-setup';
import { pollingPorts } from '../shared/polling';
import { port, typesOf } from '../shared/port';
import { createSubmission, type SubmissionResult } from '../shared/submission';
import {
  type Context,
  codePageState,
  type Input,
  mayOpen,
  maySendCode,
  type Page,
  pageAfter,
  pageBefore,
  pageState,
  type UdyamData,
  type UdyamSave,
  type UdyamSentCodes,
  withEntryUrl,
} from './context';

type SaveResult = SubmissionResult<UdyamDetails>;
type CodeResult = OtpResult<VerifiedUdyamOtp>;

/** Draft of a page; null removes it after the page was saved. */
export interface UdyamPageDraft {
  readonly page: Page;
  readonly draft: UdyamDraft | null;
}

/** Kind of the code that is sent and checked. */
export interface CodeRequest {
  readonly type: UdyamOtpType;
}

/** Failure codes that show that this page is outdated: the registration is read again. */
const outdatedCodes: ReadonlySet<string | null> = new Set([
  'udyam_already_registered',
  'udyam_details_missing',
  'otp_not_verified',
]);

function hasStatus({ data }: Pick<Context, 'data'>, status: UdyamStatus): boolean {
  return data?.details.status === status;
}

function withDetails(read: UdyamData | null, details: UdyamDetails): UdyamData | null {
  return read === null ? null : { ...read, details };
}

/** The data without the draft of a page that was saved. */
function withoutDraft(read: UdyamData | null, page: Page): UdyamData | null {
  return read === null ? null : { ...read, drafts: { ...read.drafts, [page]: undefined } };
}

/** Ports, guards and actions of the registration's chart. */
export const udyamJourney = consentingJourneySetup({
  types: typesOf<{
    context: Context;
    input: Input;
    events:
      | SharedEvent
      | { type: 'nextStep.opened' }
      | { type: 'page.opened'; page: UdyamStep }
      | { type: 'details.submitted'; change: UdyamChange }
      | { type: 'draft.kept'; page: UdyamPage; draft: UdyamDraft }
      | { type: 'code.requested' }
      | { type: 'contact.checked'; contact: 'MOBILE' | 'EMAIL' }
      | { type: 'registration.confirmed'; consent: ConsentRecord }
      | { type: 'correction.opened' };
  }>(),
  actors: {
    /** The registration (getUdyamDetails), the name on the PAN, and the drafts on this phone. */
    loadUdyam: createLoad<UdyamData>(),
    getUdyamDetails: createLoad<UdyamDetails>(),
    listNicCodes: createLoad<readonly NicCode[]>(),
    /** Saves a page; with the step CONFIRMATION, submits the registration. */
    updateUdyamDetails: createSubmission<UdyamDetails, UdyamSave | null>(),
    /** The codes that were sent from this phone and are still valid. */
    readSentCodes: port<UdyamSentCodes, UdyamData | null>(),
    otp: createOtp<CodeRequest, VerifiedUdyamOtp>(),
    ...pollingPorts,
  },
}).extend({
  guards: {
    hasStatus: ({ context }, status: UdyamStatus) => hasStatus(context, status),
    /** The registration has this status, and the page of the status is open, not a form page. */
    hasStatusShown: ({ context }, status: UdyamStatus) =>
      context.page === 'status' && hasStatus(context, status),
    isPage: ({ context }, page: Page) => context.page === page,
    /** A code can be entered: it was requested now, or was sent already. */
    hasCodeToEnter: ({ context: { isCodeRequested, codeType, sentCodes } }) =>
      isCodeRequested || sentCodes[codeType] !== undefined,
    mayStart: ({ context: { data, startWith } }) =>
      data?.isOffered === true && startWith === 'sending' && !isSubmittedOrRegistered(data.details),
    isNotOffered: ({ context: { data } }) => data?.isOffered !== true,
    mayOpen: ({ context }, page: UdyamStep) => mayOpen(context, page),
    maySendCode: ({ context }, type: UdyamOtpType) => maySendCode(context, type),
    mayTypeCode: ({ context }) => maySendCode(context, context.codeType),
    isFinalCodeVerified: ({ context }) =>
      mayOpen(context, 'confirmation') && context.data !== null && isVerified(context.data.details, 'UDYAM'),
    isOutdated: (_, result: SaveResult | CodeResult) =>
      result.kind === 'refused' && outdatedCodes.has(result.failure.code),
    isCodeVerified: (_, result: CodeResult) => result.kind === 'accepted' && result.data.isVerified,
    /** The last code is verified, and the merchant has given consent: the registration can be submitted. */
    isReadyToSubmit: ({ context }, result: CodeResult) =>
      result.kind === 'accepted' &&
      result.data.isVerified &&
      context.codeType === 'UDYAM' &&
      context.consent !== null,
    isLeft: (_, result: CodeResult) => result.kind === 'left',
  },
  actions: {
    /** Stores the data. The failure of the last write stays: it is shown on the next page. */
    storeRead: assign((_, outcome: Outcome<UdyamData>) =>
      outcome.ok ? { data: outcome.data, polls: 0 } : { failure: outcome.failure },
    ),
    storeDetails: assign(({ context }, outcome: Outcome<UdyamDetails>) =>
      outcome.ok
        ? { data: withDetails(context.data, outcome.data), failure: null }
        : { failure: outcome.failure },
    ),
    storeNicCodes: assign((_, outcome: Outcome<readonly NicCode[]>) =>
      outcome.ok ? { nicCodes: outcome.data, nicFailure: null } : { nicFailure: outcome.failure },
    ),
    clearNicFailure: assign({ nicFailure: null }),
    storeNicFailure: assign({ nicFailure: (_, cause: Failure) => cause }),
    applyEntryUrl: assign(({ context }) =>
      context.data === null ? {} : withEntryUrl(context, context.data),
    ),
    openNextPage: assign(({ context }) => pageAfter(context)),
    /** Opens a page from the list or from the review, to which back leads. */
    openPage: assign(({ context }, page: UdyamStep) => ({
      ...pageState(page),
      entryPage: page,
      openedFrom: context.page === 'confirmation' ? ('confirmation' as const) : ('index' as const),
    })),
    continueRegistration: assign(({ context: { data } }) => {
      const page = data === null ? 'index' : nextUdyamStep(data.details);
      return { ...pageState(page), entryPage: page, openedFrom: 'index' as const };
    }),
    /** Opens the page to correct: with a mismatch the form with the wrong field, after a failure the review. */
    openCorrection: assign(({ context: { data } }) => {
      const details = data?.details;
      const page = details?.status === 'MISMATCH' ? pageToCorrect(details.mismatchFields) : 'confirmation';
      return { ...pageState(page), entryPage: page, openedFrom: 'index' as const, isEntryUrlHandled: true };
    }),
    stepBack: assign(({ context }) => pageState(pageBefore(context))),
    /** Sets the page when its state is entered: a URL can open the state directly. */
    setPage: assign(({ context }, page: Page) => (context.page === page ? {} : pageState(page))),
    storeSave: assign({
      save: ({ context: { page } }, change: UdyamChange) => {
        const formPage = udyamPages.find((candidate) => candidate === page);
        return formPage === undefined ? null : { step: serviceNameOf(formPage), change };
      },
      failure: null,
    }),
    storeSaveResult: assign(({ context }, result: SaveResult) =>
      result.kind === 'accepted'
        ? {
            data: withoutDraft(withDetails(context.data, result.data), context.page),
            polls: 0,
            failure: null,
          }
        : { failure: result.failure },
    ),
    /** The last write has a definitive answer or was abandoned: the next one is a new request, and the sent change is cleared. */
    nextRequestKey: assign({
      completedWrites: ({ context }) => context.completedWrites + 1,
      startWith: 'sending',
      save: null,
      consent: null,
    }),
    /** Another submission needs a new consent. */
    clearConsent: assign({ consent: null }),
    /** Opens the page of the status, whichever page the merchant opened. */
    showStatus: assign({ page: 'status', isEntryUrlHandled: true }),
    requestCode: assign((_, type: UdyamOtpType) => ({
      ...pageState('code'),
      ...codePageState(type),
      isCodeRequested: true,
    })),
    /** Sets the page of the code that the URL names. */
    setCodePage: assign(({ context }) =>
      context.page === 'code' ? {} : { ...pageState('code'), ...codePageState(context.codeType) },
    ),
    markCodeRequested: assign({ isCodeRequested: true, failure: null }),
    storeSentCodes: assign({ sentCodes: (_, sentCodes: UdyamSentCodes) => sentCodes }),
    endCode: assign({ codes: ({ context }) => context.codes + 1, isCodeRequested: false, leftCode: null }),
    storeLeftCode: assign({
      leftCode: ({ context: { codeType } }, result: CodeResult) =>
        result.kind === 'left' ? { ...result, type: codeType } : null,
    }),
    storeVerified: assign(({ context: { data, codeType } }) => ({
      failure: null,
      data:
        data === null
          ? null
          : withDetails(data, {
              ...data.details,
              verifiedOtpTypes: [...data.details.verifiedOtpTypes, codeType],
            }),
    })),
    storeCodeRefusal: assign({
      failure: (_, result: CodeResult) =>
        result.kind === 'refused' ? result.failure : failure('refused', { code: 'otp_invalid' }),
    }),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
    storeFailure: assign({ failure: (_, cause: Failure) => cause }),
    clearFailure: assign({ failure: null }),
    /** Stores the draft in the browser, without personal data; implemented by an adapter. */
    storeDraft: (_, _draft: UdyamPageDraft) => {},
  },
});
