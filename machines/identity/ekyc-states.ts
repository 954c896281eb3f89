import { failure } from '../domain/base/failure';
import { writeKey } from '../shared/journey';
import { polling } from '../shared/polling';
import { ekycOf } from './context';
import { identityJourney } from './setup';
import { checking } from './waiting';

// One Aadhaar check: open, looked at, over. The number and the code are typed on the authority's page only.

const CHECK = '/termloan/application/ekyc/$ekycId';
const MOBILE = '/termloan/application/ekyc-update-mobile';

export const routingEkyc = identityJourney.createStateConfig({
  description: "The authority's word on the newest check decides, not the return from its page.",
  always: [
    { guard: { type: 'isEkycStatus', params: 'VERIFIED' }, target: 'identityVerified' },
    { guard: { type: 'isEkycStatus', params: 'PENDING' }, target: 'ekycPending' },
    { guard: 'isAadhaarSpent', target: 'ekycSpent' },
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
  description: 'The check is open, and not finished: the merchant goes on at the authority’s page.',
  meta: { path: CHECK, requirements: ['spec 2.2 line 43'] },
  on: {
    'authority.opened': { target: 'openingAuthority', actions: 'clearFailure' },
    'mobile.opened': 'ekycMobile',
    'documents.opened': {
      guard: 'mayUpload',
      target: 'documents',
      actions: { type: 'moveTo', params: 'kyc' },
    },
    back: 'left',
  },
});

export const openingAuthority = identityJourney.createStateConfig({
  description: "The authority's page opens; when it does not, the merchant is told.",
  tags: 'pending',
  invoke: {
    id: 'openAuthorityPage',
    src: 'openAuthorityPage',
    input: ({ context }) => ({
      url: ekycOf(context)?.authorizationUrl ?? null,
      ekycId: ekycOf(context)?.id ?? null,
    }),
    onDone: { target: 'loadingIdentity', actions: { type: 'moveTo', params: 'ekyc' } },
    onError: {
      target: 'ekycOpen',
      actions: { type: 'keepFailure', params: failure('unavailable', { operation: 'openAuthorityPage' }) },
    },
  },
  after: {
    leaveTimeout: {
      target: 'ekycOpen',
      actions: { type: 'keepFailure', params: failure('timeout', { operation: 'openAuthorityPage' }) },
    },
  },
});

export const ekycPending = identityJourney.createStateConfig({
  description: 'The authority has not answered; it is asked for two minutes, then by the merchant.',
  meta: { path: CHECK, requirements: ['spec 2.2 line 43'] },
  invoke: polling('identity', 'checkingEkyc'),
  on: { retry: 'checkingEkyc', leave: 'left', back: 'left' },
});

export const checkingEkyc = checking(
  'The service is asked whether the authority has answered.',
  'ekycPending',
);

export const ekycFailed = identityJourney.createStateConfig({
  description: 'The check failed: why, how many tries are left, and the next step that can work.',
  meta: { path: CHECK },
  on: {
    'aadhaar.opened': { target: 'aadhaar', actions: 'clearFailure' },
    'mobile.opened': 'ekycMobile',
    'documents.opened': {
      guard: 'mayUpload',
      target: 'documents',
      actions: { type: 'moveTo', params: 'kyc' },
    },
    back: 'left',
  },
});

export const ekycSpent = identityJourney.createStateConfig({
  description: 'All tries of Aadhaar are used for now: pictures of the card are the other way.',
  meta: { path: CHECK },
  on: {
    'documents.opened': { target: 'documents', actions: { type: 'moveTo', params: 'kyc' } },
    back: 'left',
  },
});

export const ekycUnknown = identityJourney.createStateConfig({
  description: 'The id in the address is of no check of this merchant; the right one is a tap away.',
  on: {
    'check.opened': { target: 'loadingIdentity', actions: { type: 'moveTo', params: 'kyc' } },
    back: 'left',
  },
});

export const identityVerified = identityJourney.createStateConfig({
  description: 'Who the merchant is was confirmed, by the service’s word; the masked papers are shown.',
  on: { 'step.continued': { target: 'advanced', actions: 'finishStep' }, back: 'left' },
});

export const ekycMobile = identityJourney.createStateConfig({
  description: 'The merchant gives the mobile that Aadhaar knows.',
  meta: { path: MOBILE, requirements: ['spec 2.2 line 44'] },
  entry: { type: 'reportStep', params: { processState: 'KYC', processSubState: 'ekyc-update-mobile' } },
  on: {
    'mobile.submitted': {
      target: 'submittingMobile',
      actions: { type: 'keepMobile', params: ({ event }) => event.mobile },
    },
    back: { target: 'loadingIdentity', actions: { type: 'moveTo', params: 'ekyc' } },
  },
});

export const submittingMobile = identityJourney.createStateConfig({
  description: 'The service begins the check with that mobile, once.',
  tags: ['pending', 'committing'],
  invoke: {
    id: 'updateEkycMobile',
    src: 'updateEkycMobile',
    input: ({ context }) => ({
      key: writeKey(context),
      args: { ekycId: ekycOf(context)?.id ?? null, mobile: context.mobile },
      startBy: context.startBy,
    }),
    onDone: [
      {
        guard: { type: 'isAccepted', params: ({ event }) => event.output },
        target: 'routingEkyc',
        actions: [
          { type: 'keepEkyc', params: ({ event }) => event.output },
          'markMobileChanged',
          'forgetMobile',
          'renewKey',
        ],
      },
      {
        guard: { type: 'areTriesSpent', params: ({ event }) => event.output },
        target: 'ekycSpent',
        actions: [{ type: 'keepRefusal', params: ({ event }) => event.output }, 'forgetMobile', 'renewKey'],
      },
      {
        guard: { type: 'isCheckGone', params: ({ event }) => event.output },
        target: 'loadingIdentity',
        actions: [{ type: 'moveTo', params: 'kyc' }, 'forgetMobile', 'renewKey'],
      },
      { guard: { type: 'isUnanswered', params: ({ event }) => event.output }, target: 'mobileUnanswered' },
      {
        target: 'ekycMobile',
        actions: [{ type: 'keepRefusal', params: ({ event }) => event.output }, 'forgetMobile', 'renewKey'],
      },
    ],
    onError: 'mobileUnanswered',
  },
});

export const mobileUnanswered = identityJourney.createStateConfig({
  description: 'Nobody knows yet whether the mobile arrived; the merchant may ask again.',
  entry: 'checkStatusFirst',
  on: {
    retry: 'submittingMobile',
    back: { target: 'loadingIdentity', actions: ['forgetMobile', 'renewKey'] },
  },
});
