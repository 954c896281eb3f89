import { requestKeyOf } from '../shared/journey';
import { polling } from '../shared/polling';
import type { IdentityContext } from './context';
import { pollState } from './poll-state';
import { identityJourney } from './setup';

// Pictures of both sides of the Aadhaar card: taken, reviewed, uploaded. The chart only has their `blob:` URLs.

const DOCUMENTS_PATH = '/termloan/application/kyc';

/** Revokes the `blob:` URL of a picture that was sent or removed, and clears it in the context. */
const releaseAndClearPicture = [
  {
    type: 'revokePictureUrl',
    params: ({ context }: { context: IdentityContext }) => context.picture?.url ?? null,
  },
  'clearPicture',
] as const;

export const documents = identityJourney.createStateConfig({
  description:
    'The merchant takes or chooses a picture of each side, and sees the status of those sent before.',
  meta: { path: DOCUMENTS_PATH, requirements: ['spec 2.2 line 40'] },
  on: {
    'picture.picked': {
      target: 'preparingPicture',
      actions: { type: 'storePicked', params: ({ event }) => event.pickedSide },
    },
    'aadhaar.opened': { guard: 'hasAadhaarAttemptsLeft', target: 'aadhaar', actions: 'clearFailure' },
    back: 'left',
  },
});

export const preparingPicture = identityJourney.createStateConfig({
  description: 'The picture is scaled on the phone, and its metadata is removed.',
  tags: 'pending',
  invoke: {
    id: 'preparePicture',
    src: 'preparePicture',
    input: ({ context }) => ({ url: context.pickedSide?.url ?? '' }),
    onDone: [
      {
        guard: { type: 'isPictureReady', params: ({ event }) => event.output },
        target: 'pictureReview',
        actions: { type: 'storePicture', params: ({ event }) => event.output },
      },
      { target: 'documents', actions: { type: 'storePicture', params: ({ event }) => event.output } },
    ],
    onError: {
      target: 'documents',
      actions: { type: 'storePicture', params: { ok: false, problem: 'unreadable' } },
    },
  },
  after: {
    prepareTimeout: {
      target: 'documents',
      actions: { type: 'storePicture', params: { ok: false, problem: 'unreadable' } },
    },
  },
});

export const pictureReview = identityJourney.createStateConfig({
  description: 'The merchant checks that the picture is readable, and sends it or takes another.',
  on: {
    'picture.sent': { target: 'submittingDocument', actions: 'clearFailure' },
    'picture.removed': { target: 'documents', actions: releaseAndClearPicture },
    back: { target: 'documents', actions: releaseAndClearPicture },
  },
});

export const submittingDocument = identityJourney.createStateConfig({
  description: 'The picture is uploaded, once.',
  tags: ['pending', 'committing'],
  invoke: [
    { id: 'uploadProgress', src: 'uploadProgress', onDone: {}, onError: {} },
    {
      id: 'uploadKycDocument',
      src: 'uploadKycDocument',
      input: ({ context }) => ({
        key: requestKeyOf(context),
        args: { side: context.pickedSide?.side ?? null, url: context.picture?.url ?? '' },
        startWith: context.startWith,
      }),
      onDone: [
        {
          guard: { type: 'isAccepted', params: ({ event }) => event.output },
          target: 'routingDocuments',
          actions: [
            { type: 'storeDocument', params: ({ event }) => event.output },
            ...releaseAndClearPicture,
            'nextRequestKey',
          ],
        },
        {
          guard: { type: 'isUnanswered', params: ({ event }) => event.output },
          target: 'documentUnanswered',
        },
        {
          guard: { type: 'isPictureRejected', params: ({ event }) => event.output },
          target: 'documents',
          actions: [
            ...releaseAndClearPicture,
            { type: 'storeRefusal', params: ({ event }) => event.output },
            'nextRequestKey',
          ],
        },
        {
          target: 'pictureReview',
          actions: [{ type: 'storeRefusal', params: ({ event }) => event.output }, 'nextRequestKey'],
        },
      ],
      onError: 'documentUnanswered',
    },
  ],
  on: {
    'upload.progressed': { actions: { type: 'storeProgress', params: ({ event }) => event.fraction } },
  },
});

export const documentUnanswered = identityJourney.createStateConfig({
  description: 'It is not known yet whether the picture arrived; the merchant may check again.',
  entry: 'startWithStatusCheck',
  on: {
    retry: 'submittingDocument',
    back: { target: 'loadingIdentity', actions: [...releaseAndClearPicture, 'nextRequestKey'] },
  },
});

export const routingDocuments = identityJourney.createStateConfig({
  description: 'Are both sides uploaded?',
  always: [{ guard: 'areSidesUploaded', target: 'documentsPending' }, { target: 'documents' }],
});

export const documentsPending = identityJourney.createStateConfig({
  description:
    'Both sides are under review; the service is polled for two minutes, after that the merchant checks manually.',
  meta: { path: DOCUMENTS_PATH },
  invoke: polling('identity', 'checkingDocuments'),
  on: {
    retry: 'checkingDocuments',
    'step.continued': { target: 'advanced', actions: 'completeStep' },
    back: 'left',
  },
});

export const checkingDocuments = pollState(
  'The service is asked whether the pictures were reviewed.',
  'documentsPending',
);
