import { crashed } from '../domain/base/failure';
import { polling } from '../shared/polling';
import { FAILED, NEXT_STEP, STATUS } from './context';
import { selfieJourney } from './setup';

// What became of the picture, by the service's word.

export const selfieStatus = selfieJourney.createStateConfig({
  description: 'The picture is looked at: the service is asked for two minutes, and then by the merchant.',
  meta: { path: STATUS, requirements: ['spec 2.2 line 10', 'spec 2.4 line 5'] },
  invoke: polling('identity', 'checkingSelfie'),
  on: { retry: 'checkingSelfie', leave: 'left', back: 'left' },
});

export const checkingSelfie = selfieJourney.createStateConfig({
  description: 'The service is asked whether the picture was looked at.',
  tags: 'pending',
  invoke: {
    id: 'getSelfieStatus',
    src: 'getSelfieStatus',
    onDone: {
      target: 'routingSelfie',
      actions: { type: 'keepSelfie', params: ({ event }) => event.output },
    },
    onError: { target: 'selfieStatus', actions: { type: 'keepFailure', params: crashed } },
  },
  // The page asks by itself every few seconds: a tap in that moment counts too.
  on: { back: 'left' },
});

export const selfieVerified = selfieJourney.createStateConfig({
  description: "The picture fits, by the service's word: the next step is open.",
  meta: { path: STATUS },
  tags: 'committed',
  on: {
    leave: { target: 'left', actions: { type: 'goTo', params: NEXT_STEP } },
    back: 'left',
  },
});

export const selfieCheckFailed = selfieJourney.createStateConfig({
  description: 'The picture was refused: why, what to do about it, and how many attempts are left.',
  meta: { path: FAILED, requirements: ['spec 2.2 line 11', 'spec 2.4 line 5'] },
  on: {
    'selfie.retaken': [{ guard: 'hasConsent', target: 'camera' }, { target: 'verifySelfie' }],
    leave: 'left',
    back: 'left',
  },
});

export const attemptsExceeded = selfieJourney.createStateConfig({
  description: 'All attempts are used up: when one may try again, where the service says it.',
  meta: { path: FAILED },
  invoke: {
    id: 'waitForAttempt',
    src: 'waitForAttempt',
    input: ({ context }) => ({ ms: context.selfie?.retryAfter ?? 0 }),
    onDone: 'loadingSelfie',
    onError: {},
  },
  on: { retry: 'loadingSelfie', leave: 'left', back: 'left' },
});

export const reasonTold = selfieJourney.createStateConfig({
  description: 'The service can not be asked now: what the address says was wrong is shown as that.',
  meta: { path: FAILED },
  on: { retry: 'loadingSelfie', leave: 'left', back: 'left' },
});

export const selfieUnavailable = selfieJourney.createStateConfig({
  description: 'The service did not answer; the merchant may ask again.',
  on: { retry: 'loadingSelfie', back: 'left' },
});
