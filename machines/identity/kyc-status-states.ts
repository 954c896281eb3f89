import { polling } from '../shared/polling';
import { identityJourney } from './setup';
import { checking } from './waiting';

// Does an earlier check of identity still hold? The service's word decides between yes and no, not the entry URL.

const YES = '/termloan/application/kyc-status/yes';
const NO = '/termloan/application/kyc-status/no';

export const routingKycStatus = identityJourney.createStateConfig({
  description: "The service's word on the earlier check decides which page is true.",
  always: [
    { guard: 'holds', target: 'kycHolds' },
    { guard: { type: 'isKycState', params: 'PENDING_REVIEW' }, target: 'kycUnderReview' },
    { guard: { type: 'isKycState', params: 'FAILED' }, target: 'kycFailed' },
    {
      target: 'kycNeeded',
      actions: { type: 'reportStep', params: { processState: 'KYC', processSubState: 'kyc-status' } },
    },
  ],
});

export const kycHolds = identityJourney.createStateConfig({
  description: 'The earlier check still holds: until when, and on.',
  meta: { path: YES, requirements: ['spec 2.2 line 39'] },
  on: { 'step.continued': { target: 'advanced', actions: 'finishStep' }, back: 'left' },
});

export const kycNeeded = identityJourney.createStateConfig({
  description: 'No check holds: the merchant reads what is needed, how long it takes and why, and begins.',
  meta: { path: NO, requirements: ['spec 2.2 line 39'] },
  on: {
    'identity.started': { target: 'loadingIdentity', actions: { type: 'moveTo', params: 'kyc' } },
    back: 'left',
  },
});

export const kycUnderReview = identityJourney.createStateConfig({
  description: 'All is given, and the lender looks at it; it is asked for two minutes, then by the merchant.',
  meta: { path: NO },
  invoke: polling('identity', 'checkingReview'),
  on: { retry: 'checkingReview', leave: 'left', back: 'left' },
});

export const checkingReview = checking(
  'The service is asked whether the lender has decided.',
  'kycUnderReview',
);

export const kycFailed = identityJourney.createStateConfig({
  description: 'The check failed: why that may be, and what the merchant can do.',
  meta: { path: NO },
  on: {
    'selfie.opened': {
      guard: 'isSelfieFailed',
      target: 'left',
      actions: { type: 'goTo', params: '/termloan/selfie-status' },
    },
    'identity.started': {
      guard: 'isIdentityOpen',
      target: 'loadingIdentity',
      actions: { type: 'moveTo', params: 'kyc' },
    },
    retry: 'loadingIdentity',
    back: 'left',
  },
});
