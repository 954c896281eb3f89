import { accountFlow } from './setup';

/** The account was refused: each row of spec 5 says its own message beside the field. */
export const SERVER_ERROR = accountFlow.createStateConfig({
  description: 'The account was not added; what was typed stays, and the reason stands beside its field.',
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
      actions: { type: 'keepNewAccount', params: ({ event }) => event.account },
    },
    back: [{ guard: 'hasAccounts', target: 'SELECT_ACCOUNT' }, { target: 'left' }],
  },
});
