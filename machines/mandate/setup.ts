import { assign } from 'xstate';
import type { Failure } from '../domain/base/failure';
import { type ApprovalMethod, wireMethods } from '../domain/mandate/mandate-fallback';
import type { SharedEvent } from '../shared/journey';
import { journeySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { pollingPorts } from '../shared/polling';
import { port, typesOf } from '../shared/port';
import {
  type Context,
  contactOf,
  type Input,
  isLost,
  type MandateStanding,
  offeredNow,
  type Read,
  stands,
  triedMethod,
  upiPage,
} from './context';
import { isNamed, isNamedBy, isStatusEntryUrl, type MandateWish, NOT_NAMED } from './wish';

/** Ports, guards and actions of the mandate's chart. */
export const mandateJourney = journeySetup({
  types: typesOf<{
    context: Context;
    input: Input;
    events:
      | SharedEvent
      | { type: 'way.chosen'; way: ApprovalMethod }
      | { type: 'way.next' }
      | { type: 'ways.opened' }
      | { type: 'qr.opened' }
      | { type: 'contact.opened' }
      | { type: 'mandate.started' };
  }>(),
  actors: {
    /** The mandate that is asked for (getUserState, getAutopayMandate; of a signed loan getLoan, getMandateStatus). */
    loadMandate: createLoad<MandateStanding, MandateWish>(),
    /** Leaves for the bank's page; it never resolves when the page is really left. */
    openBankPage: port<void, { readonly url: string | null }>(),
    /** True when the phone left for a UPI app: no proof of anything. */
    openUpiIntent: port<boolean, { readonly url: string | null }>(),
    ...pollingPorts,
  },
  delays: { leaveTimeout: 8_000 },
}).extend({
  guards: {
    isUnknownId: ({ context }, outcome: Read) =>
      isNamed(context) && !outcome.ok && outcome.failure.code === 'mandate_not_found',
    isNotOffered: (_, outcome: Read) =>
      !outcome.ok &&
      (outcome.failure.code === 'mandate_not_found' || outcome.failure.code === 'offer_not_confirmed'),
    /** After a failed way the lender has none of the next one: it is closed, and the others stand beside it. */
    isNextNotOffered: ({ context }, outcome: Read) =>
      context.opens?.isRenewed === true && !outcome.ok && outcome.failure.code === 'mandate_not_found',
    isMissing: ({ context }) => context.mandate === null,
    isAnotherOne: ({ context }) => context.mandate !== null && !isNamedBy(context, context.mandate),
    isUnknownType: ({ context }) => context.mandate?.type === null,
    isActiveToShow: ({ context }) =>
      stands(context, 'ACTIVE') &&
      (context.isOfLoan || (isStatusEntryUrl(context.entryUrl) && !context.hasWaited)),
    isActive: ({ context }) => stands(context, 'ACTIVE'),
    isNextDay: ({ context }) => stands(context, 'PENDING') && context.mandate?.method === 'AADHAAR',
    isPending: ({ context }) => stands(context, 'PENDING'),
    isPaused: ({ context }) => stands(context, 'PAUSED'),
    isLost: ({ context }) => isLost(context),
    isUpiAwaited: ({ context }) => context.mandate?.type === 'UPI' && context.awaits === 'upiApp',
    isUpiScanned: ({ context }) =>
      context.mandate?.type === 'UPI' &&
      (context.awaits === 'upiQr' || (context.entryUrl === upiPage.path && context.approvalMethod === null)),
    isEnachStep: ({ context }) =>
      context.mandate?.type === 'ENACH' &&
      (context.entryUrl === '/termloan/enach' || context.approvalMethod !== null),
    hasApprovalMethod: ({ context }) => context.approvalMethod !== null,
    isWayOpen: ({ context }, way: ApprovalMethod) => !context.closedWays.includes(way),
    isDecided: ({ context }) => !stands(context, 'INITIATED'),
    isOtherWay: ({ context }) =>
      context.approvalMethod === null || wireMethods[context.approvalMethod].type !== context.mandate?.type,
    isByUpiApp: ({ context }) => context.approvalMethod === 'upiApp',
    isByUpiQr: ({ context }) => context.approvalMethod === 'upiQr',
    isLeft: (_, isLeft: boolean) => isLeft,
    isOfLoan: ({ context }) => context.isOfLoan,
    mayTryAgain: ({ context }) => offeredNow(context).step.startsWith('again'),
    needsHelp: ({ context }) => !context.isOfLoan && offeredNow(context).step === 'contact',
    hasNextWay: ({ context }) => !context.isOfLoan && offeredNow(context).next !== null,
  },
  actions: {
    keepStanding: assign((_, outcome: Read) =>
      outcome.ok
        ? {
            ...outcome.data,
            failure: null,
            opens: null,
            pathParams: outcome.data.mandate === null ? {} : { mandateId: outcome.data.mandate.id },
          }
        : { failure: outcome.failure },
    ),
    /** Another one was opened: the address does not name it any more. */
    forgetId: assign(NOT_NAMED),
    chooseWay: assign({ approvalMethod: (_, way: ApprovalMethod) => way, failure: null }),
    openWay: assign(({ context }) => ({
      // One that is lost would be answered as it is.
      opens:
        context.approvalMethod === null
          ? null
          : { approvalMethod: context.approvalMethod, isRenewed: isLost(context) },
      ...NOT_NAMED,
      failure: null,
    })),
    openAgain: assign(({ context }) => ({
      approvalMethod: triedMethod(context),
      opens: { approvalMethod: triedMethod(context), isRenewed: true },
      ...NOT_NAMED,
      awaits: null,
      polls: 0,
    })),
    openNext: assign(({ context }) => {
      const { next, closed } = offeredNow(context);
      const approvalMethod = next ?? triedMethod(context);
      const awaits = approvalMethod === 'upiQr' ? ('upiQr' as const) : null;
      return {
        approvalMethod,
        opens: { approvalMethod, isRenewed: true },
        ...NOT_NAMED,
        awaits,
        closedWays: closed,
        polls: 0,
      };
    }),
    openFirst: assign({
      opens: { approvalMethod: 'upiApp', isRenewed: false },
      approvalMethod: null,
      ...NOT_NAMED,
    }),
    /** The lender's mandate says which way it is given: another one than was asked for closes that one. */
    closeWay: assign(({ context }) => ({
      closedWays: [
        ...new Set([
          ...context.closedWays,
          ...(context.approvalMethod === null ? [] : [context.approvalMethod]),
        ]),
      ],
      approvalMethod: null,
      opens: null,
    })),
    awaitApp: assign({ awaits: 'upiApp', hasNoApp: false, polls: 0, failure: null }),
    awaitScan: assign({ awaits: 'upiQr', polls: 0, failure: null }),
    noteNoApp: assign({ hasNoApp: true }),
    reopenWays: assign({ awaits: null, hasNoApp: false, approvalMethod: null, polls: 0, failure: null }),
    noteWait: assign({ hasWaited: true }),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
    keepFailure: assign({ failure: (_, of: Failure) => of }),
    clearFailure: assign({ failure: null }),
    goToContact: assign({ redirectTo: ({ context }) => contactOf(context) }),
  },
});
