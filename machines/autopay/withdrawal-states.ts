import { writeKey } from '../shared/journey';
import { autopayJourney, lenderOf, STATUS } from './setup';

// The consent is taken back: read what changes, tell the service once, and never guess its answer.

export const withdrawal = autopayJourney.createStateConfig({
  description: 'The merchant reads what changes when the consent is taken back, and takes it back or not.',
  on: {
    'withdrawal.confirmed': { target: 'submittingWithdrawal', actions: 'clearFailure' },
    'withdrawal.dismissed': 'loadingStanding',
    back: 'loadingStanding',
  },
});

export const submittingWithdrawal = autopayJourney.createStateConfig({
  description: 'The service takes the consent back, once.',
  tags: ['pending', 'committing'],
  invoke: {
    id: 'updateAutopayMandate',
    src: 'updateAutopayMandate',
    input: ({ context }) => ({
      key: writeKey(context),
      args: { merchantId: context.loan?.merchantId ?? null, nbfc: lenderOf(context) },
      startBy: context.startBy,
    }),
    onDone: [
      {
        guard: { type: 'isStopped', params: ({ event }) => event.output },
        target: 'withdrawn',
        actions: [{ type: 'keepWithdrawn', params: ({ event }) => event.output }, 'renewKey'],
      },
      {
        guard: { type: 'isUnanswered', params: ({ event }) => event.output },
        target: 'withdrawalUnanswered',
      },
      {
        target: 'withdrawal',
        actions: [{ type: 'keepRefusal', params: ({ event }) => event.output }, 'renewKey'],
      },
    ],
    onError: 'withdrawalUnanswered',
  },
});

export const withdrawalUnanswered = autopayJourney.createStateConfig({
  description: 'Nobody knows yet whether autopay is stopped; the merchant may ask again.',
  entry: 'checkStatusFirst',
  on: { retry: 'submittingWithdrawal', back: { target: 'loadingStanding', actions: 'renewKey' } },
});

export const withdrawn = autopayJourney.createStateConfig({
  description: "Autopay is stopped, by the service's word: from now on the merchant pays by hand.",
  meta: { path: STATUS },
  tags: 'committed',
  on: { retry: { guard: 'isLoanOpen', target: 'loadingMandate', actions: 'renew' }, leave: 'left' },
});
