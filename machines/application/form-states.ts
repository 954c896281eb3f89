import { requestKeyOf } from '../shared/journey';
import { formEvents, stepEntryActions, toPreviousStep } from './form-step';
import { applicationJourney } from './setup';

// The form steps, one page each. The service saves a page before the next one opens.

export const basicInformation = applicationJourney.createStateConfig({
  id: 'basicInformation',
  description: "The merchant fills in father's name, social category, home and e-mail.",
  meta: { path: '/termloan/application/basic-information', requirements: ['spec 2.2 line 45'] },
  route: { guard: { type: 'mayOpen', params: 'basic-information' } },
  entry: stepEntryActions('basic-information', 'basic-information'),
  on: formEvents,
});

export const applicationForm = applicationJourney.createStateConfig({
  id: 'applicationForm',
  description: 'The merchant fills in monthly sales, income and number of employees.',
  meta: { path: '/termloan/application/application-form', requirements: ['spec 2.2 line 47'] },
  route: { guard: { type: 'mayOpen', params: 'application-form' } },
  entry: stepEntryActions('application-form', 'application-form'),
  on: formEvents,
});

export const loanInformation = applicationJourney.createStateConfig({
  id: 'loanInformation',
  description: 'The merchant chooses the purpose of the loan.',
  meta: { path: '/termloan/application/loan-information/1', requirements: ['spec 2.2 line 48'] },
  route: { guard: { type: 'mayOpen', params: 'loan-information' } },
  entry: stepEntryActions('loan-information', 'loan-information'),
  on: formEvents,
});

export const loanExamples = applicationJourney.createStateConfig({
  id: 'loanExamples',
  description: 'Examples of a loan, calculated by the service; they are no offer.',
  meta: { path: '/termloan/application/loan-information/2' },
  route: { guard: 'mayShowExamples' },
  entry: { type: 'setPage', params: 'loan-examples' },
  on: {
    'nextStep.opened': { target: 'routingPage', actions: 'openNextPage' },
    back: toPreviousStep,
  },
});

export const businessInfo = applicationJourney.createStateConfig({
  id: 'businessInfo',
  description: 'The merchant fills in legal form and kind of business, and sees its registration.',
  meta: { path: '/termloan/application/business-info', requirements: ['spec 2.2 line 49'] },
  route: { guard: { type: 'mayOpen', params: 'business-info' } },
  entry: stepEntryActions('business-info', 'business-info'),
  on: {
    ...formEvents,
    'registration.opened': {
      target: 'sentOn',
      actions: { type: 'goTo', params: '/termloan/register-business' },
    },
  },
});

export const submittingProfile = applicationJourney.createStateConfig({
  description: 'The service saves the page, once.',
  tags: ['pending', 'committing'],
  invoke: {
    id: 'saveUserLoanProfile',
    src: 'saveUserLoanProfile',
    input: ({ context }) => ({
      key: requestKeyOf(context),
      args: context.change,
      startWith: context.startWith,
    }),
    onDone: [
      {
        guard: { type: 'isAccepted', params: ({ event }) => event.output },
        target: 'routingPage',
        actions: [
          { type: 'storeSaveResult', params: ({ event }) => event.output },
          'nextRequestKey',
          { type: 'storeDraft', params: ({ context }) => ({ step: context.page, draft: null }) },
          { type: 'storeReopened', params: ({ context }) => context.data?.reopened ?? [] },
          'openNextPage',
        ],
      },
      {
        guard: { type: 'isRefused', params: ({ event }) => event.output },
        target: 'routingPage',
        actions: [{ type: 'storeSaveResult', params: ({ event }) => event.output }, 'nextRequestKey'],
      },
      { target: 'profileUnanswered' },
    ],
    onError: 'profileUnanswered',
  },
});

export const profileUnanswered = applicationJourney.createStateConfig({
  description: 'It is not known yet whether it was saved; the merchant may check again.',
  entry: 'startWithStatusCheck',
  on: {
    retry: 'submittingProfile',
    back: { target: 'loadingApplication', actions: 'nextRequestKey' },
  },
});
