import { assign } from 'xstate';
import { type Failure, failure, type Outcome } from '../domain/base/failure';
import { isLoanOver, type Loan } from '../domain/loan/loan';
import {
  isMandateInForce,
  isMandateLost,
  type Mandate,
  type MandateStatus,
  type MandateType,
} from '../domain/mandate/mandate';
import type { RepaymentTransaction } from '../domain/payment/transactions';
import type { Redirect, SharedEvent, WriteKeys } from '../shared/journey';
import { writingJourneySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { pollingPorts } from '../shared/polling';
import { port, typesOf } from '../shared/port';
import { createSubmission, type SubmissionResult } from '../shared/submission';

/** URLs that open this journey. */
export type AutopayEntryUrl = '/autopay' | '/autopay/status';

/** The page that tells where autopay stands. */
export const STATUS = '/autopay/status';

/** Where the merchant's autopay stands: the latest loan, and its mandate; null while none was ever asked for. */
export interface AutopayStanding {
  readonly loan: Loan | null;
  readonly mandate: Mandate | null;
  /** The last debit, when it failed and what it was for is still owed; null also where the payments were not told. */
  readonly failedDebit: RepaymentTransaction | null;
}

/** Whose mandate is asked for, and which way it is given. */
export interface MandateWish {
  readonly nbfc: string;
  readonly type: MandateType;
  readonly isRenewed: boolean;
}

/** Whose consent is withdrawn. */
export interface Withdrawal {
  readonly merchantId: string | null;
  readonly nbfc: string;
}

interface Input {
  readonly entryUrl: AutopayEntryUrl;
  readonly requestSeed: string;
}

interface Context extends Input, WriteKeys, AutopayStanding {
  /** The way that the merchant chose; nothing is chosen for them. */
  readonly way: MandateType | null;
  /** Ways that the lender does not offer for this loan. */
  readonly closedWays: readonly MandateType[];
  /** The way that failed last: another one is offered first. */
  readonly failedWay: MandateType | null;
  /** The last mandate is over, and the merchant asked for a new one. */
  readonly isRenewed: boolean;
  /** The merchant was at the bank's page: what is not approved yet may still become so. A hint only. */
  readonly awaitsBank: boolean;
  /** Questions asked of the bank by the page itself, the first one not counted. */
  readonly polls: number;
  readonly failure: Failure | null;
  readonly startBy: 'sending' | 'statusCheck';
  readonly redirectTo: Redirect;
}

type Withdrawn = SubmissionResult<Mandate>;

export function initialContext({ input }: { input: Input }): Context {
  return {
    ...input,
    loan: null,
    mandate: null,
    failedDebit: null,
    way: null,
    closedWays: [],
    failedWay: null,
    isRenewed: false,
    awaitsBank: input.entryUrl === STATUS,
    polls: 0,
    failure: null,
    startBy: 'sending',
    settledWrites: 0,
    redirectTo: '/termloan/home',
  };
}

/** The lender whose mandate it is; of a mandate that names none, the loan's. */
export function lenderOf({ loan, mandate }: Pick<AutopayStanding, 'loan' | 'mandate'>): string {
  return mandate?.nbfc ?? loan?.nbfc ?? '';
}

function stands({ mandate }: Pick<AutopayStanding, 'mandate'>, status: MandateStatus): boolean {
  return mandate?.status === status;
}

/** The service opens no mandate: the loan has none to offer, or no offer was confirmed. */
function isRefusedToOffer(outcome: Outcome<Mandate>): boolean {
  const code = outcome.ok ? null : outcome.failure.code;
  return code === 'mandate_not_found' || code === 'offer_not_confirmed';
}

/** The words of autopay's chart: its ports, guards and actions. */
export const autopayJourney = writingJourneySetup({
  types: typesOf<{
    context: Context;
    input: Input;
    events:
      | SharedEvent
      | { type: 'way.chosen'; way: MandateType }
      | { type: 'mandate.started' }
      | { type: 'setup.reopened' }
      | { type: 'withdrawal.opened' }
      | { type: 'withdrawal.confirmed' }
      | { type: 'withdrawal.dismissed' };
  }>(),
  actors: {
    /** The latest loan, and where its mandate stands (getLoan, getMandateStatus). */
    loadStanding: createLoad<AutopayStanding>(),
    getAutopayMandate: createLoad<Mandate, MandateWish>(),
    updateAutopayMandate: createSubmission<Mandate, Withdrawal>(),
    /** Leaves for the bank's page or the UPI app's; it never resolves when the page is really left. */
    openBankPage: port<void, { readonly url: string | null }>(),
    ...pollingPorts,
  },
  delays: { leaveTimeout: 8_000 },
}).extend({
  guards: {
    isNotOffered: (_, outcome: Outcome<Mandate>) => isRefusedToOffer(outcome),
    hasNoLoan: ({ context }) => context.loan === null,
    isLoanOver: ({ context }) => context.loan !== null && isLoanOver(context.loan),
    isLoanOpen: ({ context }) => context.loan !== null && !isLoanOver(context.loan),
    isActive: ({ context }) => stands(context, 'ACTIVE'),
    isPaused: ({ context }) => stands(context, 'PAUSED'),
    isUndecided: ({ context }) =>
      stands(context, 'PENDING') || (context.awaitsBank && stands(context, 'INITIATED')),
    isOpened: ({ context }) => stands(context, 'INITIATED'),
    isOver: ({ context }) => context.mandate !== null && isMandateLost(context.mandate),
    isInForce: ({ context }) => context.mandate !== null && isMandateInForce(context.mandate),
    isOfThisWay: ({ context }, way: MandateType) => context.mandate?.type === way,
    isWayOpen: ({ context }, way: MandateType) => !context.closedWays.includes(way),
    hasWay: ({ context }) => context.way !== null && context.way === context.mandate?.type,
    isOfferMissing: ({ context }) => context.failure?.code === 'offer_not_confirmed',
    isStopped: (_, result: Withdrawn) => result.kind === 'accepted' && isMandateLost(result.data),
  },
  actions: {
    keepStanding: assign((_, outcome: Outcome<AutopayStanding>) =>
      outcome.ok ? { ...outcome.data, failure: null } : { failure: outcome.failure },
    ),
    keepMandate: assign((_, outcome: Outcome<Mandate>) =>
      outcome.ok
        ? { mandate: outcome.data, failure: null, isRenewed: false, awaitsBank: false }
        : { failure: outcome.failure },
    ),
    chooseWay: assign({ way: (_, way: MandateType) => way, failure: null }),
    /** The lender's mandate says which way it is given: another one than was asked for closes that one. */
    keepWay: assign({
      way: ({ context }, outcome: Outcome<Mandate>) =>
        outcome.ok && outcome.data.type === context.way ? context.way : null,
      closedWays: ({ context }, outcome: Outcome<Mandate>) => {
        const { way, closedWays } = context;
        const isClosed = outcome.ok ? outcome.data.type !== way : isRefusedToOffer(outcome);
        return isClosed && way !== null ? [...closedWays, way] : closedWays;
      },
    }),
    forgetWay: assign({ way: null }),
    renew: assign(({ context: { mandate } }) => ({
      isRenewed: true,
      way: null,
      failedWay: mandate?.status === 'FAILED' || mandate?.status === 'REJECTED' ? mandate.type : null,
      closedWays: [],
      polls: 0,
      failure: null,
    })),
    awaitBank: assign({ awaitsBank: true, polls: 0, failure: null }),
    reopenSetup: assign({ awaitsBank: false, way: null, failure: null }),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
    keepFailure: assign({ failure: (_, of: Failure) => of }),
    clearFailure: assign({ failure: null }),
    keepWithdrawn: assign((_, result: Withdrawn) =>
      result.kind === 'accepted' ? { mandate: result.data, failure: null } : {},
    ),
    keepRefusal: assign({
      failure: (_, result: Withdrawn) =>
        result.kind === 'accepted' ? failure('refused', { code: 'still_active' }) : result.failure,
    }),
  },
});
