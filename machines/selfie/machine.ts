import { crashed } from '../domain/base/failure';
import { camera, cameraPaused, openingSettings, photo, preparingPicture, review } from './capture-states';
import { FAILED, initialContext, NEXT_STEP, STATUS, VERIFY } from './context';
import { submittingSelfie, uploadUnanswered } from './sending-states';
import { selfieJourney } from './setup';
import {
  attemptsExceeded,
  checkingSelfie,
  reasonTold,
  selfieCheckFailed,
  selfieStatus,
  selfieUnavailable,
  selfieVerified,
} from './status-states';

/** A step that was reached, by the slug of its page. */
const reached = (path: string) =>
  ({
    type: 'reportStep',
    params: { processState: 'KYC', processSubState: path.replace('/termloan/', '') },
  }) as const;

/** The selfie: why, the picture, and what became of it (spec 2.4). Its words stand in `setup.ts`. */
export const selfieMachine = selfieJourney.createMachine({
  id: 'selfie',
  context: initialContext,
  initial: 'loadingSelfie',
  invoke: { id: 'forgetPictures', src: 'forgetPictures', onDone: {}, onError: {} },
  states: {
    loadingSelfie: {
      description: 'The service is asked what became of the last picture, and whether the step is open.',
      tags: 'pending',
      invoke: {
        id: 'loadSelfie',
        src: 'loadSelfie',
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'routingSelfie',
            actions: { type: 'keepStanding', params: ({ event }) => event.output },
          },
          {
            guard: 'isReasonTold',
            target: 'reasonTold',
            actions: { type: 'keepStanding', params: ({ event }) => event.output },
          },
          {
            target: 'selfieUnavailable',
            actions: { type: 'keepStanding', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'selfieUnavailable', actions: { type: 'keepFailure', params: crashed } },
      },
    },
    routingSelfie: {
      description: "The service's word decides; the address says no more than what the merchant came for.",
      always: [
        { guard: 'isVerified', target: 'selfieVerified' },
        { guard: 'isLookedAt', target: 'selfieStatus', actions: ['awaitNews', reached(STATUS)] },
        { guard: 'isSpent', target: 'attemptsExceeded', actions: reached(FAILED) },
        { guard: 'hasFailed', target: 'selfieCheckFailed', actions: reached(FAILED) },
        { guard: 'isLocked', target: 'left' },
        { target: 'verifySelfie', actions: reached(VERIFY) },
      ],
    },
    verifySelfie: {
      description:
        'The merchant reads why a picture is asked for and what happens with it, and agrees by tapping.',
      meta: { path: VERIFY, requirements: ['spec 2.2 line 9', 'spec 2.4 line 5'] },
      on: {
        'consent.given': { target: 'camera', actions: 'giveConsent' },
        'photo.preferred': { target: 'photo', actions: ['giveConsent', 'forgetCamera'] },
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
    reasonTold,
    selfieUnavailable,
    left: { description: 'The merchant left for the steps of the application.', type: 'final' },
  },
  output: ({ context }) => ({
    redirectTo: context.redirectTo,
    committed: context.redirectTo === NEXT_STEP,
  }),
});
