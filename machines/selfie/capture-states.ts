import { rereadOnReturn } from '../shared/polling';
import { dropPicture, selfieJourney } from './setup';

// The picture is taken or chosen, and looked at. None of this has a URL: whoever reloads begins with the reason.

export const camera = selfieJourney.createStateConfig({
  description: 'The camera is on, with hints; the merchant takes the picture when they like.',
  entry: 'forgetCamera',
  invoke: {
    id: 'camera',
    src: 'camera',
    onDone: {},
    onError: { target: 'photo', actions: { type: 'keepCameraProblem', params: 'broken' } },
  },
  on: {
    'camera.shown': { actions: 'showLive' },
    'camera.hinted': { actions: { type: 'keepHint', params: ({ event }) => event.hint } },
    'camera.failed': {
      target: 'photo',
      actions: { type: 'keepCameraProblem', params: ({ event }) => event.problem },
    },
    'camera.hidden': 'cameraPaused',
    'picture.taken': { guard: 'isLive', actions: 'wantPicture' },
    'camera.captured': {
      target: 'review',
      actions: { type: 'keepCaptured', params: ({ event }) => event.file },
    },
    'photo.preferred': 'photo',
    back: 'verifySelfie',
  },
});

export const cameraPaused = selfieJourney.createStateConfig({
  description: 'The merchant is elsewhere: the camera is off until they are back.',
  invoke: rereadOnReturn('camera'),
  on: {
    'camera.preferred': 'camera',
    'photo.preferred': 'photo',
    back: 'verifySelfie',
  },
});

export const photo = selfieJourney.createStateConfig({
  description: "The merchant gives a photo of the phone's own camera app, or one that they have.",
  on: {
    'file.chosen': {
      target: 'preparingPicture',
      actions: { type: 'keepPicked', params: ({ event }) => event.url },
    },
    'camera.preferred': 'camera',
    'settings.opened': 'openingSettings',
    back: 'verifySelfie',
  },
});

export const openingSettings = selfieJourney.createStateConfig({
  description: 'The host opens the settings in which the camera can be allowed, or says that it can not.',
  tags: 'pending',
  invoke: {
    id: 'openSettings',
    src: 'openSettings',
    onDone: { target: 'photo', actions: { type: 'keepSettings', params: ({ event }) => event.output } },
    onError: { target: 'photo', actions: { type: 'keepSettings', params: 'failed' } },
  },
});

export const preparingPicture = selfieJourney.createStateConfig({
  description:
    'The picked file is made ready on the phone: scaled, and without what it says of place and phone.',
  tags: 'pending',
  invoke: {
    id: 'preparePicture',
    src: 'preparePicture',
    input: ({ context }) => ({ url: context.picked }),
    onDone: [
      {
        guard: { type: 'isPrepared', params: ({ event }) => event.output },
        target: 'review',
        actions: { type: 'keepPrepared', params: ({ event }) => event.output },
      },
      { target: 'photo', actions: { type: 'keepPrepared', params: ({ event }) => event.output } },
    ],
    onError: { target: 'photo', actions: 'forgetPicked' },
  },
  after: { prepareTimeout: { target: 'photo', actions: 'forgetPicked' } },
});

export const review = selfieJourney.createStateConfig({
  description: 'The merchant looks at the picture, and sends it or takes another.',
  on: {
    'picture.accepted': 'submittingSelfie',
    'picture.rejected': [
      { guard: 'isFromCamera', target: 'camera', actions: dropPicture },
      { target: 'photo', actions: dropPicture },
    ],
    back: { target: 'verifySelfie', actions: dropPicture },
  },
});
