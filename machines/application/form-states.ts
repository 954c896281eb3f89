import { writeKey } from '../shared/journey';
import { enterStep, formEvents, toPreviousStep } from './form-step';
import { applicationJourney } from './setup';

// What the merchant tells, a page each; every page is saved with the service before the next one opens.

export const basicInformation = applicationJourney.createStateConfig({
  id: 'basicInformation',
  description: 'The merchant tells who they are: father, category, home, e-mail.',
  meta: { path: '/termloan/application/basic-information', requirements: ['spec 2.2 line 45'] },
  route: { guard: { type: 'mayOpen', params: 'basic-information' } },
  entry: enterStep('basic-information', 'basic-information'),
  on: formEvents,
});

export const applicationForm = applicationJourney.createStateConfig({
  id: 'applicationForm',
  description: 'The merchant tells what the shop takes in, what stays, and who helps.',
  meta: { path: '/termloan/application/application-form', requirements: ['spec 2.2 line 47'] },
  route: { guard: { type: 'mayOpen', params: 'application-form' } },
  entry: enterStep('application-form', 'application-form'),
  on: formEvents,
});

export const loanInformation = applicationJourney.createStateConfig({
  id: 'loanInformation',
  description: 'The merchant tells what the money is for.',
  meta: { path: '/termloan/application/loan-information/1', requirements: ['spec 2.2 line 48'] },
  route: { guard: { type: 'mayOpen', params: 'loan-information' } },
  entry: enterStep('loan-information', 'loan-information'),
  on: formEvents,
});

export const loanExamples = applicationJourney.createStateConfig({
  id: 'loanExamples',
  description: 'What a loan could look like, as the service reckons now: examples, no offer.',
  meta: { path: '/termloan/application/loan-information/2' },
  route: { guard: 'mayShowExamples' },
  entry: { type: 'standAt', params: 'loan-examples' },
  on: {
    'way.continued': { target: 'routingPlace', actions: 'goOn' },
    back: toPreviousStep,
  },
});

export const businessInfo = applicationJourney.createStateConfig({
  id: 'businessInfo',
  description:
    'The merchant tells how the business is owned and what it does, and sees what is registered of it.',
  meta: { path: '/termloan/application/business-info', requirements: ['spec 2.2 line 49'] },
  route: { guard: { type: 'mayOpen', params: 'business-info' } },
  entry: enterStep('business-info', 'business-info'),
  on: {
    ...formEvents,
    'registration.opened': {
      target: 'sentOn',
      actions: { type: 'goTo', params: '/termloan/register-business' },
    },
  },
});

export const submittingProfile = applicationJourney.createStateConfig({
  description: 'The service saves what was told on the page, once.',
  tags: ['pending', 'committing'],
  invoke: {
    id: 'saveUserLoanProfile',
    src: 'saveUserLoanProfile',
    input: ({ context }) => ({ key: writeKey(context), args: context.change, startBy: context.startBy }),
    onDone: [
      {
        guard: { type: 'isAccepted', params: ({ event }) => event.output },
        target: 'routingPlace',
        actions: [
          { type: 'keepSaved', params: ({ event }) => event.output },
          'renewKey',
          { type: 'storeDraft', params: ({ context }) => ({ step: context.place, draft: null }) },
          { type: 'storeReopened', params: ({ context }) => context.read?.reopened ?? [] },
          'goOn',
        ],
      },
      {
        guard: { type: 'isRefused', params: ({ event }) => event.output },
        target: 'routingPlace',
        actions: [{ type: 'keepSaved', params: ({ event }) => event.output }, 'renewKey'],
      },
      { target: 'profileUnanswered' },
    ],
    onError: 'profileUnanswered',
  },
});

export const profileUnanswered = applicationJourney.createStateConfig({
  description: 'Nobody knows yet whether it was saved; the merchant may ask again.',
  entry: 'checkStatusFirst',
  on: {
    retry: 'submittingProfile',
    back: { target: 'loadingApplication', actions: 'renewKey' },
  },
});
