import { requestKeyOf } from '../shared/journey';
import { identityJourney } from './setup';

// The central KYC registry, asked with the merchant's consent; Aadhaar, if the merchant is not in the registry.

const KYC_PATH = '/termloan/application/kyc';

export const routingKyc = identityJourney.createStateConfig({
  description: 'The status of the checks from the service decides what is next.',
  always: [
    { guard: 'isEkycUnknown', target: 'ekycUnknown' },
    { guard: { type: 'isKycState', params: 'PENDING_REVIEW' }, target: 'kycUnderReview' },
    { guard: 'isRefusedAfterReview', target: 'kycFailed' },
    { guard: 'isIdentified', target: 'identityVerified' },
    {
      guard: 'isPanOpen',
      target: 'loadingIdentity',
      actions: [{ type: 'setPage', params: 'pan' }, 'markPanFirst'],
    },
    {
      guard: 'isRegistryUnasked',
      target: 'kyc',
      actions: { type: 'reportStep', params: { processState: 'KYC', processSubState: 'kyc' } },
    },
    { guard: 'areSidesUploaded', target: 'documentsPending' },
    { guard: { type: 'isEkycStatus', params: 'PENDING' }, target: 'ekycPending' },
    { guard: 'isUploadResumed', target: 'documents' },
    { target: 'routingEkyc' },
  ],
});

export const kyc = identityJourney.createStateConfig({
  description: 'The merchant reads what is requested from the central registry, and agrees.',
  meta: { path: KYC_PATH, requirements: ['spec 2.2 line 40'] },
  on: {
    'registry.agreed': {
      target: 'submittingRegistry',
      actions: ['clearFailure', { type: 'keepConsent', params: ({ event }) => event.consent }],
    },
    back: 'left',
  },
});

export const submittingRegistry = identityJourney.createStateConfig({
  description: 'The service asks the central registry, once.',
  tags: ['pending', 'committing'],
  invoke: {
    id: 'startCkyc',
    src: 'startCkyc',
    input: ({ context }) => ({
      key: requestKeyOf(context),
      args: { consent: context.consent },
      startWith: context.startWith,
    }),
    onDone: [
      {
        guard: { type: 'isAccepted', params: ({ event }) => event.output },
        target: 'loadingIdentity',
        actions: 'nextRequestKey',
      },
      {
        guard: { type: 'wasAskedBefore', params: ({ event }) => event.output },
        target: 'loadingIdentity',
        actions: ['markRegistryAsked', 'nextRequestKey'],
      },
      {
        guard: { type: 'isPanMissing', params: ({ event }) => event.output },
        target: 'loadingIdentity',
        actions: [{ type: 'setPage', params: 'pan' }, 'markPanFirst', 'nextRequestKey'],
      },
      { guard: { type: 'isUnanswered', params: ({ event }) => event.output }, target: 'registryUnanswered' },
      {
        target: 'kyc',
        actions: [{ type: 'storeRefusal', params: ({ event }) => event.output }, 'nextRequestKey'],
      },
    ],
    onError: 'registryUnanswered',
  },
});

export const registryUnanswered = identityJourney.createStateConfig({
  description: 'It is not known yet whether the registry was asked; the merchant may check again.',
  entry: 'startWithStatusCheck',
  on: { retry: 'submittingRegistry', back: { target: 'loadingIdentity', actions: 'nextRequestKey' } },
});

export const aadhaar = identityJourney.createStateConfig({
  description: 'The merchant reads what Aadhaar shares, and agrees, before leaving for the authority’s page.',
  meta: { path: KYC_PATH },
  on: {
    'aadhaar.agreed': {
      target: 'submittingAadhaar',
      actions: ['clearFailure', { type: 'keepConsent', params: ({ event }) => event.consent }],
    },
    'documents.opened': {
      guard: 'mayUpload',
      target: 'documents',
      actions: { type: 'setPage', params: 'kyc' },
    },
    back: 'left',
  },
});

export const submittingAadhaar = identityJourney.createStateConfig({
  description: 'The service opens an Aadhaar check, or answers with the one that is open.',
  tags: ['pending', 'committing'],
  invoke: {
    id: 'startEkyc',
    src: 'startEkyc',
    input: ({ context }) => ({
      key: requestKeyOf(context),
      args: { consent: context.consent },
      startWith: context.startWith,
    }),
    onDone: [
      {
        guard: { type: 'isEkycOpen', params: ({ event }) => event.output },
        target: 'openingAuthority',
        actions: [{ type: 'storeEkyc', params: ({ event }) => event.output }, 'nextRequestKey'],
      },
      {
        guard: { type: 'isAccepted', params: ({ event }) => event.output },
        target: 'routingEkyc',
        actions: [{ type: 'storeEkyc', params: ({ event }) => event.output }, 'nextRequestKey'],
      },
      {
        guard: { type: 'areTriesExhausted', params: ({ event }) => event.output },
        target: 'ekycExhausted',
        actions: [{ type: 'storeRefusal', params: ({ event }) => event.output }, 'nextRequestKey'],
      },
      { guard: { type: 'isUnanswered', params: ({ event }) => event.output }, target: 'aadhaarUnanswered' },
      {
        target: 'aadhaar',
        actions: [{ type: 'storeRefusal', params: ({ event }) => event.output }, 'nextRequestKey'],
      },
    ],
    onError: 'aadhaarUnanswered',
  },
});

export const aadhaarUnanswered = identityJourney.createStateConfig({
  description: 'It is not known yet whether an Aadhaar check was opened; the merchant may check again.',
  entry: 'startWithStatusCheck',
  on: { retry: 'submittingAadhaar', back: { target: 'loadingIdentity', actions: 'nextRequestKey' } },
});
