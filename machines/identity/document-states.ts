import { writeKey } from '../shared/journey';
import { polling } from '../shared/polling';
import type { IdentityContext } from './context';
import { identityJourney } from './setup';
import { checking } from './waiting';

// Pictures of the Aadhaar card, side by side: taken, looked at, sent. Only their address stands in the chart.

const PATH = '/termloan/application/kyc';

/** Neither the chart nor the page keeps what is sent, or was taken away. */
const letGo = [
  {
    type: 'releasePicture',
    params: ({ context }: { context: IdentityContext }) => context.picture?.url ?? null,
  },
  'forgetPicture',
] as const;

export const documents = identityJourney.createStateConfig({
  description:
    'The merchant takes or chooses a picture of each side; what became of those sent before is shown.',
  meta: { path: PATH, requirements: ['spec 2.2 line 40'] },
  on: {
    'picture.picked': {
      target: 'preparingPicture',
      actions: { type: 'keepPicked', params: ({ event }) => event.picked },
    },
    'aadhaar.opened': { guard: 'hasAadhaarTries', target: 'aadhaar', actions: 'clearFailure' },
    back: 'left',
  },
});

export const preparingPicture = identityJourney.createStateConfig({
  description: 'The picture is scaled on the phone, and loses what the camera wrote beside it.',
  tags: 'pending',
  invoke: {
    id: 'makePictureReady',
    src: 'makePictureReady',
    input: ({ context }) => ({ url: context.picked?.url ?? '' }),
    onDone: [
      {
        guard: { type: 'isPictureReady', params: ({ event }) => event.output },
        target: 'pictureReview',
        actions: { type: 'keepPicture', params: ({ event }) => event.output },
      },
      { target: 'documents', actions: { type: 'keepPicture', params: ({ event }) => event.output } },
    ],
    onError: {
      target: 'documents',
      actions: { type: 'keepPicture', params: { ok: false, problem: 'unreadable' } },
    },
  },
  after: {
    prepareTimeout: {
      target: 'documents',
      actions: { type: 'keepPicture', params: { ok: false, problem: 'unreadable' } },
    },
  },
});

export const pictureReview = identityJourney.createStateConfig({
  description: 'The merchant sees whether all can be read, and sends the picture or takes another.',
  on: {
    'picture.sent': { target: 'submittingDocument', actions: 'clearFailure' },
    'picture.removed': { target: 'documents', actions: letGo },
    back: { target: 'documents', actions: letGo },
  },
});

export const submittingDocument = identityJourney.createStateConfig({
  description: 'The picture goes to the service, once.',
  tags: ['pending', 'committing'],
  invoke: [
    { id: 'uploadProgress', src: 'uploadProgress', onDone: {}, onError: {} },
    {
      id: 'uploadKycDocument',
      src: 'uploadKycDocument',
      input: ({ context }) => ({
        key: writeKey(context),
        args: { side: context.picked?.side ?? null, url: context.picture?.url ?? '' },
        startBy: context.startBy,
      }),
      onDone: [
        {
          guard: { type: 'isAccepted', params: ({ event }) => event.output },
          target: 'routingDocuments',
          actions: [{ type: 'keepDocument', params: ({ event }) => event.output }, ...letGo, 'renewKey'],
        },
        {
          guard: { type: 'isUnanswered', params: ({ event }) => event.output },
          target: 'documentUnanswered',
        },
        {
          guard: { type: 'isPictureUnfit', params: ({ event }) => event.output },
          target: 'documents',
          actions: [...letGo, { type: 'keepRefusal', params: ({ event }) => event.output }, 'renewKey'],
        },
        {
          target: 'pictureReview',
          actions: [{ type: 'keepRefusal', params: ({ event }) => event.output }, 'renewKey'],
        },
      ],
      onError: 'documentUnanswered',
    },
  ],
  on: {
    'upload.progressed': { actions: { type: 'keepProgress', params: ({ event }) => event.fraction } },
  },
});

export const documentUnanswered = identityJourney.createStateConfig({
  description: 'Nobody knows yet whether the picture arrived; the merchant may ask again.',
  entry: 'checkStatusFirst',
  on: {
    retry: 'submittingDocument',
    back: { target: 'loadingIdentity', actions: [...letGo, 'renewKey'] },
  },
});

export const routingDocuments = identityJourney.createStateConfig({
  description: 'Both sides, or one to go.',
  always: [{ guard: 'areSidesGiven', target: 'documentsPending' }, { target: 'documents' }],
});

export const documentsPending = identityJourney.createStateConfig({
  description:
    'Both sides are here, and somebody looks at them; it is asked for two minutes, then by the merchant.',
  meta: { path: PATH },
  invoke: polling('identity', 'checkingDocuments'),
  on: {
    retry: 'checkingDocuments',
    'step.continued': { target: 'advanced', actions: 'finishStep' },
    back: 'left',
  },
});

export const checkingDocuments = checking(
  'The service is asked whether somebody has looked at the pictures.',
  'documentsPending',
);
