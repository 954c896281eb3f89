import { assign, sendTo, setup } from 'xstate';
import type { Failure, Outcome } from '../domain/base/failure';
import type { StepReport } from '../domain/entry/resume';
import type { CameraCommand, CameraEvent, CameraProblem, PictureHint } from '../domain/files/camera';
import type { PickResult, ReadyFile } from '../domain/files/picked-file';
import { withoutLapsedSelfie } from '../domain/identity/lapsed-selfie';
import { isSelfieExhausted, type SelfieStatus } from '../domain/identity/selfie';
import type { ConsentRecord } from '../domain/merchant/consent';
import { callbackPort } from '../shared/callback-port';
import type {
  ConsentState,
  JourneyMeta,
  JourneyOutput,
  JourneyTag,
  Redirect,
  SharedEvent,
} from '../shared/journey';
import { createLoad } from '../shared/load';
import { pollingPorts } from '../shared/polling';
import { port, typesOf } from '../shared/port';
import { createSubmission, type SubmissionResult } from '../shared/submission';
import { type UploadProgressed, uploadProgress } from '../shared/upload-progress';
import type { Context, Input, PictureProblem, SettingsAnswer } from './context';

/** URL of the page with the status of the check. */
export const STATUS_PATH = '/termloan/selfie-status';

/** URL of the page that says why the picture was refused. */
export const FAILED_PATH = '/termloan/selfie-check-failed';

/** URL that opens the next step of the application. */
export const NEXT_STEP_PATH = '/termloan/application?next=true';

/** Data that is read before a page is shown. */
export interface SelfieFacts {
  readonly selfie: SelfieStatus;
  /** The PAN is verified, with whose owner the picture is compared; also true where that could not be read. */
  readonly isStepOpen: boolean;
  /** The identity check of a verified picture has lapsed. */
  readonly hasLapsed: boolean;
}

/** The picture, and the consent as it was read; null without them: nothing is sent. */
export interface SelfieToSend extends ConsentState {
  readonly url: string | null;
}

type UploadResult = SubmissionResult<SelfieStatus>;

function refusalCodeOf(result: UploadResult): string | null {
  return result.kind === 'refused' ? result.failure.code : null;
}

/** Failure codes that mean that another file must be picked. */
const fileRefusals: ReadonlyMap<string | null, PictureProblem> = new Map([
  ['file_too_large', 'too-large'],
  ['file_type_not_supported', 'wrong-type'],
  ['file_gone', 'gone'],
]);

/** Ports, guards and actions of the selfie's chart. */
export const selfieJourney = setup({
  types: typesOf<{
    context: Context;
    input: Input;
    events:
      | SharedEvent
      | CameraEvent
      | { type: 'consent.given'; consent: ConsentRecord }
      /** The explanation's button is a consent, too; null where it was given before. */
      | { type: 'photo.preferred'; consent: ConsentRecord | null }
      | { type: 'camera.preferred' }
      | { type: 'picture.taken' }
      | { type: 'file.chosen'; url: string }
      | { type: 'settings.opened' }
      | { type: 'picture.accepted' }
      | { type: 'picture.rejected' }
      | UploadProgressed
      | { type: 'selfie.retaken' };
    children: { camera: 'camera' };
    output: JourneyOutput;
    tags: JourneyTag;
    meta: JourneyMeta;
  }>(),
  actors: {
    /** The status of the selfie, and whether its step is open (getSelfieStatus, getIdentityVerificationStatus). */
    loadSelfie: createLoad<SelfieFacts>(),
    getSelfieStatus: createLoad<SelfieStatus>(),
    /** The camera: it is on while this actor runs, and off whenever its state is left. */
    camera: callbackPort<CameraCommand>(),
    /** Scales a picked picture, and removes its metadata. */
    preparePicture: port<PickResult, { readonly url: string | null }>(),
    uploadSelfie: createSubmission<SelfieStatus, SelfieToSend>(),
    uploadProgress: uploadProgress(),
    /** Revokes the `blob:` URLs of all pictures when the journey ends. */
    clearPictures: callbackPort(),
    openSettings: port<SettingsAnswer>(),
    ...pollingPorts,
    /** Resolves after this many milliseconds of the service's clock; never for 0. */
    waitForAttempt: port<void, { readonly ms: number }>(),
  },
  guards: {
    isReady: (_, outcome: Outcome<unknown>) => outcome.ok,
    isReasonInUrl: ({ context }) => context.entryUrl === FAILED_PATH,
    isVerified: ({ context }) => context.selfie?.status === 'VERIFIED',
    isUnderReview: ({ context }) => context.selfie?.status === 'PENDING',
    isExhausted: ({ context }) => context.selfie !== null && isSelfieExhausted(context.selfie),
    hasFailed: ({ context }) => context.selfie?.status === 'FAILED' && !context.isTakingPicture,
    isLocked: ({ context }) => !context.isStepOpen,
    hasConsent: ({ context }) => context.consent !== null,
    isCameraLive: ({ context }) => context.isCameraLive,
    isFromCamera: ({ context }) => context.isFromCamera,
    isPrepared: (_, prepared: PickResult) => prepared.ok,
    isAccepted: (_, result: UploadResult) => result.kind === 'accepted',
    isLimitReached: (_, result: UploadResult) => refusalCodeOf(result) === 'selfie_attempts_exceeded',
    isFileRefused: (_, result: UploadResult) => fileRefusals.has(refusalCodeOf(result)),
    isUnanswered: (_, result: UploadResult) => result.kind === 'unanswered',
  },
  actions: {
    storeFacts: assign((_, outcome: Outcome<SelfieFacts>) => {
      if (!outcome.ok) return { failure: outcome.failure };
      const { selfie, hasLapsed, isStepOpen } = outcome.data;
      return { selfie: withoutLapsedSelfie(selfie, hasLapsed), isStepOpen, hasLapsed, failure: null };
    }),
    storeSelfie: assign((_, outcome: Outcome<SelfieStatus>) =>
      outcome.ok ? { selfie: outcome.data, failure: null } : { failure: outcome.failure },
    ),
    /** Stores the consent, as it was read, for all pictures of this visit. */
    giveConsent: assign((_, consent: ConsentRecord | null) => ({ consent, failure: null })),
    clearCamera: assign({ isCameraLive: false, hint: null, cameraProblem: null, settings: null }),
    showLive: assign({ isCameraLive: true }),
    storeHint: assign({ hint: (_, hint: PictureHint | null) => hint }),
    storeCameraProblem: assign({ cameraProblem: (_, problem: CameraProblem) => problem }),
    requestPicture: sendTo('camera', { type: 'picture.requested' }),
    storeCaptured: assign({ picture: (_, file: ReadyFile) => file, isFromCamera: true }),
    storePicked: assign({ pickedUrl: (_, url: string) => url, pictureProblem: null }),
    storePrepared: assign((_, prepared: PickResult) => ({
      pickedUrl: null,
      isFromCamera: false,
      ...(prepared.ok ? { picture: prepared.file } : { pictureProblem: prepared.problem }),
    })),
    clearPicked: assign({ pickedUrl: null, pictureProblem: 'unreadable' }),
    /** Revokes the picture's `blob:` URL, which frees its bytes; implemented by an adapter. */
    revokePictureUrl: (_, _picture: ReadyFile | null) => {},
    clearPicture: assign({ picture: null, pickedUrl: null, progress: 0, pictureProblem: null }),
    storeSettings: assign({ settings: (_, answer: SettingsAnswer) => answer }),
    storeProgress: assign({ progress: (_, fraction: number) => fraction }),
    /** Stores the answer to the picture; from now on its status is shown, whichever page the merchant opened. */
    storeUploadResult: assign((_, result: UploadResult) =>
      result.kind === 'accepted'
        ? { selfie: result.data, isTakingPicture: false, polls: 0, failure: null }
        : { failure: result.failure },
    ),
    storeFileRefusal: assign({
      pictureProblem: (_, result: UploadResult) => fileRefusals.get(refusalCodeOf(result)) ?? 'unreadable',
    }),
    /** Stores that no attempt is left, and when another one is allowed. */
    storeLimit: assign({
      selfie: ({ context }, result: UploadResult): SelfieStatus => ({
        id: context.selfie?.id ?? null,
        reason: context.selfie?.reason ?? null,
        status: 'FAILED',
        attemptsLeft: 0,
        retryAfter: result.kind === 'refused' ? (result.failure.retryAfter ?? 0) : 0,
      }),
    }),
    /** A picture is under review: its status is shown, whichever page the merchant opened. */
    awaitDecision: assign({ isTakingPicture: false }),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
    storeFailure: assign({ failure: (_, failure: Failure) => failure }),
    /** The next write is a new request: the last one has a definitive answer, or the merchant abandoned it. */
    nextRequestKey: assign({
      completedWrites: ({ context }) => context.completedWrites + 1,
      startWith: 'sending',
    }),
    startWithStatusCheck: assign({ startWith: 'statusCheck' }),
    /** Reports the reached step to the service, and ignores a failure; implemented by an adapter. */
    reportStep: (_, _step: StepReport) => {},
    goTo: assign({ redirectTo: (_, redirectTo: Redirect) => redirectTo }),
  },
  delays: { prepareTimeout: 20_000 },
});

/** Actions that revoke the picture's `blob:` URL, and clear it in the context. */
export const releaseAndClearPicture = [
  { type: 'revokePictureUrl', params: ({ context }: { context: Context }) => context.picture },
  'clearPicture',
] as const;
