import { assign } from 'xstate';
import type { Failure, Outcome } from '../domain/base/failure';
import type { ReachedStep } from '../domain/entry/resume';
import type { Picked } from '../domain/files/picked-file';
import type { Ekyc } from '../domain/identity/ekyc';
import {
  type AadhaarSide,
  areSidesGiven,
  isAadhaarSpent,
  isIdentified,
  isIdentityOpen,
  isUploadBegun,
  mayUpload,
} from '../domain/identity/identity';
import type { IdentityVerificationStatus } from '../domain/identity/kyc';
import type { KycDocument } from '../domain/identity/kyc-document';
import type { PanStanding } from '../domain/identity/pan-standing';
import type { SharedEvent } from '../shared/journey';
import { writingJourneySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { pollingPorts } from '../shared/polling';
import { port, typesOf } from '../shared/port';
import { createSubmission, type SubmissionResult } from '../shared/submission';
import { type UploadProgressed, uploadProgress } from '../shared/upload-progress';
import { watch } from '../shared/watch';
import { documentAnswered, ekycAnswered, factsRead, panAnswered } from './answers';
import {
  ekycOf,
  type IdentityContext,
  type IdentityFacts,
  type IdentityInput,
  type IdentityPlace,
  type IdentityWish,
  type PanGiven,
  type PickedSide,
  panStatusOf,
} from './context';

type Answer = SubmissionResult<unknown>;

/** Codes after which a picture can't be sent again as it is. */
const unfit = ['file_gone', 'file_too_large', 'file_type_not_supported'];

function isRefusedWith(result: Answer, code: string): boolean {
  return result.kind === 'refused' && result.failure.code === code;
}

function hasFacts<T>(context: IdentityContext, rule: (facts: IdentityFacts) => T): T | false {
  return context.facts !== null && rule(context.facts);
}

/** The words of the identity chart: its ports, guards and actions. */
export const identityJourney = writingJourneySetup({
  types: typesOf<{
    context: IdentityContext;
    input: IdentityInput;
    events:
      | SharedEvent
      | { type: 'step.continued' }
      | { type: 'identity.started' }
      | { type: 'selfie.opened' }
      | { type: 'pan.opened' }
      | { type: 'pan.submitted'; pan: PanGiven }
      | { type: 'registry.agreed' }
      | { type: 'aadhaar.opened' }
      | { type: 'aadhaar.agreed' }
      | { type: 'authority.opened' }
      | { type: 'check.opened' }
      | { type: 'mobile.opened' }
      | { type: 'mobile.submitted'; mobile: string }
      | { type: 'documents.opened' }
      | { type: 'picture.picked'; picked: PickedSide }
      | { type: 'picture.sent' }
      | { type: 'picture.removed' }
      | UploadProgressed;
  }>(),
  actors: {
    /** Where the checks stand, and what the place needs beside it. */
    loadIdentity: createLoad<IdentityFacts, IdentityWish>(),
    savePanDetails: createSubmission<PanStanding, PanGiven | null>(),
    startCkyc: createSubmission<IdentityVerificationStatus, { readonly consent: boolean }>(),
    startEkyc: createSubmission<Ekyc, { readonly consent: boolean }>(),
    updateEkycMobile: createSubmission<
      Ekyc,
      { readonly ekycId: string | null; readonly mobile: string | null }
    >(),
    uploadKycDocument: createSubmission<
      KycDocument,
      { readonly side: AadhaarSide | null; readonly url: string }
    >(),
    uploadProgress: uploadProgress(),
    /** Scales a picked picture, and takes away what the camera wrote beside it. */
    makePictureReady: port<Picked, { readonly url: string }>(),
    /** Forgets every picture of this visit when it ends, however it ends. */
    forgetPictures: watch(),
    /** Leaves for the authority's page; it never resolves when the page is really left. */
    openAuthorityPage: port<void, { readonly url: string | null; readonly ekycId: string | null }>(),
    ...pollingPorts,
  },
  delays: { leaveTimeout: 8_000, prepareTimeout: 20_000 },
}).extend({
  guards: {
    isAt: ({ context }, place: IdentityPlace) => context.place === place,
    holds: ({ context }) => hasFacts(context, ({ validity }) => validity?.isEligible === true),
    isKycState: ({ context }, state: IdentityVerificationStatus['kycState']) =>
      context.facts?.status.kycState === state,
    isSelfieFailed: ({ context }) => context.facts?.status.selfieStatus === 'FAILED',
    /** Something is open besides the selfie, which has pages of its own. */
    isIdentityOpen: ({ context }) =>
      hasFacts(context, ({ status }) => status.selfieStatus !== 'FAILED' && isIdentityOpen(status)),
    isPanStatus: ({ context }, status: PanStanding['verificationStatus']) => panStatusOf(context) === status,
    isPanOpen: ({ context }) => panStatusOf(context) !== 'VERIFIED',
    /** A wait that is named while tries are left, or are not counted, closes nothing. */
    isCoolingOff: ({ context }) =>
      hasFacts(context, ({ rateLimit }) => rateLimit?.attemptsLeft === 0 && rateLimit.retryAfter > 0),
    isIdentified: ({ context }) => hasFacts(context, isIdentified),
    /** All that can be checked was; the lender looked at it, and said no. */
    isRefusedAfterReview: ({ context }) =>
      hasFacts(context, (facts) => facts.status.kycState === 'FAILED' && isIdentified(facts)),
    isRegistryUnasked: ({ context }) =>
      !context.isRegistryAsked &&
      hasFacts(context, ({ status }) => !status.identityVerification.isCkycAlreadyTriggered),
    isEkycUnknown: ({ context }) => hasFacts(context, ({ isEkycUnknown }) => isEkycUnknown),
    isEkycStatus: ({ context }, status: Ekyc['status']) => ekycOf(context)?.status === status,
    isAadhaarSpent: ({ context }) => hasFacts(context, isAadhaarSpent),
    hasAadhaarTries: ({ context }) => !hasFacts(context, isAadhaarSpent),
    isMobileAsked: ({ context }) => context.place === 'ekyc-update-mobile' && ekycOf(context) !== null,
    areSidesGiven: ({ context }) => hasFacts(context, ({ documents }) => areSidesGiven(documents)),
    /** Pictures were begun on another visit: who comes for the check goes on with them. */
    isUploadResumed: ({ context }) =>
      context.place === 'kyc' && hasFacts(context, ({ documents }) => isUploadBegun(documents)),
    mayUpload: ({ context }) => hasFacts(context, mayUpload),
    isPanAnswer: (
      _,
      { of, status }: { of: SubmissionResult<PanStanding>; status: PanStanding['verificationStatus'] },
    ) => of.kind === 'accepted' && of.data.verificationStatus === status,
    /** Nothing is to be tried again now, or the answer says nothing of how often: the service is asked. */
    isTriesUntold: (_, result: Answer) =>
      result.kind === 'accepted' || (result.kind === 'refused' && result.failure.attemptsLeft === 0),
    isRateLimited: (_, result: Answer) => isRefusedWith(result, 'too_many_requests'),
    wasAskedBefore: (_, result: Answer) => isRefusedWith(result, 'ckyc_already_triggered'),
    isPanMissing: (_, result: Answer) => isRefusedWith(result, 'pan_not_verified'),
    areTriesSpent: (_, result: Answer) => isRefusedWith(result, 'ekyc_attempts_exceeded'),
    isCheckGone: (_, result: Answer) => isRefusedWith(result, 'ekyc_not_found'),
    isPictureReady: (_, made: Picked) => made.ok,
    /** Another picture is needed: this one is gone, or the service does not take it. */
    isPictureUnfit: (_, result: Answer) => unfit.some((code) => isRefusedWith(result, code)),
    isOpened: (_, result: SubmissionResult<Ekyc>) =>
      result.kind === 'accepted' && result.data.status === 'INITIATED',
  },
  actions: {
    keepFacts: assign((_, outcome: Outcome<IdentityFacts>) =>
      outcome.ok ? factsRead(outcome.data) : { failure: outcome.failure },
    ),
    /** What is read anew, or not looked at any more, is not held: names and papers are in it. */
    forgetFacts: assign({ facts: null, failure: null }),
    /** Keeps what is new, and why the last PAN was refused. */
    keepTries: assign(({ context }, outcome: Outcome<IdentityFacts>) =>
      outcome.ok
        ? { facts: outcome.data, coolOff: outcome.data.rateLimit?.retryAfter ?? 0 }
        : { failure: context.failure },
    ),
    moveTo: assign({
      place: (_, place: IdentityPlace) => place,
      askedEkycId: null,
      polls: 0,
      failure: null,
      isMobileChanged: false,
    }),
    asPanFirst: assign({ isPanFirst: true }),
    noteRegistryAsked: assign({ isRegistryAsked: true }),
    keepPan: assign({ pan: (_, pan: PanGiven) => pan, failure: null }),
    forgetPan: assign({ pan: null }),
    keepPanAnswer: assign(({ context }, result: SubmissionResult<PanStanding>) =>
      result.kind === 'accepted' ? panAnswered(context, result.data) : {},
    ),
    keepMobile: assign({ mobile: (_, mobile: string) => mobile, failure: null }),
    forgetMobile: assign({ mobile: null }),
    markMobileChanged: assign({ isMobileChanged: true }),
    keepEkyc: assign(({ context }, result: SubmissionResult<Ekyc>) =>
      result.kind === 'accepted' ? ekycAnswered(context, result.data) : {},
    ),
    keepPicked: assign({
      picked: (_, picked: PickedSide) => picked,
      pictureProblem: null,
      failure: null,
      sentFraction: 0,
    }),
    keepPicture: assign((_, made: Picked) =>
      made.ok
        ? { picture: made.file, pictureProblem: null }
        : { picture: null, pictureProblem: made.problem },
    ),
    keepProgress: assign({ sentFraction: (_, fraction: number) => fraction }),
    keepDocument: assign(({ context }, result: SubmissionResult<KycDocument>) =>
      result.kind === 'accepted' ? documentAnswered(context, result.data) : {},
    ),
    keepRefusal: assign((_, result: Answer) =>
      result.kind === 'refused' ? { failure: result.failure, coolOff: result.failure.retryAfter ?? 0 } : {},
    ),
    keepFailure: assign({ failure: (_, of: Failure) => of }),
    clearFailure: assign({ failure: null }),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
    finishStep: assign({ redirectTo: '/termloan/application?next=true', isStepDone: true }),
    /** The page lets the bytes go: a port. */
    releasePicture: (_, _url: string | null) => {},
    forgetPicture: assign({ picked: null, picture: null, sentFraction: 0 }),
    /** Tells the service which step was reached; its failure blocks nobody. */
    reportStep: (_, _step: ReachedStep) => {},
  },
  /** A phone that can't read a picture may never say so. */
});
