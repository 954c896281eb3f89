import { crashFailure } from '../domain/base/failure';
import { requestKeyOf } from '../shared/journey';
import { stepEntryActions, toPreviousStep } from './form-step';
import { applicationJourney } from './setup';

// The bank account: chosen from the accounts on file, or entered, checked and added. It is confirmed later, with an offer.

export const bankAccounts = applicationJourney.createStateConfig({
  id: 'bankAccounts',
  description: 'The merchant sees the accounts on file, and continues or adds another.',
  meta: { path: '/termloan/application/bank/yes', requirements: ['spec 2.2 line 50'] },
  route: { guard: 'mayShowAccounts' },
  entry: stepEntryActions('bank-yes', 'bank'),
  on: {
    'nextStep.opened': { target: 'routingPage', actions: 'openNextPage' },
    'account.added': 'bankAccountForm',
    back: toPreviousStep,
  },
});

export const bankAccountForm = applicationJourney.createStateConfig({
  id: 'bankAccountForm',
  description:
    'The merchant enters the account for the loan amount; a refused one shows the reason beside its field.',
  meta: { path: '/termloan/application/bank/no', requirements: ['spec 2.2 line 50'] },
  route: { guard: { type: 'mayOpen', params: 'bank' } },
  entry: stepEntryActions('bank-no', 'bank'),
  on: {
    'account.submitted': {
      target: 'verifyingAccount',
      actions: { type: 'storeNewAccount', params: ({ event }) => event.account },
    },
    back: toPreviousStep,
  },
});

export const verifyingAccount = applicationJourney.createStateConfig({
  description: 'The service checks that the account can receive money.',
  tags: 'pending',
  invoke: {
    id: 'verifyPaymentAddress',
    src: 'verifyPaymentAddress',
    input: ({ context }) => context.newAccount,
    onDone: [
      {
        guard: { type: 'isAddressValid', params: ({ event }) => event.output },
        target: 'submittingAccount',
      },
      {
        target: 'bankAccountForm',
        actions: { type: 'storeAddressFailure', params: ({ event }) => event.output },
      },
    ],
    onError: {
      target: 'bankAccountForm',
      actions: { type: 'storeAddressFailure', params: { ok: false, failure: crashFailure } },
    },
  },
});

export const submittingAccount = applicationJourney.createStateConfig({
  description: 'The service adds the account, once.',
  tags: ['pending', 'committing'],
  invoke: {
    id: 'createBankDetails',
    src: 'createBankDetails',
    input: ({ context }) => ({
      key: requestKeyOf(context),
      args: context.newAccount,
      startWith: context.startWith,
    }),
    onDone: [
      {
        guard: { type: 'isAccepted', params: ({ event }) => event.output },
        target: 'routingPage',
        actions: [
          { type: 'storeCreateResult', params: ({ event }) => event.output },
          'nextRequestKey',
          'openNextPage',
        ],
      },
      {
        guard: { type: 'isRefused', params: ({ event }) => event.output },
        target: 'bankAccountForm',
        actions: [{ type: 'storeCreateResult', params: ({ event }) => event.output }, 'nextRequestKey'],
      },
      { target: 'accountUnanswered' },
    ],
    onError: 'accountUnanswered',
  },
});

export const accountUnanswered = applicationJourney.createStateConfig({
  description: 'It is not known yet whether the account was added; the merchant may check again.',
  entry: 'startWithStatusCheck',
  on: {
    retry: 'submittingAccount',
    back: { target: 'loadingApplication', actions: 'nextRequestKey' },
  },
});
