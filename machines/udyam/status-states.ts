import { crashFailure } from '../domain/base/failure';
import { requestKeyOf } from '../shared/journey';
import { polling } from '../shared/polling';
import { STATUS_PATH } from './context';
import { toPreviousStep } from './form-states';
import { udyamJourney } from './setup';

// Review, submission and status.

const toLoan = { type: 'goTo', params: '/termloan' } as const;

export const confirmation = udyamJourney.createStateConfig({
  id: 'confirmation',
  description: 'The merchant reviews all answers, and agrees that they are sent to the register.',
  meta: { path: '/register-udyam/confirmation', requirements: ['spec 2.3 line 7'] },
  route: { guard: { type: 'mayOpen', params: 'confirmation' } },
  entry: { type: 'setPage', params: 'confirmation' },
  invoke: {
    id: 'listNicCodes',
    src: 'listNicCodes',
    onDone: { actions: { type: 'storeNicCodes', params: ({ event }) => event.output } },
    // The codes are shown without their descriptions.
    onError: {},
  },
  on: {
    // On the review everything is filled in, so no page is locked and no guard is needed.
    'page.opened': {
      target: 'routingPage',
      actions: { type: 'openPage', params: ({ event }) => event.page },
    },
    'contact.checked': {
      guard: { type: 'maySendCode', params: ({ event }) => event.contact },
      target: 'checkingSentCodes',
      actions: { type: 'requestCode', params: ({ event }) => event.contact },
    },
    'registration.confirmed': [
      {
        guard: 'isFinalCodeVerified',
        target: 'submittingRegistration',
        actions: ['clearFailure', { type: 'keepConsent', params: ({ event }) => event.consent }],
      },
      // Needs no guard: the review can be opened only if its code can be sent.
      {
        target: 'checkingSentCodes',
        actions: [
          { type: 'requestCode', params: 'UDYAM' },
          { type: 'keepConsent', params: ({ event }) => event.consent },
        ],
      },
    ],
    back: toPreviousStep,
  },
});

export const submittingRegistration = udyamJourney.createStateConfig({
  description: 'The registration is sent to the register, once.',
  tags: ['pending', 'committing'],
  invoke: {
    id: 'submitUdyamDetails',
    src: 'updateUdyamDetails',
    input: ({ context }) => ({
      key: requestKeyOf(context),
      args: { step: 'CONFIRMATION', change: { hasConsented: true }, consent: context.consent },
      startWith: context.startWith,
    }),
    onDone: [
      {
        guard: { type: 'isAccepted', params: ({ event }) => event.output },
        target: 'routingUdyam',
        actions: [
          { type: 'storeSaveResult', params: ({ event }) => event.output },
          'nextRequestKey',
          'showStatus',
        ],
      },
      {
        guard: { type: 'isOutdated', params: ({ event }) => event.output },
        target: 'loadingUdyam',
        actions: [{ type: 'storeSaveResult', params: ({ event }) => event.output }, 'nextRequestKey'],
      },
      {
        guard: { type: 'isRefused', params: ({ event }) => event.output },
        target: 'confirmation',
        actions: [
          { type: 'setPage', params: 'confirmation' },
          { type: 'storeSaveResult', params: ({ event }) => event.output },
          'nextRequestKey',
        ],
      },
      { target: 'registrationUnanswered' },
    ],
    onError: 'registrationUnanswered',
  },
});

export const registrationUnanswered = udyamJourney.createStateConfig({
  description:
    'It is not known yet whether the registration arrived; the merchant may check again. Never shown as a failure.',
  entry: 'startWithStatusCheck',
  on: {
    retry: 'submittingRegistration',
    back: { target: 'loadingUdyam', actions: 'nextRequestKey' },
  },
});

export const submitted = udyamJourney.createStateConfig({
  description:
    'The register processes the registration. Its status is polled for two minutes; after that the merchant checks manually.',
  meta: { path: STATUS_PATH, requirements: ['spec 2.3 line 8'] },
  tags: 'committed',
  invoke: polling('registration', 'checkingRegistration'),
  on: {
    retry: 'checkingRegistration',
    leave: { target: 'left', actions: toLoan },
    back: 'left',
  },
});

export const checkingRegistration = udyamJourney.createStateConfig({
  description: 'The service is asked whether the register has answered.',
  tags: 'pending',
  invoke: {
    id: 'getUdyamDetails',
    src: 'getUdyamDetails',
    onDone: [
      {
        guard: { type: 'isReady', params: ({ event }) => event.output },
        target: 'routingUdyam',
        actions: { type: 'storeDetails', params: ({ event }) => event.output },
      },
      { target: 'submitted', actions: { type: 'storeDetails', params: ({ event }) => event.output } },
    ],
    onError: { target: 'submitted', actions: { type: 'storeFailure', params: crashFailure } },
  },
  // The page polls every few seconds: a tap during a poll must work too.
  on: { back: 'left' },
});

export const registered = udyamJourney.createStateConfig({
  description: 'The business is registered: its Udyam number, for the merchant to keep.',
  meta: { path: STATUS_PATH, requirements: ['spec 2.3 line 8'] },
  tags: 'committed',
  on: { leave: { target: 'left', actions: toLoan }, back: 'left' },
});

export const registrationFailed = udyamJourney.createStateConfig({
  description: 'The registration failed: the reason is shown, and it can be submitted again.',
  meta: { path: STATUS_PATH },
  on: {
    'correction.opened': { target: 'routingPage', actions: 'openCorrection' },
    leave: { target: 'left', actions: toLoan },
    back: 'left',
  },
});

export const detailsMismatch = udyamJourney.createStateConfig({
  description: 'The details do not match the PAN; the merchant corrects them and submits again.',
  meta: { path: STATUS_PATH },
  on: {
    'correction.opened': { target: 'routingPage', actions: 'openCorrection' },
    leave: { target: 'left', actions: toLoan },
    back: 'left',
  },
});
