import { assign } from 'xstate';
import { type Failure, failure, type Outcome } from '../domain/base/failure';
import { needsMandateBeforeAgreement, showsApprovedTerms } from '../domain/lender/lender-route';
import type { LoanOffer } from '../domain/loan/loan-offer';
import type { Mandate } from '../domain/mandate/mandate';
import type { UserState } from '../domain/merchant/user-state';
import type { Redirect, SharedEvent } from '../shared/journey';
import { journeySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { pollingPorts, rereadOnReturn } from '../shared/polling';
import { typesOf } from '../shared/port';

/** URLs that open this journey. */
export type ApprovalEntryUrl = '/termloan/loan-approval-status' | '/termloan/approved-loan-details';

/** Data that is read before a page is shown: the lender's decision, and the confirmed offer. */
export interface Approval {
  readonly userState: UserState;
  readonly offer: LoanOffer | null;
}

interface Input {
  readonly entryUrl: ApprovalEntryUrl;
}

interface Context extends Input {
  readonly approval: Approval | null;
  readonly mandate: Mandate | null;
  readonly polls: number;
  readonly failure: Failure | null;
  readonly redirectTo: Redirect;
}

/** Maximum number of polls, together one minute; then the merchant checks manually. */
const MAX_POLLS = 12;
const POLL_WAIT_MS = 5_000;

/** Whether the page itself asks again; afterwards the merchant checks manually. */
export function isPolling({ polls }: Pick<Context, 'polls'>): boolean {
  return polls < MAX_POLLS;
}

/** Leaves to the landing page. The loan entry would resume the step that the merchant just left. */
const leave = { target: 'left', actions: { type: 'goTo', params: '/' } } as const;

const journey = journeySetup({
  types: typesOf<{
    context: Context;
    input: Input;
    events: SharedEvent | { type: 'details.accepted' };
  }>(),
  actors: {
    loadApproval: createLoad<Approval>(),
    getUserState: createLoad<UserState>(),
    getAutopayMandate: createLoad<Mandate, { readonly nbfc: string | null }>(),
    ...pollingPorts,
  },
}).extend({
  guards: {
    isOfferMissing: ({ context }) => context.approval === null || context.approval.offer === null,
    hasApprovedTerms: ({ context }) => showsApprovedTerms(context.approval?.userState.primaryNbfc ?? null),
    isApproved: ({ context }) => context.approval?.userState.approvalStatus === 'APPROVED',
    isApprovedWithEnach: ({ context }) =>
      context.approval?.userState.approvalStatus === 'APPROVED' &&
      context.approval.offer?.isEnachRequired === true,
    isRejected: ({ context }) => context.approval?.userState.approvalStatus === 'REJECTED',
    /** Only these loans need the mandate's status; all others follow the offer alone. */
    mayNeedMandateFirst: ({ context }) =>
      needsMandateBeforeAgreement(
        context.approval?.userState.primaryNbfc ?? null,
        context.approval?.offer?.frequency ?? 'unknown',
        false,
      ),
    isEnachRequired: ({ context }) => context.approval?.offer?.isEnachRequired === true,
    needsMandateFirst: ({ context }) =>
      needsMandateBeforeAgreement(
        context.approval?.userState.primaryNbfc ?? null,
        context.approval?.offer?.frequency ?? 'unknown',
        context.mandate?.status === 'ACTIVE',
      ),
  },
  actions: {
    storeApproval: assign((_, outcome: Outcome<Approval>) =>
      outcome.ok ? { approval: outcome.data, failure: null, polls: 0 } : { failure: outcome.failure },
    ),
    storeUserState: assign(({ context }, outcome: Outcome<UserState>) =>
      outcome.ok && context.approval
        ? { approval: { ...context.approval, userState: outcome.data }, failure: null }
        : { failure: outcome.ok ? null : outcome.failure },
    ),
    storeMandate: assign((_, outcome: Outcome<Mandate>) =>
      outcome.ok ? { mandate: outcome.data, failure: null } : { failure: outcome.failure },
    ),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
  },
});

/** The lender's own approval, by lender: USFB decides after the confirmation, APOLLO_FINVEST shows what it approved (spec 4). */
export const loanApprovalMachine = journey.createMachine({
  id: 'loan-approval',
  context: ({ input }) => ({
    ...input,
    approval: null,
    mandate: null,
    polls: 0,
    failure: null,
    redirectTo: '/termloan',
  }),
  initial: 'loadingApproval',
  states: {
    loadingApproval: {
      description: "The services are asked for the lender's decision and the confirmed offer.",
      tags: 'pending',
      invoke: {
        id: 'loadApproval',
        src: 'loadApproval',
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'routingLender',
            actions: { type: 'storeApproval', params: ({ event }) => event.output },
          },
          {
            target: 'approvalUnavailable',
            actions: { type: 'storeApproval', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'approvalUnavailable',
          actions: { type: 'storeApproval', params: { ok: false, failure: failure('malformed') } },
        },
      },
    },
    routingLender: {
      description:
        'A rejection is shown for any lender; else APOLLO_FINVEST shows its approved terms, others are polled.',
      always: [
        { guard: 'isOfferMissing', target: 'left' },
        { guard: 'isRejected', target: 'loanRejected' },
        { guard: 'hasApprovedTerms', target: 'approvedLoanDetails' },
        {
          guard: 'isApprovedWithEnach',
          target: 'sentOn',
          actions: { type: 'goTo', params: '/termloan/enach' },
        },
        {
          guard: 'isApproved',
          target: 'sentOn',
          actions: { type: 'goTo', params: '/termloan/agreement' },
        },
        { target: 'loanApprovalStatus' },
      ],
    },
    loanApprovalStatus: {
      description:
        'The lender is deciding; the service is polled for a minute, after that the merchant checks manually.',
      meta: { path: '/termloan/loan-approval-status', requirements: ['spec 2.2 line 13'] },
      invoke: [
        {
          id: 'waitToAsk',
          src: 'waitToAsk',
          input: ({ context }) => ({ wait: isPolling(context) ? POLL_WAIT_MS : null }),
          onDone: { target: 'checkingApproval', actions: 'countPoll' },
          onError: {},
        },
        rereadOnReturn('checkingApproval'),
      ],
      on: { retry: 'checkingApproval', back: leave },
    },
    checkingApproval: {
      description: 'The service is asked whether the lender has decided.',
      tags: 'pending',
      invoke: {
        id: 'getUserState',
        src: 'getUserState',
        onDone: {
          target: 'routingLender',
          actions: { type: 'storeUserState', params: ({ event }) => event.output },
        },
        onError: 'loanApprovalStatus',
      },
      // The page polls every few seconds: a tap during a poll must work too.
      on: { back: leave },
    },
    approvedLoanDetails: {
      description: 'The merchant reads what the lender approved, and continues.',
      meta: { path: '/termloan/approved-loan-details', requirements: ['spec 2.2 line 26'] },
      on: {
        'details.accepted': [
          { guard: 'mayNeedMandateFirst', target: 'loadingMandate' },
          {
            guard: 'isEnachRequired',
            target: 'sentOn',
            actions: { type: 'goTo', params: '/termloan/enach' },
          },
          { target: 'sentOn', actions: { type: 'goTo', params: '/termloan/agreement' } },
        ],
        back: leave,
      },
    },
    loadingMandate: {
      description: 'A monthly loan with APOLLO_FINVEST: is a mandate active already?',
      tags: 'pending',
      invoke: {
        id: 'getAutopayMandate',
        src: 'getAutopayMandate',
        input: ({ context }) => ({ nbfc: context.approval?.userState.primaryNbfc ?? null }),
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'routingMandate',
            actions: { type: 'storeMandate', params: ({ event }) => event.output },
          },
          {
            target: 'approvalUnavailable',
            actions: { type: 'storeMandate', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'approvalUnavailable',
          actions: { type: 'storeMandate', params: { ok: false, failure: failure('malformed') } },
        },
      },
    },
    routingMandate: {
      description: 'The special rule of spec 4: e-NACH before the agreement, unless a mandate is active.',
      meta: { requirements: ['spec 4 line 6.7'] },
      always: [
        {
          guard: 'needsMandateFirst',
          target: 'sentOn',
          actions: { type: 'goTo', params: '/termloan/enach' },
        },
        { target: 'sentOn', actions: { type: 'goTo', params: '/termloan/agreement' } },
      ],
    },
    loanRejected: {
      description: 'The lender rejected the loan; the merchant reads what they can do.',
      on: { back: leave, leave: leave },
    },
    approvalUnavailable: {
      description: 'What the page needs could not be loaded; the merchant may retry.',
      on: { retry: 'loadingApproval', back: leave },
    },
    sentOn: { description: 'The merchant continues to e-NACH or to the agreement.', type: 'final' },
    left: { description: 'The merchant left for another page.', type: 'final' },
  },
  output: ({ context }) => ({ redirectTo: context.redirectTo }),
});
