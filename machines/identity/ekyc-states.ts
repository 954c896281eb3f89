import { failure } from '../domain/base/failure';
import { requestKeyOf } from '../shared/journey';
import { polling } from '../shared/polling';
import { pollState } from './poll-state';
import { ekycOf, identityJourney } from './setup';

// An Aadhaar check: open, pending, decided. Aadhaar number and one-time code are typed on the authority's page only.

const CHECK_PATH = '/termloan/application/ekyc/$ekycId';
const MOBILE_PATH = '/termloan/application/ekyc-update-mobile';

export const routingEkyc = identityJourney.createStateConfig({
  description: "The newest check's status decides, not the return from the authority's page.",
  always: [
    { guard: { type: 'isEkycStatus', params: 'VERIFIED' }, target: 'identityVerified' },
    { guard: { type: 'isEkycStatus', params: 'PENDING' }, target: 'ekycPending' },
    { guard: 'isAadhaarExhausted', target: 'ekycExhausted' },
    { guard: 'isMobileAsked', target: 'ekycMobile' },
    { guard: { type: 'isEkycStatus', params: 'INITIATED' }, target: 'ekycOpen' },
    { guard: { type: 'isEkycStatus', params: 'FAILED' }, target: 'ekycFailed' },
    {
      target: 'aadhaar',
      actions: { type: 'reportStep', params: { processState: 'KYC', processSubState: 'ekyc' } },
    },
  ],
});

export const ekycOpen = identityJourney.createStateConfig({
  description: 'The check is open: the merchant continues on the authority’s page.',
  meta: { path: CHECK_PATH, requirements: ['spec 2.2 line 43'] },
  on: {
    'authority.opened': { target: 'openingAuthority', actions: 'clearFailure' },
    'mobile.opened': 'ekycMobile',
    'documents.opened': {
      guard: 'mayUpload',
      target: 'documents',
      actions: { type: 'setPage', params: 'kyc' },
    },
    back: 'left',
  },
});

export const openingAuthority = identityJourney.createStateConfig({
  description: "The authority's page opens; if it does not, a message says so.",
  tags: 'pending',
  invoke: {
    id: 'openAuthorityPage',
    src: 'openAuthorityPage',
    input: ({ context }) => ({
      url: ekycOf(context)?.authorizationUrl ?? null,
      ekycId: ekycOf(context)?.id ?? null,
    }),
    onDone: { target: 'loadingIdentity', actions: { type: 'setPage', params: 'ekyc' } },
    onError: {
      target: 'ekycOpen',
      actions: { type: 'storeFailure', params: failure('unavailable', { operation: 'openAuthorityPage' }) },
    },
  },
  after: {
    pageOpenTimeout: {
      target: 'ekycOpen',
      actions: { type: 'storeFailure', params: failure('timeout', { operation: 'openAuthorityPage' }) },
    },
  },
});

export const ekycPending = identityJourney.createStateConfig({
  description:
    'The authority has not answered; it is polled for two minutes; after that the merchant checks manually.',
  meta: { path: CHECK_PATH, requirements: ['spec 2.2 line 43'] },
  invoke: polling('identity', 'checkingEkyc'),
  on: { retry: 'checkingEkyc', leave: 'left', back: 'left' },
});

export const checkingEkyc = pollState(
  'The service is asked whether the authority has answered.',
  'ekycPending',
);

export const ekycFailed = identityJourney.createStateConfig({
  description: 'The check failed: the reason, the attempts left, and the next step that can work.',
  meta: { path: CHECK_PATH },
  on: {
    'aadhaar.opened': 'aadhaar',
    'mobile.opened': 'ekycMobile',
    'documents.opened': {
      guard: 'mayUpload',
      target: 'documents',
      actions: { type: 'setPage', params: 'kyc' },
    },
    back: 'left',
  },
});

export const ekycExhausted = identityJourney.createStateConfig({
  description: 'The Aadhaar attempts are used up for now: pictures of the card are the alternative.',
  meta: { path: CHECK_PATH },
  on: {
    'documents.opened': { target: 'documents', actions: { type: 'setPage', params: 'kyc' } },
    back: 'left',
  },
});

export const ekycUnknown = identityJourney.createStateConfig({
  description: 'The id in the URL is no check of this merchant; the current one can be opened.',
  on: {
    'check.opened': { target: 'loadingIdentity', actions: { type: 'setPage', params: 'kyc' } },
    back: 'left',
  },
});

export const identityVerified = identityJourney.createStateConfig({
  description: 'The identity is verified; the masked documents are shown.',
  on: { 'step.continued': { target: 'advanced', actions: 'completeStep' }, back: 'left' },
});

export const ekycMobile = identityJourney.createStateConfig({
  description: 'The merchant enters the mobile that is registered with Aadhaar.',
  meta: { path: MOBILE_PATH, requirements: ['spec 2.2 line 44'] },
  entry: { type: 'reportStep', params: { processState: 'KYC', processSubState: 'ekyc-update-mobile' } },
  on: {
    'mobile.submitted': {
      target: 'submittingMobile',
      actions: { type: 'storeMobile', params: ({ event }) => event.mobile },
    },
    back: { target: 'loadingIdentity', actions: { type: 'setPage', params: 'ekyc' } },
  },
});

export const submittingMobile = identityJourney.createStateConfig({
  description: 'The service restarts the check with that mobile, once.',
  tags: ['pending', 'committing'],
  invoke: {
    id: 'updateEkycMobile',
    src: 'updateEkycMobile',
    input: ({ context }) => ({
      key: requestKeyOf(context),
      args: { ekycId: ekycOf(context)?.id ?? null, mobile: context.mobile },
      startWith: context.startWith,
    }),
    onDone: [
      {
        guard: { type: 'isAccepted', params: ({ event }) => event.output },
        target: 'routingEkyc',
        actions: [
          { type: 'storeEkyc', params: ({ event }) => event.output },
          'markMobileChanged',
          'clearMobile',
          'nextRequestKey',
        ],
      },
      {
        guard: { type: 'areTriesExhausted', params: ({ event }) => event.output },
        target: 'ekycExhausted',
        actions: [
          { type: 'storeRefusal', params: ({ event }) => event.output },
          'clearMobile',
          'nextRequestKey',
        ],
      },
      {
        guard: { type: 'isCheckGone', params: ({ event }) => event.output },
        target: 'loadingIdentity',
        actions: [{ type: 'setPage', params: 'kyc' }, 'clearMobile', 'nextRequestKey'],
      },
      { guard: { type: 'isUnanswered', params: ({ event }) => event.output }, target: 'mobileUnanswered' },
      {
        target: 'ekycMobile',
        actions: [
          { type: 'storeRefusal', params: ({ event }) => event.output },
          'clearMobile',
          'nextRequestKey',
        ],
      },
    ],
    onError: 'mobileUnanswered',
  },
});

export const mobileUnanswered = identityJourney.createStateConfig({
  description: 'It is not known yet whether the mobile arrived; the merchant may check again.',
  entry: 'startWithStatusCheck',
  on: {
    retry: 'submittingMobile',
    back: { target: 'loadingIdentity', actions: ['clearMobile', 'nextRequestKey'] },
  },
});
