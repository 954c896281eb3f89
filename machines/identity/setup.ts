import { assign } from 'xstate';
import type { Failure, Outcome } from '../domain/base/failure';
import type { StepReport } from '../domain/entry/resume';
import type { PickResult } from '../domain/files/picked-file';
import type { Ekyc } from '../domain/identity/ekyc';
import {
  type AadhaarSide,
  areSidesUploaded,
  isAadhaarExhausted,
  isIdentified,
  isIdentityIncomplete,
  isUploadBegun,
  mayUpload,
  withoutLapsedChecks,
} from '../domain/identity/identity';
import type { IdentityVerificationStatus } from '../domain/identity/kyc';
import type { KycDocument } from '../domain/identity/kyc-document';
import type { PanStatus } from '../domain/identity/pan-status';
import type { ConsentRecord } from '../domain/merchant/consent';
import { callbackPort } from '../shared/callback-port';
import type { SharedEvent } from '../shared/journey';
import { consentingJourneySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { pollingPorts } from '../shared/polling';
import { port, typesOf } from '../shared/port';
import { createSubmission, type SubmissionResult } from '../shared/submission';
import { type UploadProgressed, uploadProgress } from '../shared/upload-progress';
import type {
  AgreedCheck,
  IdentityContext,
  IdentityFacts,
  IdentityInput,
  IdentityPage,
  PanInput,
  PanToCheck,
  PickedSide,
} from './context';
import { contextAfterDocument, contextAfterEkyc, contextAfterPan, contextAfterRead } from './context-changes';

/** Input of the load: the page, and the id of the Aadhaar check in the URL. */
export interface IdentityRequest {
  readonly page: IdentityPage;
  readonly ekycId: string | null;
}

/** The PAN's status: of the PAN if it was read, else of the identity verification. */
function panStatusOf({ facts }: IdentityContext): PanStatus['verificationStatus'] {
  return facts?.pan?.verificationStatus ?? facts?.status.panStatus ?? 'PENDING';
}

/** The newest Aadhaar check. */
export function ekycOf({ facts }: IdentityContext): Ekyc | null {
  return facts?.ekyc ?? null;
}

type WriteResult = SubmissionResult<unknown>;

/** Failure codes after which the same file can't be sent again. */
const unfitFileCodes = ['file_gone', 'file_too_large', 'file_type_not_supported'];

function isRefusedWith(result: WriteResult, code: string): boolean {
  return result.kind === 'refused' && result.failure.code === code;
}

/** Evaluates a rule of the facts; false before they are read. */
function testFacts<T>(context: IdentityContext, rule: (facts: IdentityFacts) => T): T | false {
  return context.facts !== null && rule(context.facts);
}

/** Ports, guards and actions of the identity chart. */
export const identityJourney = consentingJourneySetup({
  types: typesOf<{
    context: IdentityContext;
    input: IdentityInput;
    events:
      | SharedEvent
      | { type: 'step.continued' }
      | { type: 'identity.started' }
      | { type: 'selfie.opened' }
      | { type: 'pan.opened' }
      | { type: 'pan.submitted'; pan: PanInput; consent: ConsentRecord }
      | { type: 'registry.agreed'; consent: ConsentRecord }
      | { type: 'aadhaar.opened' }
      | { type: 'aadhaar.agreed'; consent: ConsentRecord }
      | { type: 'authority.opened' }
      | { type: 'check.opened' }
      | { type: 'mobile.opened' }
      | { type: 'mobile.submitted'; mobile: string }
      | { type: 'documents.opened' }
      | { type: 'picture.picked'; pickedSide: PickedSide }
      | { type: 'picture.sent' }
      | { type: 'picture.removed' }
      | UploadProgressed;
  }>(),
  actors: {
    /** The status of the checks, and the other data that the page needs. */
    loadIdentity: createLoad<IdentityFacts, IdentityRequest>(),
    savePanDetails: createSubmission<PanStatus, PanToCheck>(),
    startCkyc: createSubmission<IdentityVerificationStatus, AgreedCheck>(),
    startEkyc: createSubmission<Ekyc, AgreedCheck>(),
    updateEkycMobile: createSubmission<
      Ekyc,
      { readonly ekycId: string | null; readonly mobile: string | null }
    >(),
    uploadKycDocument: createSubmission<
      KycDocument,
      { readonly side: AadhaarSide | null; readonly url: string }
    >(),
    uploadProgress: uploadProgress(),
    /** Scales a picked picture, and removes the camera's metadata. */
    preparePicture: port<PickResult, { readonly url: string }>(),
    /** Revokes the `blob:` URLs of all pictures when the journey ends. */
    clearPictures: callbackPort(),
    /** Navigates to the authority's page; never resolves if the navigation succeeds. */
    openAuthorityPage: port<void, { readonly url: string | null; readonly ekycId: string | null }>(),
    ...pollingPorts,
  },
  // A browser that cannot decode a picture may never report it.
  delays: { pageOpenTimeout: 8_000, prepareTimeout: 20_000 },
}).extend({
  guards: {
    isPage: ({ context }, page: IdentityPage) => context.page === page,
    isKycValid: ({ context }) => testFacts(context, ({ validity }) => validity?.isEligible === true),
    isKycState: ({ context }, state: IdentityVerificationStatus['kycState']) =>
      context.facts?.status.kycState === state,
    isSelfieFailed: ({ context }) => context.facts?.status.selfieStatus === 'FAILED',
    /** A check is open, and it is not the selfie that failed: the selfie is another journey. */
    isIdentityIncomplete: ({ context }) =>
      testFacts(context, ({ status }) => status.selfieStatus !== 'FAILED' && isIdentityIncomplete(status)),
    isPanStatus: ({ context }, status: PanStatus['verificationStatus']) => panStatusOf(context) === status,
    isPanOpen: ({ context }) => panStatusOf(context) !== 'VERIFIED',
    /** A retry wait counts only if no attempt is left. */
    isRetryWaitOn: ({ context }) =>
      testFacts(context, ({ rateLimit }) => rateLimit?.attemptsLeft === 0 && rateLimit.retryAfter > 0),
    isIdentified: ({ context }) => testFacts(context, isIdentified),
    /** All checks succeeded, and the lender rejected the result. */
    isRefusedAfterReview: ({ context }) =>
      testFacts(context, (facts) => facts.status.kycState === 'FAILED' && isIdentified(facts)),
    isRegistryUnasked: ({ context }) =>
      !context.isRegistryAsked &&
      testFacts(context, ({ status }) => !status.identityVerification.isCkycAlreadyTriggered),
    isEkycUnknown: ({ context }) => testFacts(context, ({ isEkycUnknown }) => isEkycUnknown),
    isEkycStatus: ({ context }, status: Ekyc['status']) => ekycOf(context)?.status === status,
    isAadhaarExhausted: ({ context }) => testFacts(context, isAadhaarExhausted),
    hasAadhaarAttemptsLeft: ({ context }) => !testFacts(context, isAadhaarExhausted),
    isMobileAsked: ({ context }) => context.page === 'ekyc-update-mobile' && ekycOf(context) !== null,
    areSidesUploaded: ({ context }) => testFacts(context, ({ documents }) => areSidesUploaded(documents)),
    /** At least one side was uploaded in an earlier visit: the upload is continued. */
    isUploadResumed: ({ context }) =>
      context.page === 'kyc' && testFacts(context, ({ documents }) => isUploadBegun(documents)),
    mayUpload: ({ context }) => testFacts(context, mayUpload),
    isPanAnswer: (
      _,
      { result, status }: { result: SubmissionResult<PanStatus>; status: PanStatus['verificationStatus'] },
    ) => result.kind === 'accepted' && result.data.verificationStatus === status,
    /** No attempt is left, or an accepted answer (a mismatch) does not contain their number: the service is asked. */
    areTriesUnknown: (_, result: WriteResult) =>
      result.kind === 'accepted' || (result.kind === 'refused' && result.failure.attemptsLeft === 0),
    isRateLimited: (_, result: WriteResult) => isRefusedWith(result, 'too_many_requests'),
    wasAskedBefore: (_, result: WriteResult) => isRefusedWith(result, 'ckyc_already_triggered'),
    isPanMissing: (_, result: WriteResult) => isRefusedWith(result, 'pan_not_verified'),
    areTriesExhausted: (_, result: WriteResult) => isRefusedWith(result, 'ekyc_attempts_exceeded'),
    /** The check, or the consent to it, is gone. */
    isCheckGone: (_, result: WriteResult) =>
      isRefusedWith(result, 'ekyc_not_found') || isRefusedWith(result, 'consent_required'),
    isPictureReady: (_, prepared: PickResult) => prepared.ok,
    /** Another picture is needed: this one is gone, or the service does not accept it. */
    isPictureRejected: (_, result: WriteResult) => unfitFileCodes.some((code) => isRefusedWith(result, code)),
    isEkycOpen: (_, result: SubmissionResult<Ekyc>) =>
      result.kind === 'accepted' && result.data.status === 'INITIATED',
  },
  actions: {
    storeFacts: assign((_, outcome: Outcome<IdentityFacts>) =>
      outcome.ok ? contextAfterRead(outcome.data) : { failure: outcome.failure },
    ),
    /** Clears the facts before a new read and when the journey ends: they contain personal data. */
    clearFacts: assign({ facts: null, failure: null }),
    /** Stores the new facts; the failure of the last PAN stays. */
    storeTries: assign(({ context }, outcome: Outcome<IdentityFacts>) =>
      outcome.ok
        ? { facts: withoutLapsedChecks(outcome.data), retryWait: outcome.data.rateLimit?.retryAfter ?? 0 }
        : { failure: context.failure },
    ),
    setPage: assign({
      page: (_, page: IdentityPage) => page,
      urlEkycId: null,
      polls: 0,
      failure: null,
      isMobileChanged: false,
    }),
    markPanFirst: assign({ isPanFirst: true }),
    markRegistryAsked: assign({ isRegistryAsked: true }),
    storePan: assign({ pan: (_, pan: PanInput) => pan, failure: null }),
    clearPan: assign({ pan: null }),
    storePanAnswer: assign(({ context }, result: SubmissionResult<PanStatus>) =>
      result.kind === 'accepted' ? contextAfterPan(context, result.data) : {},
    ),
    storeMobile: assign({ mobile: (_, mobile: string) => mobile, failure: null }),
    clearMobile: assign({ mobile: null }),
    markMobileChanged: assign({ isMobileChanged: true }),
    storeEkyc: assign(({ context }, result: SubmissionResult<Ekyc>) =>
      result.kind === 'accepted' ? contextAfterEkyc(context, result.data) : {},
    ),
    storePicked: assign({
      pickedSide: (_, pickedSide: PickedSide) => pickedSide,
      pictureProblem: null,
      failure: null,
      sentFraction: 0,
    }),
    storePicture: assign((_, prepared: PickResult) =>
      prepared.ok
        ? { picture: prepared.file, pictureProblem: null }
        : { picture: null, pictureProblem: prepared.problem },
    ),
    storeProgress: assign({ sentFraction: (_, fraction: number) => fraction }),
    storeDocument: assign(({ context }, result: SubmissionResult<KycDocument>) =>
      result.kind === 'accepted' ? contextAfterDocument(context, result.data) : {},
    ),
    storeRefusal: assign((_, result: WriteResult) =>
      result.kind === 'refused' ? { failure: result.failure, retryWait: result.failure.retryAfter ?? 0 } : {},
    ),
    storeFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
    completeStep: assign({ redirectTo: '/termloan/application?next=true', isStepDone: true }),
    /** Revokes the picture's `blob:` URL, which frees its bytes; implemented by an adapter. */
    revokePictureUrl: (_, _url: string | null) => {},
    clearPicture: assign({ pickedSide: null, picture: null, sentFraction: 0 }),
    /** Reports the reached step to the service, and ignores a failure; implemented by an adapter. */
    reportStep: (_, _step: StepReport) => {},
  },
});
