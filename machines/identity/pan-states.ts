import { crashFailure } from '../domain/base/failure';
import { requestKeyOf } from '../shared/journey';
import { polling } from '../shared/polling';
import { pollState } from './poll-state';
import { identityJourney } from './setup';

// PAN and date of birth, which are cleared after the answer; and the PAN's status.

const FORM_PATH = '/termloan/application/pan';
const STATUS_PATH = '/termloan/pan-status';

export const routingPan = identityJourney.createStateConfig({
  description: 'A verified or pending PAN is not requested again; nor is one during a retry wait.',
  always: [
    { guard: { type: 'isPanStatus', params: 'VERIFIED' }, target: 'panVerified' },
    {
      guard: { type: 'isPanStatus', params: 'PENDING' },
      target: 'panPending',
      actions: { type: 'setPage', params: 'pan-status' },
    },
    { guard: 'isRetryWaitOn', target: 'panRetryWait' },
    {
      target: 'pan',
      actions: { type: 'reportStep', params: { processState: 'KYC', processSubState: 'pan' } },
    },
  ],
});

export const pan = identityJourney.createStateConfig({
  description: 'The merchant types PAN and date of birth, and agrees that they are checked.',
  meta: { path: FORM_PATH, requirements: ['spec 2.2 line 42', 'spec 5 line 1'] },
  on: {
    'pan.submitted': {
      target: 'submittingPan',
      actions: [
        { type: 'storePan', params: ({ event }) => event.pan },
        { type: 'keepConsent', params: ({ event }) => event.consent },
      ],
    },
    back: 'left',
  },
});

export const submittingPan = identityJourney.createStateConfig({
  description: 'The service has PAN and date of birth checked, once.',
  tags: ['pending', 'committing'],
  invoke: {
    id: 'savePanDetails',
    src: 'savePanDetails',
    input: ({ context }) => ({
      key: requestKeyOf(context),
      args: { pan: context.pan, consent: context.consent },
      startWith: context.startWith,
    }),
    onDone: [
      {
        guard: { type: 'isPanAnswer', params: ({ event }) => ({ result: event.output, status: 'VERIFIED' }) },
        target: 'panVerified',
        actions: [
          { type: 'storePanAnswer', params: ({ event }) => event.output },
          'clearPan',
          'nextRequestKey',
        ],
      },
      {
        guard: { type: 'isPanAnswer', params: ({ event }) => ({ result: event.output, status: 'PENDING' }) },
        target: 'panPending',
        actions: [
          { type: 'storePanAnswer', params: ({ event }) => event.output },
          'clearPan',
          'nextRequestKey',
        ],
      },
      {
        guard: { type: 'isPanAnswer', params: ({ event }) => ({ result: event.output, status: 'FAILED' }) },
        target: 'panFailed',
        actions: [
          { type: 'storePanAnswer', params: ({ event }) => event.output },
          'clearPan',
          'nextRequestKey',
        ],
      },
      {
        guard: { type: 'isRateLimited', params: ({ event }) => event.output },
        target: 'panRetryWait',
        actions: [
          { type: 'storeRefusal', params: ({ event }) => event.output },
          'clearPan',
          'nextRequestKey',
        ],
      },
      {
        guard: { type: 'areTriesUnknown', params: ({ event }) => event.output },
        target: 'loadingTries',
        actions: [
          { type: 'storePanAnswer', params: ({ event }) => event.output },
          { type: 'storeRefusal', params: ({ event }) => event.output },
          'clearPan',
          'nextRequestKey',
        ],
      },
      { guard: { type: 'isUnanswered', params: ({ event }) => event.output }, target: 'panUnanswered' },
      {
        target: 'pan',
        actions: [
          { type: 'storeRefusal', params: ({ event }) => event.output },
          'clearPan',
          'nextRequestKey',
        ],
      },
    ],
    onError: 'panUnanswered',
  },
});

export const panUnanswered = identityJourney.createStateConfig({
  description: 'It is not known yet whether the PAN arrived; the merchant may check again.',
  entry: 'startWithStatusCheck',
  on: {
    retry: 'submittingPan',
    back: { target: 'loadingIdentity', actions: ['clearPan', 'nextRequestKey'] },
  },
});

export const loadingTries = identityJourney.createStateConfig({
  description: 'The PAN does not match: the service is asked how many attempts are left.',
  tags: 'pending',
  invoke: {
    id: 'loadTries',
    src: 'loadIdentity',
    input: { page: 'pan', ekycId: null },
    onDone: {
      target: 'routingPan',
      actions: { type: 'storeTries', params: ({ event }) => event.output },
    },
    onError: { target: 'pan', actions: { type: 'storeFailure', params: crashFailure } },
  },
});

export const panRetryWait = identityJourney.createStateConfig({
  description: 'Too many attempts: the form opens again after the retry wait, by the service’s clock.',
  meta: { path: FORM_PATH },
  invoke: {
    id: 'waitToAsk',
    src: 'waitToAsk',
    input: ({ context }) => ({ wait: context.retryWait }),
    onDone: 'loadingIdentity',
    onError: { actions: { type: 'storeFailure', params: crashFailure } },
  },
  on: { retry: 'loadingIdentity', back: 'left' },
});

export const routingPanStatus = identityJourney.createStateConfig({
  description: "The PAN's status decides which page is shown.",
  always: [
    { guard: { type: 'isPanStatus', params: 'VERIFIED' }, target: 'panVerified' },
    { guard: { type: 'isPanStatus', params: 'PENDING' }, target: 'panPending' },
    { guard: { type: 'isPanStatus', params: 'MISMATCH' }, target: 'panMismatch' },
    { guard: { type: 'isPanStatus', params: 'FAILED' }, target: 'panFailed' },
    { target: 'panNotSubmitted' },
  ],
});

/** State of a page with the PAN's status, from which the form can be opened. */
function panStatusState(description: string) {
  return identityJourney.createStateConfig({
    description,
    meta: { path: STATUS_PATH },
    on: {
      'pan.opened': { target: 'loadingIdentity', actions: { type: 'setPage', params: 'pan' } },
      back: 'left',
    },
  });
}

export const panNotSubmitted = panStatusState('No PAN was submitted yet.');

export const panPending = identityJourney.createStateConfig({
  description:
    'The registry has not answered; it is polled for two minutes; after that the merchant checks manually.',
  meta: { path: STATUS_PATH, requirements: ['spec 2.2 line 33'] },
  invoke: polling('identity', 'checkingPan'),
  on: { retry: 'checkingPan', leave: 'left', back: 'left' },
});

export const checkingPan = pollState('The service is asked whether the registry has answered.', 'panPending');

export const panVerified = identityJourney.createStateConfig({
  description: 'The PAN is verified, according to the registry.',
  meta: { path: STATUS_PATH, requirements: ['spec 2.2 line 33'] },
  on: { 'step.continued': { target: 'advanced', actions: 'completeStep' }, back: 'left' },
});

export const panMismatch = panStatusState('Name or date of birth do not match the PAN: what to do.');

export const panFailed = panStatusState('The registry could not check the PAN; it must be submitted again.');
