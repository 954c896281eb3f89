import { failure } from '../domain/base/failure';
import { IDS_MISSING } from '../offer-confirmation/machine';
import { requestKeyOf } from '../shared/journey';
import { initialContext } from './context';
import { chosenAccount } from './selectors';
import { accountFlow } from './setup';

/** Adds the account. Flow type QR ends here; for a loan the offer is confirmed next. */
const creatingAccount = accountFlow.createStateConfig({
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
        guard: { type: 'isQrAccountAdded', params: ({ event }) => event.output },
        target: 'left',
        actions: [
          { type: 'storeCreateResult', params: ({ event }) => event.output },
          'nextRequestKey',
          { type: 'storeQrAccount', params: ({ context }) => context.chosenAccountId },
        ],
      },
      {
        guard: { type: 'isAccepted', params: ({ event }) => event.output },
        target: 'CONFIRM_FORM',
        actions: [{ type: 'storeCreateResult', params: ({ event }) => event.output }, 'nextRequestKey'],
      },
      {
        guard: { type: 'isRefused', params: ({ event }) => event.output },
        target: 'SERVER_ERROR',
        actions: [{ type: 'storeCreateResult', params: ({ event }) => event.output }, 'nextRequestKey'],
      },
      { target: 'accountUnanswered' },
    ],
    onError: 'accountUnanswered',
  },
});

/** The account was refused: each error of spec 5 has its own message beside the field. */
const SERVER_ERROR = accountFlow.createStateConfig({
  description: 'The account was not added; the input stays, and the reason is shown at its field.',
  meta: {
    path: '/termloan/bank-account/new',
    requirements: [
      'spec 4 line 3',
      'spec 5 row 1',
      'spec 5 row 2',
      'spec 5 row 3',
      'spec 5 row 4',
      'spec 5 row 5',
      'spec 5 row 6',
      'spec 5 row 7',
      'spec 5 row 8',
    ],
  },
  entry: { type: 'moveTo', params: 'SERVER_ERROR' },
  on: {
    'accountType.chosen': {
      target: 'EDIT_FORM',
      actions: { type: 'chooseAccountType', params: ({ event }) => event.accountType },
    },
    'account.submitted': {
      target: 'verifyingPaymentAddress',
      actions: { type: 'storeNewAccount', params: ({ event }) => event.account },
    },
    back: [{ guard: 'hasAccounts', target: 'SELECT_ACCOUNT' }, { target: 'left' }],
  },
});

/** The account flow of spec 3 and 4, its steps under the spec's own names. Ports, guards and actions: `setup.ts`. */
export const accountFlowMachine = accountFlow.createMachine({
  id: 'account-flow',
  // The flow type is in the query: after a reload a QR flow must still be a QR flow.
  meta: { keepsQuery: true },
  context: initialContext,
  initial: 'loadingAccounts',
  states: {
    loadingAccounts: {
      description: 'The service is asked for the accounts on file, the chosen offer and the latest loan.',
      tags: 'pending',
      invoke: {
        id: 'loadAccountFlow',
        src: 'loadAccountFlow',
        input: ({ context }) => ({ offerId: context.offerId, flowType: context.flowType }),
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'routingEntryUrl',
            actions: { type: 'storeStart', params: ({ event }) => event.output },
          },
          {
            target: 'accountsUnavailable',
            actions: { type: 'storeStart', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'accountsUnavailable', actions: 'storeMalformed' },
      },
    },
    routingEntryUrl: {
      description:
        'The service decides which step is open: a signed loan, a confirmed offer, or an account to give.',
      always: [
        { guard: 'hasSignedLoan', target: 'RECEIVE_MONEY' },
        { guard: 'isOfferConfirmed', target: 'left', actions: 'goToEntry' },
        {
          guard: 'isOfferMissing',
          target: 'PROCESS_ERROR',
          actions: { type: 'storeProcessFailure', params: failure('refused', { code: IDS_MISSING }) },
        },
        { guard: 'isConfirmationOpen', target: 'CONFIRM_FORM' },
        { guard: 'isFormEntryUrl', target: 'EDIT_FORM' },
        { guard: 'hasAccounts', target: 'SELECT_ACCOUNT' },
        { target: 'EDIT_FORM' },
      ],
    },
    accountsUnavailable: {
      description: 'The accounts could not be read; the merchant may ask again.',
      meta: { requirements: ['spec 8 line 3.5'] },
      on: { retry: 'loadingAccounts', back: 'left' },
    },
    SELECT_ACCOUNT: {
      id: 'SELECT_ACCOUNT',
      description: 'The merchant chooses one of the accounts on file, or adds another.',
      meta: { path: '/termloan/bank-account', requirements: ['spec 2.4 line 3'] },
      route: { guard: 'maySelectAccount' },
      entry: { type: 'moveTo', params: 'SELECT_ACCOUNT' },
      on: {
        'account.chosen': {
          guard: { type: 'isOnFile', params: ({ event }) => event.accountId },
          actions: { type: 'chooseAccount', params: ({ event }) => event.accountId },
        },
        'account.continued': [
          {
            guard: 'isQrAccountChosen',
            target: 'left',
            actions: { type: 'storeQrAccount', params: ({ context }) => context.chosenAccountId },
          },
          {
            guard: 'hasChosenAccount',
            target: 'CONFIRM_FORM',
            actions: { type: 'reportChosenAccount', params: ({ context }) => chosenAccount(context) },
          },
        ],
        'account.added': 'EDIT_FORM',
        back: 'left',
      },
    },
    EDIT_FORM: {
      id: 'EDIT_FORM',
      description: 'The merchant types the account that the money should reach.',
      meta: { path: '/termloan/bank-account/new', requirements: ['spec 2.4 line 3', 'spec 4 line 2'] },
      route: { guard: 'mayChangeAccount' },
      entry: { type: 'moveTo', params: 'EDIT_FORM' },
      on: {
        'accountType.chosen': {
          actions: { type: 'chooseAccountType', params: ({ event }) => event.accountType },
        },
        'account.submitted': {
          target: 'verifyingPaymentAddress',
          actions: { type: 'storeNewAccount', params: ({ event }) => event.account },
        },
        back: [{ guard: 'hasAccounts', target: 'SELECT_ACCOUNT' }, { target: 'left' }],
      },
    },
    verifyingPaymentAddress: {
      description: 'The service checks that the address can receive money.',
      tags: 'pending',
      invoke: {
        id: 'verifyPaymentAddress',
        src: 'verifyPaymentAddress',
        input: ({ context }) => context.newAccount,
        onDone: [
          {
            guard: { type: 'isAddressValid', params: ({ event }) => event.output },
            target: 'creatingAccount',
          },
          {
            guard: { type: 'hasVerificationFailed', params: ({ event }) => event.output },
            target: 'SERVER_ERROR',
            actions: { type: 'storeVerifyFailure', params: ({ event }) => event.output },
          },
          { target: 'SERVER_ERROR', actions: 'storeInvalidAddress' },
        ],
        onError: {
          target: 'SERVER_ERROR',
          actions: { type: 'storeVerifyFailure', params: { ok: false, failure: failure('malformed') } },
        },
      },
    },
    creatingAccount,
    accountUnanswered: {
      description: 'Nobody knows yet whether the account was added; the merchant may ask again.',
      entry: 'startWithStatusCheck',
      on: {
        retry: 'creatingAccount',
        back: { target: 'loadingAccounts', actions: 'nextRequestKey' },
      },
    },
    SERVER_ERROR,
    CONFIRM_FORM: {
      id: 'CONFIRM_FORM',
      description: 'The merchant sees the offer and the account together, and confirms both.',
      meta: { path: '/termloan/bank-account/confirm', requirements: ['spec 2.4 line 3', 'spec 4 line 2'] },
      route: { guard: 'mayConfirm' },
      entry: [
        { type: 'moveTo', params: 'CONFIRM_FORM' },
        { type: 'storeAccountToConfirm', params: ({ context }) => context.chosenAccountId },
      ],
      on: { 'offer.confirmed': 'confirmingOffer', back: 'SELECT_ACCOUNT' },
    },
    confirmingOffer: {
      description:
        'The service confirms the offer with the account, once; then the lender decides the next page.',
      tags: ['pending', 'committing'],
      invoke: {
        id: 'offerConfirmation',
        src: 'offerConfirmation',
        input: ({ context }) => ({
          offerId: context.start.offer?.id ?? null,
          bankDetailsId: context.chosenAccountId,
          isEnachRequired: context.start.offer?.isEnachRequired ?? false,
          key: requestKeyOf(context),
          startWith: context.startWith,
        }),
        onDone: [
          {
            guard: { type: 'isRouted', params: ({ event }) => event.output },
            target: 'SIGN_AGREEMENT',
            actions: [{ type: 'storeConfirmation', params: ({ event }) => event.output }, 'nextRequestKey'],
          },
          {
            guard: { type: 'hasConfirmationFailed', params: ({ event }) => event.output },
            target: 'PROCESS_ERROR',
            actions: [{ type: 'storeConfirmation', params: ({ event }) => event.output }, 'nextRequestKey'],
          },
          {
            target: 'confirmationUnanswered',
            actions: { type: 'storeConfirmation', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'confirmationUnanswered', actions: 'storeMalformed' },
      },
    },
    confirmationUnanswered: {
      description: 'Nobody knows yet whether the offer was confirmed; the merchant may ask again.',
      entry: 'startWithStatusCheck',
      on: {
        retry: 'confirmingOffer',
        back: { target: 'loadingAccounts', actions: 'nextRequestKey' },
      },
    },
    PROCESS_ERROR: {
      description: 'The confirmation failed; the merchant reads why and has a way on.',
      meta: { requirements: ['spec 4 line 3', 'spec 4 line 6.6', 'spec 8 line 3.10'] },
      entry: { type: 'moveTo', params: 'PROCESS_ERROR' },
      on: {
        retry: { guard: 'mayConfirm', target: 'confirmingOffer' },
        'offers.reopened': [
          { guard: 'wasConfirmedBefore', target: 'left', actions: 'goToEntry' },
          { target: 'left' },
        ],
        'flow.reset': { guard: 'mayChangeAccount', target: 'EDIT_FORM', actions: 'reset' },
        back: [{ guard: 'mayConfirm', target: 'CONFIRM_FORM' }, { target: 'left' }],
      },
    },
    RECEIVE_MONEY: {
      id: 'RECEIVE_MONEY',
      description: 'Signed: the money goes to this account, and the merchant may follow it.',
      meta: { path: '/termloan/receive-money', requirements: ['spec 4 line 2'] },
      tags: 'committed',
      route: { guard: 'hasSignedLoan' },
      entry: { type: 'moveTo', params: 'RECEIVE_MONEY' },
      on: {
        'status.opened': { target: 'left', actions: { type: 'goTo', params: '/termloan/loan-status' } },
      },
    },
    SIGN_AGREEMENT: {
      description: 'Confirmed: the lender decides whether approval, e-NACH or the agreement comes next.',
      meta: { requirements: ['spec 4 line 2'] },
      type: 'final',
      entry: { type: 'moveTo', params: 'SIGN_AGREEMENT' },
    },
    left: { description: 'The merchant left the account flow for another page.', type: 'final' },
  },
  output: ({ context }) => ({
    redirectTo: context.redirectTo,
    // The QR page replaces the form in the history: going back to the form would add the account again.
    committed: context.step === 'SIGN_AGREEMENT' || context.flowType === 'QR',
  }),
});
