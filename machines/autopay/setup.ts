import { assign } from 'xstate';
import { type Failure, failure, type Outcome } from '../domain/base/failure';
import { isEndedOrRejectedLoan } from '../domain/loan/loan';
import {
  isMandateEnded,
  isMandateInForce,
  type Mandate,
  type MandateStatus,
  type MandateType,
} from '../domain/mandate/mandate';
import type { SharedEvent } from '../shared/journey';
import { writingJourneySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { pollingPorts } from '../shared/polling';
import { port, typesOf } from '../shared/port';
import { createSubmission, type SubmissionResult } from '../shared/submission';
import type { AutopayFacts, Context, Input } from './context';

/** The requested mandate: its lender and type. */
export interface MandateRequest {
  readonly nbfc: string;
  readonly type: MandateType;
  readonly isRenewed: boolean;
}

/** Merchant and lender of the consent that is withdrawn. */
export interface Withdrawal {
  readonly merchantId: string | null;
  readonly nbfc: string;
}

type WithdrawalResult = SubmissionResult<Mandate>;

function hasStatus({ mandate }: Pick<AutopayFacts, 'mandate'>, status: MandateStatus): boolean {
  return mandate?.status === status;
}

/** The service opens no mandate: the lender offers none, or no offer was confirmed. */
function isMandateNotOffered(outcome: Outcome<Mandate>): boolean {
  const code = outcome.ok ? null : outcome.failure.code;
  return code === 'mandate_not_found' || code === 'offer_not_confirmed';
}

/** Ports, guards and actions of the autopay chart. */
export const autopayJourney = writingJourneySetup({
  types: typesOf<{
    context: Context;
    input: Input;
    events:
      | SharedEvent
      | { type: 'method.chosen'; chosenMethod: MandateType }
      | { type: 'mandate.started' }
      | { type: 'setup.reopened' }
      | { type: 'withdrawal.opened' }
      | { type: 'withdrawal.confirmed' }
      | { type: 'withdrawal.dismissed' };
  }>(),
  actors: {
    /** The latest loan and its mandate's status (getLoan, getMandateStatus). */
    loadAutopay: createLoad<AutopayFacts>(),
    getAutopayMandate: createLoad<Mandate, MandateRequest>(),
    updateAutopayMandate: createSubmission<Mandate, Withdrawal>(),
    /** Navigates to the bank's page or opens the UPI app; never resolves when the browser leaves this page. */
    openBankPage: port<void, { readonly url: string | null }>(),
    ...pollingPorts,
  },
  delays: { pageOpenTimeout: 8_000 },
}).extend({
  guards: {
    isNotOffered: (_, outcome: Outcome<Mandate>) => isMandateNotOffered(outcome),
    hasNoLoan: ({ context }) => context.loan === null,
    isEndedOrRejectedLoan: ({ context }) => context.loan !== null && isEndedOrRejectedLoan(context.loan),
    isLoanOpen: ({ context }) => context.loan !== null && !isEndedOrRejectedLoan(context.loan),
    isActive: ({ context }) => hasStatus(context, 'ACTIVE'),
    isPaused: ({ context }) => hasStatus(context, 'PAUSED'),
    isUndecided: ({ context }) =>
      hasStatus(context, 'PENDING') || (context.awaitsBank && hasStatus(context, 'INITIATED')),
    isInitiated: ({ context }) => hasStatus(context, 'INITIATED'),
    hasMandateEnded: ({ context }) => context.mandate !== null && isMandateEnded(context.mandate),
    isInForce: ({ context }) => context.mandate !== null && isMandateInForce(context.mandate),
    isMandateOfMethod: ({ context }, chosenMethod: MandateType) => context.mandate?.type === chosenMethod,
    isMethodAvailable: ({ context }, chosenMethod: MandateType) =>
      !context.unavailableMethods.includes(chosenMethod),
    hasChosenMethod: ({ context }) =>
      context.chosenMethod !== null && context.chosenMethod === context.mandate?.type,
    isOfferMissing: ({ context }) => context.failure?.code === 'offer_not_confirmed',
    isStopped: (_, result: WithdrawalResult) => result.kind === 'accepted' && isMandateEnded(result.data),
  },
  actions: {
    storeFacts: assign((_, outcome: Outcome<AutopayFacts>) =>
      outcome.ok ? { ...outcome.data, failure: null } : { failure: outcome.failure },
    ),
    storeMandate: assign((_, outcome: Outcome<Mandate>) =>
      outcome.ok
        ? { mandate: outcome.data, failure: null, isRenewed: false, awaitsBank: false }
        : { failure: outcome.failure },
    ),
    chooseMethod: assign({ chosenMethod: (_, chosenMethod: MandateType) => chosenMethod, failure: null }),
    /** If the lender opened a mandate of another type than requested, or none, the requested type is unavailable. */
    storeChosenMethod: assign({
      chosenMethod: ({ context }, outcome: Outcome<Mandate>) =>
        outcome.ok && outcome.data.type === context.chosenMethod ? context.chosenMethod : null,
      unavailableMethods: ({ context }, outcome: Outcome<Mandate>) => {
        const { chosenMethod, unavailableMethods } = context;
        const isUnavailable = outcome.ok ? outcome.data.type !== chosenMethod : isMandateNotOffered(outcome);
        return isUnavailable && chosenMethod !== null
          ? [...unavailableMethods, chosenMethod]
          : unavailableMethods;
      },
    }),
    clearChosenMethod: assign({ chosenMethod: null }),
    renew: assign(({ context: { mandate } }) => ({
      isRenewed: true,
      chosenMethod: null,
      failedMethod: mandate?.status === 'FAILED' || mandate?.status === 'REJECTED' ? mandate.type : null,
      unavailableMethods: [],
      polls: 0,
      failure: null,
    })),
    awaitBank: assign({ awaitsBank: true, polls: 0, failure: null }),
    reopenSetup: assign({ awaitsBank: false, chosenMethod: null, failure: null }),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
    storeFailure: assign({ failure: (_, cause: Failure) => cause }),
    clearFailure: assign({ failure: null }),
    storeWithdrawn: assign((_, result: WithdrawalResult) =>
      result.kind === 'accepted' ? { mandate: result.data, failure: null } : {},
    ),
    storeRefusal: assign({
      failure: (_, result: WithdrawalResult) =>
        result.kind === 'accepted' ? failure('refused', { code: 'still_active' }) : result.failure,
    }),
  },
});
