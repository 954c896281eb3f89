import { writeKey } from '../shared/journey';
import { dropPicture, selfieJourney } from './setup';

// The picture is sent once; after an answer it is gone from this phone's memory.

export const submittingSelfie = selfieJourney.createStateConfig({
  description: 'The picture is sent, once; how much of it is told.',
  tags: ['pending', 'committing'],
  invoke: [
    {
      id: 'uploadSelfie',
      src: 'uploadSelfie',
      input: ({ context }) => ({
        key: writeKey(context),
        args: { url: context.picture?.url ?? null },
        startBy: context.startBy,
      }),
      onDone: [
        {
          guard: { type: 'isAccepted', params: ({ event }) => event.output },
          target: 'routingSelfie',
          actions: [{ type: 'keepSent', params: ({ event }) => event.output }, ...dropPicture, 'renewKey'],
        },
        {
          guard: { type: 'isUnanswered', params: ({ event }) => event.output },
          target: 'uploadUnanswered',
        },
        {
          guard: { type: 'isLimitReached', params: ({ event }) => event.output },
          target: 'attemptsExceeded',
          actions: [{ type: 'keepLimit', params: ({ event }) => event.output }, ...dropPicture, 'renewKey'],
        },
        {
          guard: { type: 'isFileRefused', params: ({ event }) => event.output },
          target: 'photo',
          actions: [
            ...dropPicture,
            'forgetCamera',
            { type: 'keepFileRefusal', params: ({ event }) => event.output },
            'renewKey',
          ],
        },
        {
          target: 'verifySelfie',
          actions: [{ type: 'keepSent', params: ({ event }) => event.output }, ...dropPicture, 'renewKey'],
        },
      ],
      onError: 'uploadUnanswered',
    },
    { id: 'uploadProgress', src: 'uploadProgress', onDone: {}, onError: {} },
  ],
  on: {
    'upload.progressed': { actions: { type: 'keepProgress', params: ({ event }) => event.fraction } },
  },
});

export const uploadUnanswered = selfieJourney.createStateConfig({
  description: 'Nobody knows yet whether the picture arrived; the merchant may ask again.',
  entry: 'checkStatusFirst',
  on: {
    retry: 'submittingSelfie',
    back: { target: 'loadingSelfie', actions: [...dropPicture, 'renewKey'] },
  },
});
