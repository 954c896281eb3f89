import { crashFailure } from '../domain/base/failure';
import { rereadOnReturn } from '../shared/polling';
import {
  accountUnanswered,
  bankAccountForm,
  bankAccounts,
  submittingAccount,
  verifyingAccount,
} from './bank-states';
import { initialContext } from './context';
import { checkingDecision, lenderDecides, routingDecision } from './decision-states';
import {
  applicationForm,
  basicInformation,
  businessInfo,
  loanExamples,
  loanInformation,
  profileUnanswered,
  submittingProfile,
} from './form-states';
import { applicationJourney } from './setup';
import {
  locating,
  openingSettings,
  photoUnanswered,
  preparingPhoto,
  shopInformation,
  submittingPhoto,
} from './shop-states';

/** The application: its list of steps, its forms, and the lender's decision. */
export const applicationMachine = applicationJourney.createMachine({
  id: 'application',
  context: initialContext,
  initial: 'loadingApplication',
  invoke: { id: 'clearPictures', src: 'clearPictures', onDone: {}, onError: {} },
  states: {
    loadingApplication: {
      description: 'The services are asked which steps are done, and for the data on file.',
      tags: 'pending',
      invoke: {
        id: 'loadApplication',
        src: 'loadApplication',
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'routingApplication',
            actions: { type: 'storeRead', params: ({ event }) => event.output },
          },
          {
            target: 'applicationUnavailable',
            actions: { type: 'storeRead', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'applicationUnavailable',
          actions: { type: 'storeFailure', params: crashFailure },
        },
      },
    },
    applicationUnavailable: {
      description: 'What the page needs could not be loaded; the merchant may retry.',
      on: { retry: 'loadingApplication', back: 'left' },
    },
    routingApplication: {
      description:
        'The user state decides whether the merchant may apply; then the entry URL, if its step is not locked.',
      always: [
        { guard: 'mustLeaveApplication', target: 'sentOn', actions: { type: 'goTo', params: '/termloan' } },
        { target: 'routingPage', actions: 'applyEntryUrl' },
      ],
    },
    routingPage: {
      description: 'Opens the current page.',
      always: [
        { guard: { type: 'isPage', params: 'basic-information' }, target: 'basicInformation' },
        { guard: { type: 'isPage', params: 'shop-information' }, target: 'shopInformation' },
        { guard: { type: 'isPage', params: 'application-form' }, target: 'applicationForm' },
        { guard: { type: 'isPage', params: 'loan-information' }, target: 'routingLoanInformation' },
        { guard: { type: 'isPage', params: 'loan-examples' }, target: 'loanExamples' },
        { guard: { type: 'isPage', params: 'business-info' }, target: 'businessInfo' },
        { guard: { type: 'isPage', params: 'bank-yes' }, target: 'bankAccounts' },
        { guard: { type: 'isPage', params: 'bank-no' }, target: 'bankAccountForm' },
        { guard: { type: 'isPage', params: 'decision' }, target: 'checkingDecision' },
        { guard: { type: 'isPage', params: 'elsewhere' }, target: 'sentOn' },
        { target: 'steps' },
      ],
    },
    steps: {
      id: 'steps',
      description: 'The list of steps: done, next, or under review.',
      meta: { path: '/termloan/application', requirements: ['spec 2.2 line 31'] },
      route: { guard: 'mayShowList' },
      entry: { type: 'setPage', params: 'list' },
      invoke: rereadOnReturn('checkingSteps'),
      on: {
        'nextStep.opened': { guard: 'hasNextPage', target: 'routingPage', actions: 'openNextPage' },
        'step.opened': [
          {
            guard: { type: 'mayOpenElsewhere', params: ({ event }) => event.step },
            target: 'sentOn',
            actions: { type: 'goToEntryUrl', params: ({ event }) => event.step },
          },
          {
            guard: { type: 'mayOpen', params: ({ event }) => event.step },
            target: 'routingPage',
            actions: { type: 'openStep', params: ({ event }) => event.step },
          },
        ],
        'score.opened': {
          guard: 'hasScore',
          target: 'sentOn',
          actions: { type: 'goTo', params: '/termloan/application/score' },
        },
        retry: { guard: 'mayCheckAgain', target: 'checkingSteps' },
        back: 'left',
      },
    },
    checkingSteps: {
      description:
        'The steps are read again while the list is shown: another tab, or a review, may have changed them.',
      tags: 'pending',
      invoke: {
        id: 'rereadApplication',
        src: 'loadApplication',
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'routingSteps',
            actions: { type: 'storeRead', params: ({ event }) => event.output },
          },
          {
            target: 'applicationUnavailable',
            actions: { type: 'storeRead', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'applicationUnavailable',
          actions: { type: 'storeFailure', params: crashFailure },
        },
      },
      on: { back: 'left' },
    },
    routingSteps: {
      description: 'Shows the updated list, if the merchant may still apply.',
      always: [
        { guard: 'mustLeaveApplication', target: 'sentOn', actions: { type: 'goTo', params: '/termloan' } },
        { target: 'steps' },
      ],
    },
    basicInformation,
    shopInformation,
    locating,
    openingSettings,
    preparingPhoto,
    submittingPhoto,
    photoUnanswered,
    applicationForm,
    loanInformation,
    routingLoanInformation: {
      description: 'The URL without a page number opens the first page of the loan information.',
      meta: { path: '/termloan/application/loan-information' },
      always: { target: 'loanInformation' },
    },
    loanExamples,
    businessInfo,
    submittingProfile,
    profileUnanswered,
    bankAccounts,
    bankAccountForm,
    verifyingAccount,
    submittingAccount,
    accountUnanswered,
    checkingDecision,
    routingDecision,
    lenderDecides,
    sentOn: { description: 'The merchant continues in another journey.', type: 'final' },
    left: {
      description: 'The merchant leaves the application; what is saved stays.',
      type: 'final',
      entry: { type: 'goTo', params: '/' },
    },
  },
  output: ({ context }) => ({ redirectTo: context.redirectTo }),
});
