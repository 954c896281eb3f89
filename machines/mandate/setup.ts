import { assign } from 'xstate';
import type { Failure, Outcome } from '../domain/base/failure';
import { isMandateEnded, type Mandate, type MandateStatus } from '../domain/mandate/mandate';
import { type ApprovalMethod, wireMethods } from '../domain/mandate/mandate-fallback';
import type { Redirect, SharedEvent } from '../shared/journey';
import { journeySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { pollingPorts } from '../shared/polling';
import { port, typesOf } from '../shared/port';
import type { Context, Input, MandateEntryUrl, MandateFacts, MandateIds, MandateRequest } from './context';
import { optionsNow, triedMethod } from './selectors';

/** No ids: those of the URL do not belong to a mandate that was opened later. */
const NO_IDS: MandateIds = { mandateId: null, subscriptionId: null };

/** Whether the URL contains the id of a mandate. */
function hasIds({ mandateId, subscriptionId }: MandateIds): boolean {
  return mandateId !== null || subscriptionId !== null;
}

/** Whether the mandate has the ids of the URL; true if the URL has none. */
export function matchesMandateIds(
  { mandateId, subscriptionId }: MandateIds,
  mandate: Pick<Mandate, 'id' | 'subscriptionId'>,
): boolean {
  const isSameMandateId = mandateId === null || mandateId === mandate.id;
  return isSameMandateId && (subscriptionId === null || subscriptionId === mandate.subscriptionId);
}

/** Whether the URL is one of a mandate's status page. */
export function isStatusEntryUrl(entryUrl: MandateEntryUrl): boolean {
  return entryUrl === '/termloan/mandate/status' || entryUrl === '/termloan/mandate/status/$mandateId';
}

/** `meta` of the states on the page of a mandate's status. */
export const statusPage = { path: '/termloan/mandate/status/$mandateId' } as const;

/** `meta` of the states on the page of the approval in a UPI app, on this phone or on another one. */
export const upiPage = { path: '/termloan/upi-mandate-status' } as const;

/** Result of the load. */
type FactsOutcome = Outcome<MandateFacts>;

/** Whether the mandate has this status. */
function hasStatus({ mandate }: Pick<Context, 'mandate'>, status: MandateStatus): boolean {
  return mandate?.status === status;
}

/** Whether the mandate failed, was refused or cancelled, or expired: another one can be opened. */
function isEnded({ mandate }: Pick<Context, 'mandate'>): boolean {
  return mandate !== null && isMandateEnded(mandate);
}

/** Input of the load. With `isCheck` only the status is read, and no mandate is opened. */
export function mandateRequestOf(
  { entryUrl, mandateId, subscriptionId, newMandate }: Context,
  { isCheck }: Pick<MandateRequest, 'isCheck'>,
): MandateRequest {
  return { entryUrl, mandateId, subscriptionId, newMandate: isCheck ? null : newMandate, isCheck };
}

/** URL of the lender's contacts; the landing page when the lender is unknown. */
function contactPath({ nbfc }: Pick<Context, 'nbfc'>): Redirect {
  return nbfc === null || nbfc === '' ? '/' : `/termloan/contact/${encodeURIComponent(nbfc)}`;
}

/** Ports, guards and actions of the mandate's chart. */
export const mandateJourney = journeySetup({
  types: typesOf<{
    context: Context;
    input: Input;
    events:
      | SharedEvent
      | { type: 'method.chosen'; approvalMethod: ApprovalMethod }
      | { type: 'nextMethod.chosen' }
      | { type: 'methods.opened' }
      | { type: 'qr.opened' }
      | { type: 'contact.opened' }
      | { type: 'mandate.started' };
  }>(),
  actors: {
    /** The requested mandate (getUserState, getAutopayMandate; for a signed loan getLoan, getMandateStatus). */
    loadMandate: createLoad<MandateFacts, MandateRequest>(),
    /** Navigates to the bank's page; never resolves if the navigation succeeds. */
    openBankPage: port<void, { readonly url: string | null }>(),
    /** True when a UPI app opened, which does not mean that the mandate was approved. */
    openUpiIntent: port<boolean, { readonly url: string | null }>(),
    ...pollingPorts,
  },
  delays: { pageOpenTimeout: 8_000 },
}).extend({
  guards: {
    isUnknownId: ({ context }, outcome: FactsOutcome) =>
      hasIds(context) && !outcome.ok && outcome.failure.code === 'mandate_not_found',
    isNotOffered: (_, outcome: FactsOutcome) =>
      !outcome.ok &&
      (outcome.failure.code === 'mandate_not_found' || outcome.failure.code === 'offer_not_confirmed'),
    /** After a failed method the lender refuses the next one: that is marked unavailable, and the others are shown. */
    isNextNotOffered: ({ context }, outcome: FactsOutcome) =>
      context.newMandate?.isRenewed === true && !outcome.ok && outcome.failure.code === 'mandate_not_found',
    isMissing: ({ context }) => context.mandate === null,
    isOtherMandate: ({ context }) => context.mandate !== null && !matchesMandateIds(context, context.mandate),
    isUnknownType: ({ context }) => context.mandate?.type === null,
    /** Active, and shown: the loan is signed, or the merchant opened the status page. After a wait here the journey goes on instead. */
    shouldShowActive: ({ context }) =>
      hasStatus(context, 'ACTIVE') &&
      (context.isLoanSigned || (isStatusEntryUrl(context.entryUrl) && !context.hasWaited)),
    isActive: ({ context }) => hasStatus(context, 'ACTIVE'),
    isNextDay: ({ context }) => hasStatus(context, 'PENDING') && context.mandate?.method === 'AADHAAR',
    isPending: ({ context }) => hasStatus(context, 'PENDING'),
    isPaused: ({ context }) => hasStatus(context, 'PAUSED'),
    isEnded: ({ context }) => isEnded(context),
    isUpiAwaited: ({ context }) => context.mandate?.type === 'UPI' && context.awaits === 'upiApp',
    isUpiQrAwaited: ({ context }) =>
      context.mandate?.type === 'UPI' &&
      (context.awaits === 'upiQr' || (context.entryUrl === upiPage.path && context.approvalMethod === null)),
    isEnachStep: ({ context }) =>
      context.mandate?.type === 'ENACH' &&
      (context.entryUrl === '/termloan/enach' || context.approvalMethod !== null),
    hasApprovalMethod: ({ context }) => context.approvalMethod !== null,
    isMethodAvailable: ({ context }, approvalMethod: ApprovalMethod) =>
      !context.unavailableMethods.includes(approvalMethod),
    /** The mandate is no longer open for approval. */
    isNoLongerOpen: ({ context }) => !hasStatus(context, 'INITIATED'),
    /** The chosen method needs a mandate of another type than the one that is open; also before a method is chosen. */
    isOtherMethod: ({ context }) =>
      context.approvalMethod === null || wireMethods[context.approvalMethod].type !== context.mandate?.type,
    isByUpiApp: ({ context }) => context.approvalMethod === 'upiApp',
    isByUpiQr: ({ context }) => context.approvalMethod === 'upiQr',
    isUpiAppOpened: (_, isAppOpened: boolean) => isAppOpened,
    isLoanSigned: ({ context }) => context.isLoanSigned,
    mayTryAgain: ({ context }) => optionsNow(context).step.startsWith('again'),
    needsHelp: ({ context }) => !context.isLoanSigned && optionsNow(context).step === 'contact',
    hasNextMethod: ({ context }) => !context.isLoanSigned && optionsNow(context).next !== null,
  },
  actions: {
    storeFacts: assign((_, outcome: FactsOutcome) =>
      outcome.ok
        ? {
            ...outcome.data,
            failure: null,
            newMandate: null,
            pathParams: outcome.data.mandate === null ? {} : { mandateId: outcome.data.mandate.id },
          }
        : { failure: outcome.failure },
    ),
    /** Clears the ids of the URL, which belong to another mandate. */
    clearId: assign(NO_IDS),
    chooseMethod: assign({
      approvalMethod: (_, approvalMethod: ApprovalMethod) => approvalMethod,
      failure: null,
    }),
    openMethod: assign(({ context }) => ({
      // Without `isRenewed` the service would return the mandate that has ended.
      newMandate:
        context.approvalMethod === null
          ? null
          : { approvalMethod: context.approvalMethod, isRenewed: isEnded(context) },
      ...NO_IDS,
      failure: null,
    })),
    openAgain: assign(({ context }) => ({
      approvalMethod: triedMethod(context),
      newMandate: { approvalMethod: triedMethod(context), isRenewed: true },
      ...NO_IDS,
      awaits: null,
      polls: 0,
    })),
    openNext: assign(({ context }) => {
      const { next, unavailable } = optionsNow(context);
      const approvalMethod = next ?? triedMethod(context);
      const awaits = approvalMethod === 'upiQr' ? ('upiQr' as const) : null;
      return {
        approvalMethod,
        newMandate: { approvalMethod, isRenewed: true },
        ...NO_IDS,
        awaits,
        unavailableMethods: unavailable,
        polls: 0,
      };
    }),
    openFirst: assign({
      newMandate: { approvalMethod: 'upiApp', isRenewed: false },
      approvalMethod: null,
      ...NO_IDS,
    }),
    /** The lender opened no mandate with the requested method: that method is unavailable. */
    markMethodUnavailable: assign(({ context }) => ({
      unavailableMethods: [
        ...new Set([
          ...context.unavailableMethods,
          ...(context.approvalMethod === null ? [] : [context.approvalMethod]),
        ]),
      ],
      approvalMethod: null,
      newMandate: null,
    })),
    awaitApp: assign({ awaits: 'upiApp', hasNoApp: false, polls: 0, failure: null }),
    awaitScan: assign({ awaits: 'upiQr', polls: 0, failure: null }),
    markNoApp: assign({ hasNoApp: true }),
    reopenMethods: assign({ awaits: null, hasNoApp: false, approvalMethod: null, polls: 0, failure: null }),
    markWaited: assign({ hasWaited: true }),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
    storeFailure: assign({ failure: (_, cause: Failure) => cause }),
    clearFailure: assign({ failure: null }),
    goToContact: assign({ redirectTo: ({ context }) => contactPath(context) }),
  },
});
