import { writeKey } from '../shared/journey';
import { accountFlow } from './setup';

/** The account is added, once; for a QR's money that ends the flow, for a loan's the offer is confirmed next. */
export const creatingAccount = accountFlow.createStateConfig({
  description: 'The service adds the account, once.',
  tags: ['pending', 'committing'],
  invoke: {
    id: 'createBankDetails',
    src: 'createBankDetails',
    input: ({ context }) => ({
      key: writeKey(context),
      args: context.newAccount,
      startBy: context.startBy,
    }),
    onDone: [
      {
        guard: { type: 'isQrAccountAdded', params: ({ event }) => event.output },
        target: 'left',
        actions: [
          { type: 'keepCreated', params: ({ event }) => event.output },
          'renewKey',
          { type: 'storeQrAccount', params: ({ context }) => context.chosenAccountId },
        ],
      },
      {
        guard: { type: 'isAccepted', params: ({ event }) => event.output },
        target: 'CONFIRM_FORM',
        actions: [{ type: 'keepCreated', params: ({ event }) => event.output }, 'renewKey'],
      },
      {
        guard: { type: 'isRefused', params: ({ event }) => event.output },
        target: 'SERVER_ERROR',
        actions: [{ type: 'keepCreated', params: ({ event }) => event.output }, 'renewKey'],
      },
      { target: 'accountUnanswered' },
    ],
    onError: 'accountUnanswered',
  },
});
