import { assign, setup } from 'xstate';

import { type Failure, failure, type Outcome } from '../domain/base/failure';
import { type LenderRoute, lenderRoute } from '../domain/lender/lender-route';
import type { UserState } from '../domain/merchant/user-state';
import { createLoad } from '../shared/load';
import { typesOf } from '../shared/port';
import { createSubmission, type SubmissionResult } from '../shared/submission';

/** A confirmed offer with its bank account (spec 3, loan offer confirmation). */
export interface OfferConfirmation {
  readonly offerId: string;
  readonly bankDetailsId: string;
}

interface Input {
  readonly offerId: string | null;
  readonly bankDetailsId: string | null;
  readonly isEnachRequired: boolean;
  readonly key: string;
  /** `statusCheck` after an unanswered confirmation. */
  readonly startWith: 'sending' | 'statusCheck';
}

/** How the confirmation ended. */
export type ConfirmationResult =
  | { readonly kind: 'routed'; readonly route: LenderRoute }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'unanswered'; readonly failure: Failure };

interface Context extends Input {
  readonly primaryNbfc: string | null;
  readonly result: ConfirmationResult;
}

/** Failure code (spec 8): there is no offer, or no account, to confirm. */
export const IDS_MISSING = 'ids_missing';

type ConfirmResult = SubmissionResult<OfferConfirmation>;

function routesTo(context: Context, route: LenderRoute): boolean {
  return lenderRoute(context.primaryNbfc, context.isEnachRequired) === route;
}

/** Confirms the offer with a bank account, then routes by the primary lender: the five rules of spec 4, in their order. */
export const offerConfirmationMachine = setup({
  types: typesOf<{ context: Context; input: Input; output: ConfirmationResult; tags: 'pending' }>(),
  actors: {
    confirmBankDetails: createSubmission<OfferConfirmation, OfferConfirmation>(),
    getUserState: createLoad<UserState>(),
  },
  guards: {
    isIdMissing: ({ context }) => !context.offerId || !context.bankDetailsId,
    isAccepted: (_, result: ConfirmResult) => result.kind === 'accepted',
    isRefused: (_, result: ConfirmResult) => result.kind === 'refused',
    isLenderRead: (_, outcome: Outcome<UserState>) => outcome.ok,
    routesToEntry: ({ context }) => routesTo(context, 'entry'),
    routesToApprovalStatus: ({ context }) => routesTo(context, 'loanApprovalStatus'),
    hasApprovedTerms: ({ context }) => routesTo(context, 'approvedLoanDetails'),
    routesToEnach: ({ context }) => routesTo(context, 'enach'),
  },
  actions: {
    storeLender: assign({
      primaryNbfc: (_, outcome: Outcome<UserState>) => (outcome.ok ? outcome.data.primaryNbfc : null),
    }),
    routeTo: assign({ result: (_, route: LenderRoute): ConfirmationResult => ({ kind: 'routed', route }) }),
    storeFailure: assign({
      result: (_, cause: Failure): ConfirmationResult => ({ kind: 'failed', failure: cause }),
    }),
    storeUnanswered: assign({
      result: (_, result: ConfirmResult): ConfirmationResult => ({
        kind: 'unanswered',
        failure: result.kind === 'accepted' ? failure('connection') : result.failure,
      }),
    }),
  },
}).createMachine({
  id: 'offer-confirmation',
  context: ({ input }) => ({
    ...input,
    primaryNbfc: null,
    result: { kind: 'unanswered', failure: failure('connection') },
  }),
  initial: 'routingInput',
  states: {
    routingInput: {
      description: 'Without an offer or an account there is nothing to confirm.',
      always: [
        {
          guard: 'isIdMissing',
          target: 'failed',
          actions: { type: 'storeFailure', params: failure('refused', { code: IDS_MISSING }) },
        },
        { target: 'confirmingOffer' },
      ],
    },
    confirmingOffer: {
      description: 'The service confirms the offer with the account, once.',
      tags: 'pending',
      invoke: {
        id: 'confirmBankDetails',
        src: 'confirmBankDetails',
        input: ({ context }) => ({
          key: context.key,
          args: { offerId: context.offerId ?? '', bankDetailsId: context.bankDetailsId ?? '' },
          startWith: context.startWith,
        }),
        onDone: [
          { guard: { type: 'isAccepted', params: ({ event }) => event.output }, target: 'loadingLender' },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'failed',
            actions: {
              type: 'storeFailure',
              params: ({ event }) =>
                event.output.kind === 'refused' ? event.output.failure : failure('malformed'),
            },
          },
          {
            target: 'unanswered',
            actions: { type: 'storeUnanswered', params: ({ event }) => event.output },
          },
        ],
        onError: 'unanswered',
      },
    },
    loadingLender: {
      description: "The offer is confirmed; the merchant's lender is read.",
      tags: 'pending',
      invoke: {
        id: 'getUserState',
        src: 'getUserState',
        onDone: [
          {
            guard: { type: 'isLenderRead', params: ({ event }) => event.output },
            target: 'routingLender',
            actions: { type: 'storeLender', params: ({ event }) => event.output },
          },
          { target: 'toEntry' },
        ],
        onError: 'toEntry',
      },
    },
    routingLender: {
      description: 'The five rules of spec 4, in its order.',
      always: [
        { guard: 'routesToEntry', target: 'toEntry', meta: { requirements: ['spec 4 line 6.1'] } },
        {
          guard: 'routesToApprovalStatus',
          target: 'toLoanApprovalStatus',
          meta: { requirements: ['spec 4 line 6.2'] },
        },
        {
          guard: 'hasApprovedTerms',
          target: 'toApprovedLoanDetails',
          meta: { requirements: ['spec 4 line 6.3'] },
        },
        { guard: 'routesToEnach', target: 'toEnach', meta: { requirements: ['spec 4 line 6.4'] } },
        { target: 'toAgreement', meta: { requirements: ['spec 4 line 6.5'] } },
      ],
    },
    toEntry: {
      description: 'No lender is known, or the read failed: the entry asks the service again.',
      type: 'final',
      entry: { type: 'routeTo', params: 'entry' },
    },
    toLoanApprovalStatus: {
      description: 'USFB approves first.',
      type: 'final',
      entry: { type: 'routeTo', params: 'loanApprovalStatus' },
    },
    toApprovedLoanDetails: {
      description: 'APOLLO_FINVEST shows the approved loan first.',
      type: 'final',
      entry: { type: 'routeTo', params: 'approvedLoanDetails' },
    },
    toEnach: {
      description: 'The offer requires e-NACH.',
      type: 'final',
      entry: { type: 'routeTo', params: 'enach' },
    },
    toAgreement: {
      description: 'Any other lender: the agreement.',
      type: 'final',
      entry: { type: 'routeTo', params: 'agreement' },
    },
    failed: {
      description: 'Nothing was confirmed, and the merchant reads why.',
      meta: { requirements: ['spec 4 line 6.6', 'spec 8 line 3.10'] },
      type: 'final',
    },
    unanswered: { description: 'It is not known yet whether it was confirmed.', type: 'final' },
  },
  output: ({ context }) => context.result,
});
