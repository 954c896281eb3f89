import { polling } from '../shared/polling';
import { pollState } from './poll-state';
import { identityJourney } from './setup';

// Whether an earlier identity check is still valid. The service decides, whichever of the two URLs was opened.

const VALID_PATH = '/termloan/application/kyc-status/yes';
const NOT_VALID_PATH = '/termloan/application/kyc-status/no';

export const routingKycStatus = identityJourney.createStateConfig({
  description: "The earlier check's status decides which page is shown.",
  always: [
    { guard: 'isKycValid', target: 'kycHolds' },
    { guard: { type: 'isKycState', params: 'PENDING_REVIEW' }, target: 'kycUnderReview' },
    { guard: { type: 'isKycState', params: 'FAILED' }, target: 'kycFailed' },
    {
      target: 'kycNeeded',
      actions: { type: 'reportStep', params: { processState: 'KYC', processSubState: 'kyc-status' } },
    },
  ],
});

export const kycHolds = identityJourney.createStateConfig({
  description: 'The earlier check is still valid: until when, and the next step.',
  meta: { path: VALID_PATH, requirements: ['spec 2.2 line 39'] },
  on: { 'step.continued': { target: 'advanced', actions: 'completeStep' }, back: 'left' },
});

export const kycNeeded = identityJourney.createStateConfig({
  description: 'No check is valid: the merchant reads what is needed, how long it takes and why, and starts.',
  meta: { path: NOT_VALID_PATH, requirements: ['spec 2.2 line 39'] },
  on: {
    'identity.started': { target: 'loadingIdentity', actions: { type: 'setPage', params: 'kyc' } },
    back: 'left',
  },
});

export const kycUnderReview = identityJourney.createStateConfig({
  description:
    'Under review by the lender; the service is polled for two minutes, after that the merchant checks manually.',
  meta: { path: NOT_VALID_PATH },
  invoke: polling('identity', 'checkingReview'),
  on: { retry: 'checkingReview', leave: 'left', back: 'left' },
});

export const checkingReview = pollState(
  'The service is asked whether the lender has decided.',
  'kycUnderReview',
);

export const kycFailed = identityJourney.createStateConfig({
  description: 'The check failed: possible reasons, and what the merchant can do.',
  meta: { path: NOT_VALID_PATH },
  on: {
    'selfie.opened': {
      guard: 'isSelfieFailed',
      target: 'left',
      actions: { type: 'goTo', params: '/termloan/selfie-status' },
    },
    'identity.started': {
      guard: 'isIdentityIncomplete',
      target: 'loadingIdentity',
      actions: { type: 'setPage', params: 'kyc' },
    },
    retry: 'loadingIdentity',
    back: 'left',
  },
});
