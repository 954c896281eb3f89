import { crashed } from '../domain/base/failure';
import { writeKey } from '../shared/journey';
import { polling } from '../shared/polling';
import { STATUS } from './context';
import { toPreviousStep } from './form-states';
import { udyamJourney } from './setup';

// The last look, the one sending, and what became of it.

const toLoan = { type: 'goTo', params: '/termloan' } as const;

export const confirmation = udyamJourney.createStateConfig({
  id: 'confirmation',
  description: 'The merchant looks over all that was told, and agrees that it goes to the register.',
  meta: { path: '/register-udyam/confirmation', requirements: ['spec 2.3 line 7'] },
  route: { guard: { type: 'mayOpen', params: 'confirmation' } },
  entry: { type: 'standAt', params: 'confirmation' },
  invoke: {
    id: 'listNicCodes',
    src: 'listNicCodes',
    onDone: { actions: { type: 'keepNicCodes', params: ({ event }) => event.output } },
    // The numbers are shown without their words.
    onError: {},
  },
  on: {
    // All is told: no page is locked.
    'page.opened': {
      target: 'routingPlace',
      actions: { type: 'openPage', params: ({ event }) => event.page },
    },
    'contact.checked': {
      guard: { type: 'maySendCode', params: ({ event }) => event.contact },
      target: 'recallingCode',
      actions: { type: 'wantCode', params: ({ event }) => event.contact },
    },
    'registration.confirmed': [
      { guard: 'isFinalCodeVerified', target: 'submittingRegistration', actions: 'consent' },
      // The last look is open only to whom its code can be sent.
      { target: 'recallingCode', actions: [{ type: 'wantCode', params: 'UDYAM' }, 'consent'] },
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
      key: writeKey(context),
      args: { step: 'CONFIRMATION', change: { hasConsented: true } },
      startBy: context.startBy,
    }),
    onDone: [
      {
        guard: { type: 'isAccepted', params: ({ event }) => event.output },
        target: 'routingUdyam',
        actions: [
          { type: 'keepSaved', params: ({ event }) => event.output },
          'renewKey',
          'forgetConsent',
          'showStatus',
        ],
      },
      {
        guard: { type: 'isStale', params: ({ event }) => event.output },
        target: 'loadingUdyam',
        actions: [{ type: 'keepSaved', params: ({ event }) => event.output }, 'renewKey', 'forgetConsent'],
      },
      {
        guard: { type: 'isRefused', params: ({ event }) => event.output },
        target: 'confirmation',
        actions: [
          { type: 'standAt', params: 'confirmation' },
          { type: 'keepSaved', params: ({ event }) => event.output },
          'renewKey',
          'forgetConsent',
        ],
      },
      { target: 'registrationUnanswered' },
    ],
    onError: 'registrationUnanswered',
  },
});

export const registrationUnanswered = udyamJourney.createStateConfig({
  description: 'Nobody knows yet whether it was sent; the merchant may ask again. Never called a failure.',
  entry: 'checkStatusFirst',
  on: {
    retry: 'submittingRegistration',
    back: { target: 'loadingUdyam', actions: ['renewKey', 'forgetConsent'] },
  },
});

export const submitted = udyamJourney.createStateConfig({
  description: 'The register looks at it; it is asked for two minutes, then by the merchant.',
  meta: { path: STATUS, requirements: ['spec 2.3 line 8'] },
  tags: 'committed',
  invoke: polling('registration', 'checkingRegistration'),
  on: {
    retry: 'checkingRegistration',
    leave: { target: 'left', actions: toLoan },
    back: 'left',
  },
});

export const checkingRegistration = udyamJourney.createStateConfig({
  description: 'The service is asked what the register said.',
  tags: 'pending',
  invoke: {
    id: 'getUdyamDetails',
    src: 'getUdyamDetails',
    onDone: [
      {
        guard: { type: 'isReady', params: ({ event }) => event.output },
        target: 'routingUdyam',
        actions: { type: 'keepDetails', params: ({ event }) => event.output },
      },
      { target: 'submitted', actions: { type: 'keepDetails', params: ({ event }) => event.output } },
    ],
    onError: { target: 'submitted', actions: { type: 'keepFailure', params: crashed } },
  },
});

export const registered = udyamJourney.createStateConfig({
  description: 'The business is registered: its Udyam number, for the merchant to keep.',
  meta: { path: STATUS, requirements: ['spec 2.3 line 8'] },
  tags: 'committed',
  on: { leave: { target: 'left', actions: toLoan }, back: 'left' },
});

export const registrationFailed = udyamJourney.createStateConfig({
  description: 'The register could not do it, and said why; it can be sent again.',
  meta: { path: STATUS },
  on: {
    'correction.opened': { target: 'routingPlace', actions: 'openCorrection' },
    leave: { target: 'left', actions: toLoan },
    back: 'left',
  },
});

export const detailsMismatch = udyamJourney.createStateConfig({
  description: 'What was told does not fit the PAN; the merchant mends it and sends it again.',
  meta: { path: STATUS },
  on: {
    'correction.opened': { target: 'routingPlace', actions: 'openCorrection' },
    leave: { target: 'left', actions: toLoan },
    back: 'left',
  },
});
