import { assign, sendTo, setup } from 'xstate';
import type { Failure, Outcome } from '../domain/base/failure';
import type { ReachedStep } from '../domain/entry/resume';
import type { CameraNews, CameraOrder, CameraProblem, PictureHint } from '../domain/files/camera';
import type { Picked, ReadyFile } from '../domain/files/picked-file';
import { isSelfieSpent, type SelfieStatus } from '../domain/identity/selfie';
import { countingSelfie } from '../domain/identity/selfie-anew';
import type { JourneyMeta, JourneyOutput, JourneyTag, Redirect, SharedEvent } from '../shared/journey';
import { createLoad } from '../shared/load';
import { pollingPorts } from '../shared/polling';
import { port, typesOf } from '../shared/port';
import { createSubmission, type SubmissionResult } from '../shared/submission';
import { type UploadProgressed, uploadProgress } from '../shared/upload-progress';
import { watch } from '../shared/watch';
import {
  type Context,
  FAILED,
  type Input,
  type PictureProblem,
  type SelfieStanding,
  type SettingsAnswer,
} from './context';

type Sent = SubmissionResult<SelfieStatus>;

function codeOf(result: Sent): string | null {
  return result.kind === 'refused' ? result.failure.code : null;
}

const fileRefusals: ReadonlyMap<string | null, PictureProblem> = new Map([
  ['file_too_large', 'too-large'],
  ['file_type_not_supported', 'wrong-type'],
  ['file_gone', 'gone'],
]);

/** The words of the selfie's chart: its ports, guards and actions. */
export const selfieJourney = setup({
  types: typesOf<{
    context: Context;
    input: Input;
    events:
      | SharedEvent
      | CameraNews
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
    loadSelfie: createLoad<SelfieStanding>(),
    getSelfieStatus: createLoad<SelfieStatus>(),
    /** The one owner of the camera: it is on while this runs, and off in every way out. */
    camera: watch<CameraOrder>(),
    /** A picked file as it can be sent: scaled, without what it says of place and phone. */
    preparePicture: port<Picked, { readonly url: string | null }>(),
    uploadSelfie: createSubmission<SelfieStatus, { readonly url: string | null }>(),
    uploadProgress: uploadProgress(),
    /** Forgets every picture of this visit when it ends, however it ends. */
    forgetPictures: watch(),
    openSettings: port<SettingsAnswer>(),
    ...pollingPorts,
    /** Resolves after so many milliseconds of the service's clock; never for 0. */
    waitForAttempt: port<void, { readonly ms: number }>(),
  },
  guards: {
    isReady: (_, outcome: Outcome<unknown>) => outcome.ok,
    isReasonTold: ({ context }) => context.entryUrl === FAILED,
    isVerified: ({ context }) => context.selfie?.status === 'VERIFIED',
    isLookedAt: ({ context }) => context.selfie?.status === 'PENDING',
    isSpent: ({ context }) => context.selfie !== null && isSelfieSpent(context.selfie),
    hasFailed: ({ context }) => context.selfie?.status === 'FAILED' && !context.isToTake,
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
    keepStanding: assign((_, outcome: Outcome<SelfieStanding>) => {
      if (!outcome.ok) return { failure: outcome.failure };
      const { selfie, hasLapsed, isOpen } = outcome.data;
      return { selfie: countingSelfie(selfie, hasLapsed), isOpen, failure: null };
    }),
    keepSelfie: assign((_, outcome: Outcome<SelfieStatus>) =>
      outcome.ok ? { selfie: outcome.data, failure: null } : { failure: outcome.failure },
    ),
    giveConsent: assign({ hasConsent: true, failure: null }),
    forgetCamera: assign({ isLive: false, hint: null, cameraProblem: null, settings: null }),
    showLive: assign({ isLive: true }),
    keepHint: assign({ hint: (_, hint: PictureHint | null) => hint }),
    keepCameraProblem: assign({ cameraProblem: (_, problem: CameraProblem) => problem }),
    wantPicture: sendTo('camera', { type: 'picture.wanted' }),
    keepCaptured: assign({ picture: (_, file: ReadyFile) => file, isFromCamera: true }),
    keepPicked: assign({ picked: (_, url: string) => url, pictureProblem: null }),
    keepPrepared: assign((_, made: Picked) => ({
      picked: null,
      isFromCamera: false,
      ...(made.ok ? { picture: made.file } : { pictureProblem: made.problem }),
    })),
    forgetPicked: assign({ picked: null, pictureProblem: 'unreadable' }),
    /** The bytes go: the service has them, or the merchant takes another picture. */
    releasePicture: (_, _picture: ReadyFile | null) => {},
    forgetPicture: assign({ picture: null, picked: null, progress: 0, pictureProblem: null }),
    keepSettings: assign({ settings: (_, answer: SettingsAnswer) => answer }),
    keepProgress: assign({ progress: (_, fraction: number) => fraction }),
    /** The lender's answer to the picture counts, whatever the merchant came for. */
    keepSent: assign((_, result: Sent) =>
      result.kind === 'accepted'
        ? { selfie: result.data, isToTake: false, polls: 0, failure: null }
        : { failure: result.failure },
    ),
    keepFileRefusal: assign({
      pictureProblem: (_, result: Sent) => fileRefusals.get(codeOf(result)) ?? 'unreadable',
    }),
    /** The refusal says when one may try again; the picture was not taken. */
    keepLimit: assign({
      selfie: ({ context }, result: Sent): SelfieStatus => ({
        id: context.selfie?.id ?? null,
        reason: context.selfie?.reason ?? null,
        status: 'FAILED',
        attemptsLeft: 0,
        retryAfter: result.kind === 'refused' ? (result.failure.retryAfter ?? 0) : 0,
      }),
    }),
    /** A picture is looked at: the merchant waits for the answer, whatever they came for. */
    awaitNews: assign({ isToTake: false }),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
    keepFailure: assign({ failure: (_, of: Failure) => of }),
    /** The next write is a new request: the last one has its answer, or the merchant gave it up. */
    renewKey: assign({ settledWrites: ({ context }) => context.settledWrites + 1, startBy: 'sending' }),
    checkStatusFirst: assign({ startBy: 'statusCheck' }),
    /** Tells the service where the merchant stands; that it could not be told stops nobody. */
    reportStep: (_, _step: ReachedStep) => {},
    goTo: assign({ redirectTo: (_, to: Redirect) => to }),
  },
  delays: { prepareTimeout: 20_000 },
});

/** Nothing of the picture stays: neither its bytes nor its address. */
export const dropPicture = [
  { type: 'releasePicture', params: ({ context }: { context: Context }) => context.picture },
  'forgetPicture',
] as const;
