import { crashFailure } from '../domain/base/failure';
import { requestKeyOf } from '../shared/journey';
import { polling, rereadOnReturn } from '../shared/polling';
import { initialContext, VERIFY_PATH } from './context';
import { FAILED_PATH, NEXT_STEP_PATH, releaseAndClearPicture, STATUS_PATH, selfieJourney } from './setup';

// The picture is taken or chosen, and reviewed. These states have no URL: a reload starts with the explanation.

const camera = selfieJourney.createStateConfig({
  description: 'The camera is on, with hints; the merchant takes the picture when they like.',
  entry: 'clearCamera',
  invoke: {
    id: 'camera',
    src: 'camera',
    onDone: {},
    onError: { target: 'photo', actions: { type: 'storeCameraProblem', params: 'broken' } },
  },
  on: {
    'camera.shown': { actions: 'showLive' },
    'camera.hinted': { actions: { type: 'storeHint', params: ({ event }) => event.hint } },
    'camera.failed': {
      target: 'photo',
      actions: { type: 'storeCameraProblem', params: ({ event }) => event.problem },
    },
    'camera.hidden': 'cameraPaused',
    'picture.taken': { guard: 'isCameraLive', actions: 'requestPicture' },
    'camera.captured': {
      target: 'review',
      actions: { type: 'storeCaptured', params: ({ event }) => event.file },
    },
    'photo.preferred': 'photo',
    back: 'verifySelfie',
  },
});

const cameraPaused = selfieJourney.createStateConfig({
  description: 'The page is hidden: the camera is off until the merchant returns.',
  invoke: rereadOnReturn('camera'),
  on: {
    'camera.preferred': 'camera',
    'photo.preferred': 'photo',
    back: 'verifySelfie',
  },
});

const photo = selfieJourney.createStateConfig({
  description: "The merchant takes a photo with the phone's own camera app, or chooses one.",
  on: {
    'file.chosen': {
      target: 'preparingPicture',
      actions: { type: 'storePicked', params: ({ event }) => event.url },
    },
    'camera.preferred': 'camera',
    'settings.opened': 'openingSettings',
    back: 'verifySelfie',
  },
});

const openingSettings = selfieJourney.createStateConfig({
  description: 'The host opens the settings in which the camera can be allowed, or reports that it can not.',
  tags: 'pending',
  invoke: {
    id: 'openSettings',
    src: 'openSettings',
    onDone: { target: 'photo', actions: { type: 'storeSettings', params: ({ event }) => event.output } },
    onError: { target: 'photo', actions: { type: 'storeSettings', params: 'failed' } },
  },
});

const preparingPicture = selfieJourney.createStateConfig({
  description: 'The picked file is prepared on the phone: scaled, and its metadata removed.',
  tags: 'pending',
  invoke: {
    id: 'preparePicture',
    src: 'preparePicture',
    input: ({ context }) => ({ url: context.pickedUrl }),
    onDone: [
      {
        guard: { type: 'isPrepared', params: ({ event }) => event.output },
        target: 'review',
        actions: { type: 'storePrepared', params: ({ event }) => event.output },
      },
      { target: 'photo', actions: { type: 'storePrepared', params: ({ event }) => event.output } },
    ],
    onError: { target: 'photo', actions: 'clearPicked' },
  },
  after: { prepareTimeout: { target: 'photo', actions: 'clearPicked' } },
});

const review = selfieJourney.createStateConfig({
  description: 'The merchant reviews the picture, and sends it or takes another.',
  on: {
    'picture.accepted': 'submittingSelfie',
    'picture.rejected': [
      { guard: 'isFromCamera', target: 'camera', actions: releaseAndClearPicture },
      { target: 'photo', actions: releaseAndClearPicture },
    ],
    back: { target: 'verifySelfie', actions: releaseAndClearPicture },
  },
});

// The upload of the picture, whose memory is released after the answer.

const submittingSelfie = selfieJourney.createStateConfig({
  description: 'The picture is sent, once, with its progress.',
  tags: ['pending', 'committing'],
  invoke: [
    {
      id: 'uploadSelfie',
      src: 'uploadSelfie',
      input: ({ context }) => ({
        key: requestKeyOf(context),
        args: { url: context.picture?.url ?? null, consent: context.consent },
        startWith: context.startWith,
      }),
      onDone: [
        {
          guard: { type: 'isAccepted', params: ({ event }) => event.output },
          target: 'routingSelfie',
          actions: [
            { type: 'storeUploadResult', params: ({ event }) => event.output },
            ...releaseAndClearPicture,
            'nextRequestKey',
          ],
        },
        {
          guard: { type: 'isUnanswered', params: ({ event }) => event.output },
          target: 'uploadUnanswered',
        },
        {
          guard: { type: 'isLimitReached', params: ({ event }) => event.output },
          target: 'attemptsExceeded',
          actions: [
            { type: 'storeLimit', params: ({ event }) => event.output },
            ...releaseAndClearPicture,
            'nextRequestKey',
          ],
        },
        {
          guard: { type: 'isFileRefused', params: ({ event }) => event.output },
          target: 'photo',
          actions: [
            ...releaseAndClearPicture,
            'clearCamera',
            { type: 'storeFileRefusal', params: ({ event }) => event.output },
            'nextRequestKey',
          ],
        },
        {
          target: 'verifySelfie',
          actions: [
            { type: 'storeUploadResult', params: ({ event }) => event.output },
            ...releaseAndClearPicture,
            'nextRequestKey',
          ],
        },
      ],
      onError: 'uploadUnanswered',
    },
    { id: 'uploadProgress', src: 'uploadProgress', onDone: {}, onError: {} },
  ],
  on: {
    'upload.progressed': { actions: { type: 'storeProgress', params: ({ event }) => event.fraction } },
  },
});

const uploadUnanswered = selfieJourney.createStateConfig({
  description: 'It is not known yet whether the picture arrived; the merchant may check again.',
  entry: 'startWithStatusCheck',
  on: {
    retry: 'submittingSelfie',
    back: { target: 'loadingSelfie', actions: [...releaseAndClearPicture, 'nextRequestKey'] },
  },
});

// Status of the picture's check, according to the service.

const selfieStatus = selfieJourney.createStateConfig({
  description:
    'The picture is under review: the service is polled for two minutes, after that the merchant checks manually.',
  meta: { path: STATUS_PATH, requirements: ['spec 2.2 line 10', 'spec 2.4 line 5'] },
  invoke: polling('identity', 'checkingSelfie'),
  on: { retry: 'checkingSelfie', leave: 'left', back: 'left' },
});

const checkingSelfie = selfieJourney.createStateConfig({
  description: 'The service is asked whether the picture was reviewed.',
  tags: 'pending',
  invoke: {
    id: 'getSelfieStatus',
    src: 'getSelfieStatus',
    onDone: {
      target: 'routingSelfie',
      actions: { type: 'storeSelfie', params: ({ event }) => event.output },
    },
    onError: { target: 'selfieStatus', actions: { type: 'storeFailure', params: crashFailure } },
  },
  // The page polls every few seconds: a tap during a poll must work too.
  on: { back: 'left' },
});

const selfieVerified = selfieJourney.createStateConfig({
  description: 'The picture fits, according to the service: the next step is open.',
  meta: { path: STATUS_PATH },
  tags: 'committed',
  on: {
    leave: { target: 'left', actions: { type: 'goTo', params: NEXT_STEP_PATH } },
    back: 'left',
  },
});

const selfieCheckFailed = selfieJourney.createStateConfig({
  description: 'The picture was refused: why, what to do about it, and how many attempts are left.',
  meta: { path: FAILED_PATH, requirements: ['spec 2.2 line 11', 'spec 2.4 line 5'] },
  on: {
    'selfie.retaken': [{ guard: 'hasConsent', target: 'camera' }, { target: 'verifySelfie' }],
    leave: 'left',
    back: 'left',
  },
});

const attemptsExceeded = selfieJourney.createStateConfig({
  description: 'All attempts are used up: when another one is allowed, where the service says so.',
  meta: { path: FAILED_PATH },
  invoke: {
    id: 'waitForAttempt',
    src: 'waitForAttempt',
    input: ({ context }) => ({ ms: context.selfie?.retryAfter ?? 0 }),
    onDone: 'loadingSelfie',
    onError: {},
  },
  on: { retry: 'loadingSelfie', leave: 'left', back: 'left' },
});

const reasonFromUrl = selfieJourney.createStateConfig({
  description: 'The status could not be loaded: the reason in the URL is shown.',
  meta: { path: FAILED_PATH },
  on: { retry: 'loadingSelfie', leave: 'left', back: 'left' },
});

const selfieUnavailable = selfieJourney.createStateConfig({
  description: 'What the page needs could not be loaded; the merchant may retry.',
  on: { retry: 'loadingSelfie', back: 'left' },
});

/** Action that reports a reached step, by the slug of its page. */
const reportPage = (path: string) =>
  ({
    type: 'reportStep',
    params: { processState: 'KYC', processSubState: path.replace('/termloan/', '') },
  }) as const;

/** The selfie: explanation, picture, and status of its check (spec 2.4). Ports, guards and actions: `setup.ts`. */
export const selfieMachine = selfieJourney.createMachine({
  id: 'selfie',
  context: initialContext,
  initial: 'loadingSelfie',
  invoke: { id: 'clearPictures', src: 'clearPictures', onDone: {}, onError: {} },
  states: {
    loadingSelfie: {
      description: 'The service is asked for the status of the last picture, and whether the step is open.',
      tags: 'pending',
      invoke: {
        id: 'loadSelfie',
        src: 'loadSelfie',
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'routingSelfie',
            actions: { type: 'storeFacts', params: ({ event }) => event.output },
          },
          {
            guard: 'isReasonInUrl',
            target: 'reasonFromUrl',
            actions: { type: 'storeFacts', params: ({ event }) => event.output },
          },
          {
            target: 'selfieUnavailable',
            actions: { type: 'storeFacts', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'selfieUnavailable', actions: { type: 'storeFailure', params: crashFailure } },
      },
    },
    routingSelfie: {
      description: "The service's response decides; the URL only says which page was opened.",
      always: [
        { guard: 'isVerified', target: 'selfieVerified' },
        {
          guard: 'isUnderReview',
          target: 'selfieStatus',
          actions: ['awaitDecision', reportPage(STATUS_PATH)],
        },
        { guard: 'isExhausted', target: 'attemptsExceeded', actions: reportPage(FAILED_PATH) },
        { guard: 'hasFailed', target: 'selfieCheckFailed', actions: reportPage(FAILED_PATH) },
        { guard: 'isLocked', target: 'left' },
        { target: 'verifySelfie', actions: reportPage(VERIFY_PATH) },
      ],
    },
    verifySelfie: {
      description:
        'The merchant reads why a picture is needed and what happens with it, and agrees by tapping.',
      meta: { path: VERIFY_PATH, requirements: ['spec 2.2 line 9', 'spec 2.4 line 5'] },
      on: {
        'consent.given': {
          target: 'camera',
          actions: { type: 'giveConsent', params: ({ event }) => event.consent },
        },
        'photo.preferred': {
          target: 'photo',
          actions: [{ type: 'giveConsent', params: ({ event }) => event.consent }, 'clearCamera'],
        },
        back: 'left',
      },
    },
    camera,
    cameraPaused,
    photo,
    openingSettings,
    preparingPicture,
    review,
    submittingSelfie,
    uploadUnanswered,
    selfieStatus,
    checkingSelfie,
    selfieVerified,
    selfieCheckFailed,
    attemptsExceeded,
    reasonFromUrl,
    selfieUnavailable,
    left: { description: 'The merchant left for the steps of the application.', type: 'final' },
  },
  output: ({ context }) => ({
    redirectTo: context.redirectTo,
    committed: context.redirectTo === NEXT_STEP_PATH,
  }),
});
