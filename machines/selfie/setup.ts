import { assign, sendTo, setup } from 'xstate';
import type { Failure, Outcome } from '../domain/base/failure';
import type { ReachedStep } from '../domain/entry/resume';
import type { CameraCommand, CameraEvent, CameraProblem, PictureHint } from '../domain/files/camera';
import type { Picked, ReadyFile } from '../domain/files/picked-file';
import { withoutLapsedSelfie } from '../domain/identity/lapsed-selfie';
import { isSelfieExhausted, type SelfieStatus } from '../domain/identity/selfie';
import type { JourneyMeta, JourneyOutput, JourneyTag, Redirect, SharedEvent } from '../shared/journey';
import { createLoad } from '../shared/load';
import { pollingPorts } from '../shared/polling';
import { port, typesOf } from '../shared/port';
import { createSubmission, type SubmissionResult } from '../shared/submission';
import { type UploadProgressed, uploadProgress } from '../shared/upload-progress';
import { watch } from '../shared/watch';
import type { Context, Input, PictureProblem, SettingsAnswer } from './context';

/** The page of the check's status. */
export const STATUS = '/termloan/selfie-status';

/** The page that says why it was refused. */
export const FAILED = '/termloan/selfie-check-failed';

export const NEXT_STEP = '/termloan/application?next=true';

/** What is known before anything is shown. */
export interface SelfieFacts {
  readonly selfie: SelfieStatus;
  /** The steps before it are done: the picture is compared with the PAN's owner. */
  readonly isOpen: boolean;
  /** The check that verified the picture has lapsed. */
  readonly hasLapsed: boolean;
}

type Sent = SubmissionResult<SelfieStatus>;

function codeOf(result: Sent): string | null {
  return result.kind === 'refused' ? result.failure.code : null;
}

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
      | { type: 'consent.given' }
      | { type: 'photo.preferred' }
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
    /** The selfie's check, and whether its step is open (getSelfieStatus, getIdentityVerificationStatus). */
    loadSelfie: createLoad<SelfieFacts>(),
    getSelfieStatus: createLoad<SelfieStatus>(),
    /** The only owner of the camera: it is on while this actor runs, and off after every exit. */
    camera: watch<CameraCommand>(),
    /** Prepares a picked file: scaled, without its metadata. */
    preparePicture: port<Picked, { readonly url: string | null }>(),
    uploadSelfie: createSubmission<SelfieStatus, { readonly url: string | null }>(),
    uploadProgress: uploadProgress(),
    /** Releases every picture of this visit when it ends. */
    clearPictures: watch(),
    openSettings: port<SettingsAnswer>(),
    ...pollingPorts,
    /** Resolves after so many milliseconds of the service's clock; never for 0. */
    waitForAttempt: port<void, { readonly ms: number }>(),
  },
  guards: {
    isReady: (_, outcome: Outcome<unknown>) => outcome.ok,
    isReasonInUrl: ({ context }) => context.entryUrl === FAILED,
    isVerified: ({ context }) => context.selfie?.status === 'VERIFIED',
    isUnderReview: ({ context }) => context.selfie?.status === 'PENDING',
    isExhausted: ({ context }) => context.selfie !== null && isSelfieExhausted(context.selfie),
    hasFailed: ({ context }) => context.selfie?.status === 'FAILED' && !context.isTakingPicture,
    isLocked: ({ context }) => !context.isOpen,
    hasConsent: ({ context }) => context.hasConsent,
    isLive: ({ context }) => context.isLive,
    isFromCamera: ({ context }) => context.isFromCamera,
    isPrepared: (_, made: Picked) => made.ok,
    isAccepted: (_, result: Sent) => result.kind === 'accepted',
    isLimitReached: (_, result: Sent) => codeOf(result) === 'selfie_attempts_exceeded',
    isFileRefused: (_, result: Sent) => fileRefusals.has(codeOf(result)),
    isUnanswered: (_, result: Sent) => result.kind === 'unanswered',
  },
  actions: {
    storeFacts: assign((_, outcome: Outcome<SelfieFacts>) => {
      if (!outcome.ok) return { failure: outcome.failure };
      const { selfie, hasLapsed, isOpen } = outcome.data;
      return { selfie: withoutLapsedSelfie(selfie, hasLapsed), isOpen, failure: null };
    }),
    storeSelfie: assign((_, outcome: Outcome<SelfieStatus>) =>
      outcome.ok ? { selfie: outcome.data, failure: null } : { failure: outcome.failure },
    ),
    giveConsent: assign({ hasConsent: true, failure: null }),
    clearCamera: assign({ isLive: false, hint: null, cameraProblem: null, settings: null }),
    showLive: assign({ isLive: true }),
    storeHint: assign({ hint: (_, hint: PictureHint | null) => hint }),
    storeCameraProblem: assign({ cameraProblem: (_, problem: CameraProblem) => problem }),
    requestPicture: sendTo('camera', { type: 'picture.requested' }),
    storeCaptured: assign({ picture: (_, file: ReadyFile) => file, isFromCamera: true }),
    storePicked: assign({ picked: (_, url: string) => url, pictureProblem: null }),
    storePrepared: assign((_, made: Picked) => ({
      picked: null,
      isFromCamera: false,
      ...(made.ok ? { picture: made.file } : { pictureProblem: made.problem }),
    })),
    clearPicked: assign({ picked: null, pictureProblem: 'unreadable' }),
    /** Releases the bytes: the service has them, or the merchant takes another picture. */
    revokePictureUrl: (_, _picture: ReadyFile | null) => {},
    clearPicture: assign({ picture: null, picked: null, progress: 0, pictureProblem: null }),
    storeSettings: assign({ settings: (_, answer: SettingsAnswer) => answer }),
    storeProgress: assign({ progress: (_, fraction: number) => fraction }),
    /** The lender's answer to the picture is shown, whichever page the merchant opened. */
    storeSent: assign((_, result: Sent) =>
      result.kind === 'accepted'
        ? { selfie: result.data, isTakingPicture: false, polls: 0, failure: null }
        : { failure: result.failure },
    ),
    storeFileRefusal: assign({
      pictureProblem: (_, result: Sent) => fileRefusals.get(codeOf(result)) ?? 'unreadable',
    }),
    /** The refusal says when another attempt is allowed; the picture was not accepted. */
    storeLimit: assign({
      selfie: ({ context }, result: Sent): SelfieStatus => ({
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
    storeFailure: assign({ failure: (_, of: Failure) => of }),
    /** The next write is a new request: the last one has its answer, or the merchant abandoned it. */
    nextRequestKey: assign({
      completedWrites: ({ context }) => context.completedWrites + 1,
      startWith: 'sending',
    }),
    startWithStatusCheck: assign({ startWith: 'statusCheck' }),
    /** Reports the reached step to the service; its failure has no effect. */
    reportStep: (_, _step: ReachedStep) => {},
    goTo: assign({ redirectTo: (_, to: Redirect) => to }),
  },
  delays: { prepareTimeout: 20_000 },
});

/** Actions that release the picture: its bytes and its `blob:` URL. */
export const dropPicture = [
  { type: 'revokePictureUrl', params: ({ context }: { context: Context }) => context.picture },
  'clearPicture',
] as const;
