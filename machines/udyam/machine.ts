import { crashFailure } from '../domain/base/failure';
import { checkingSentCodes, code, routingCode, verification } from './code-states';
import { initialContext } from './context';
import {
  bankDetails,
  businessActivity,
  businessAddress,
  businessFacts,
  businessSize,
  detailsUnanswered,
  kyc,
  personalDetails,
  submittingDetails,
  toOtherPage,
} from './form-states';
import { udyamJourney } from './setup';
import {
  checkingRegistration,
  confirmation,
  detailsMismatch,
  registered,
  registrationFailed,
  registrationUnanswered,
  submitted,
  submittingRegistration,
} from './status-states';

/** The free registration of a small business (Udyam, spec 2.3): forms page by page, consent, one submission, its status. */
export const udyamMachine = udyamJourney.createMachine({
  id: 'udyam',
  meta: { keepsQuery: true },
  context: initialContext,
  initial: 'loadingUdyam',
  states: {
    loadingUdyam: {
      description: 'The service is asked for the status and the stored data of the registration.',
      tags: 'pending',
      invoke: {
        id: 'loadUdyam',
        src: 'loadUdyam',
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'routingUdyam',
            actions: { type: 'storeRead', params: ({ event }) => event.output },
          },
          { target: 'udyamUnavailable', actions: { type: 'storeRead', params: ({ event }) => event.output } },
        ],
        onError: { target: 'udyamUnavailable', actions: { type: 'storeFailure', params: crashFailure } },
      },
    },
    udyamUnavailable: {
      description: 'What the page needs could not be loaded; the merchant may retry.',
      on: { retry: { target: 'loadingUdyam', actions: 'clearFailure' }, back: 'left' },
    },
    routingUdyam: {
      description: "The registration's status comes first; then the entry URL, if its step is not locked.",
      always: [
        {
          guard: { type: 'hasStatus', params: 'REGISTERED' },
          target: 'registered',
          actions: ['clearFailure', 'showStatus'],
        },
        {
          guard: { type: 'hasStatus', params: 'SUBMITTED' },
          target: 'submitted',
          actions: ['clearFailure', 'showStatus'],
        },
        { guard: 'isNotOffered', target: 'notOffered' },
        { guard: { type: 'hasStatusShown', params: 'FAILED' }, target: 'registrationFailed' },
        { guard: { type: 'hasStatusShown', params: 'MISMATCH' }, target: 'detailsMismatch' },
        { target: 'routingPage', actions: 'applyEntryUrl' },
      ],
    },
    notOffered: {
      description: 'The registration is switched off for this merchant; the page says so.',
      meta: { requirements: ['spec 6 line 4'] },
      on: { leave: 'left', back: 'left' },
    },
    routingPage: {
      description: 'Opens the current page.',
      always: [
        { guard: { type: 'isPage', params: 'kyc' }, target: 'kyc' },
        { guard: { type: 'isPage', params: 'code' }, target: 'checkingSentCodes' },
        { guard: { type: 'isPage', params: 'personal-details' }, target: 'personalDetails' },
        { guard: { type: 'isPage', params: 'activity' }, target: 'businessActivity' },
        { guard: { type: 'isPage', params: 'business' }, target: 'businessFacts' },
        { guard: { type: 'isPage', params: 'size' }, target: 'businessSize' },
        { guard: { type: 'isPage', params: 'address' }, target: 'businessAddress' },
        { guard: { type: 'isPage', params: 'bank-details' }, target: 'bankDetails' },
        { guard: { type: 'isPage', params: 'confirmation' }, target: 'confirmation' },
        { target: 'start' },
      ],
    },
    start: {
      id: 'start',
      description: 'The merchant reads that it is free and what is needed, or which steps are done already.',
      meta: { path: '/register-udyam', requirements: ['spec 2.1 row 8', 'spec 2.3 line 1'] },
      route: { guard: 'mayStart' },
      entry: { type: 'setPage', params: 'index' },
      on: {
        'nextStep.opened': { target: 'routingPage', actions: 'continueRegistration' },
        'page.opened': toOtherPage,
        back: 'left',
      },
    },
    kyc,
    checkingSentCodes,
    routingCode,
    verification,
    code,
    personalDetails,
    businessActivity,
    businessFacts,
    businessSize,
    businessAddress,
    bankDetails,
    submittingDetails,
    detailsUnanswered,
    confirmation,
    submittingRegistration,
    registrationUnanswered,
    submitted,
    checkingRegistration,
    registered,
    registrationFailed,
    detailsMismatch,
    left: { description: 'The merchant continues on another page; what was saved stays.', type: 'final' },
  },
  output: ({ context }) => ({ redirectTo: context.redirectTo }),
});
