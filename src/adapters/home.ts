import { fromPromise } from 'xstate';
import { failure, type Outcome } from '../../machines/domain/base/failure';
import type { LastKnownLoan } from '../../machines/domain/loan/last-known-loan';
import { lastKnownOf } from '../../machines/domain/loan/last-known-of';
import type { Payable } from '../../machines/domain/loan/payable';
import type { UserState } from '../../machines/domain/merchant/user-state';
import { initiatedRepaymentSchema, type RepaymentLink } from '../../machines/domain/payment/repayment';
import type { ShownPayments, StartedPayment } from '../../machines/domain/payment/started-payment';
import type { HomeFacts, OptionalHomeFacts } from '../../machines/home/context';
import { homeMachine } from '../../machines/home/machine';
import type { OptionalFactsRequest } from '../../machines/home/setup';
import { createLoad } from '../../machines/shared/load';
import { getLoanDetails } from '../api/operations/loan-details';
import { initiateRepayment } from '../api/operations/repayment';
import { getRepaymentLink } from '../api/operations/repayment-link';
import { getUserState } from '../api/operations/user-state';
import { createLastKnownStore, type LastKnownStore } from '../storage/last-known-loan';
import type { AdaptedJourney, App } from './app';
import { loadOptionalFacts } from './home-optional-facts';
import { payerOf } from './payer';
import { pageReturns } from './polling';
import { shareOnWhatsApp } from './sharing';
import { readUnconfirmedPayments, startedMeanwhileForLoan } from './started-payment';
import { write } from './writes';

/** Implements the ports of home; `readAt`, from which due days are counted, is the service's time of the answer. */
export function adapt(app: App): AdaptedJourney<typeof homeMachine> {
  const { termloan, storage } = app;
  const lastKnown = createLastKnownStore(storage);
  return {
    machine: homeMachine.provide({
      actors: {
        getLoanDetails: createLoad<HomeFacts>((_, signal) => loadHome(app, lastKnown, signal)),
        loadOptionalFacts: createLoad<OptionalHomeFacts, OptionalFactsRequest>((request, signal) =>
          loadOptionalFacts(app, request, signal),
        ),
        getUserState: createLoad<UserState>((_, signal) => getUserState(termloan, signal)),
        readStartedMeanwhile: fromPromise<readonly StartedPayment[], ShownPayments>(({ input, signal }) =>
          startedMeanwhileForLoan(app, input, signal),
        ),
        initiateRepayment: write(
          app,
          initiatedRepaymentSchema,
          ({ amount, type: paymentType }: Payable, key, signal) =>
            initiateRepayment(termloan, { amount, paymentType, ...payerOf(app.storage) }, key, signal),
        ),
        getRepaymentLink: createLoad<RepaymentLink, Payable>((payable, signal) =>
          loadLink(app, payable, signal),
        ),
        shareOnWhatsApp: fromPromise<boolean, { readonly text: string }>(({ input }) =>
          shareOnWhatsApp(app, input.text),
        ),
        readLastKnown: fromPromise<LastKnownLoan | null, undefined>(async () =>
          lastKnown.read(app.clock.now()),
        ),
        pageReturns,
      },
    }),
    input: () => ({ requestKeySeed: app.newRequestKeySeed() }),
  };
}

/** Loads the loan, and stores its figures to show them without a network. */
async function loadHome(
  app: App,
  lastKnown: LastKnownStore,
  signal: AbortSignal,
): Promise<Outcome<HomeFacts>> {
  const { termloan, clock, storage, checkMerchant } = app;
  const [details, unconfirmed] = await Promise.all([
    getLoanDetails(termloan, signal),
    readUnconfirmedPayments(app, ({ loanId }) => loanId !== null, signal),
  ]);
  if (!details.ok) return details;
  const readAt = clock.now();
  const { loan, instalments, pendingPayment } = details.data;
  const { signedIn: merchantId } = storage.merchantIds();
  if (merchantId !== null && loan !== null && loan.merchantId !== null && loan.merchantId !== merchantId) {
    // The cookie may belong to another merchant now: the loan is neither shown nor stored.
    await checkMerchant();
    return { ok: false, failure: failure('malformed') };
  }
  lastKnown.store(loan?.status === 'DISBURSED' ? lastKnownOf(loan, readAt) : null);
  const startedPayments = unconfirmed.filter(({ loanId }) => loanId === loan?.id);
  return { ok: true, data: { loan, instalments, pendingPayment, readAt, startedPayments } };
}

/** Loads a link with which somebody else can pay. The URL is absolute, because it is opened on another phone. */
async function loadLink(
  { termloan }: App,
  { amount, type }: Payable,
  signal: AbortSignal,
): Promise<Outcome<RepaymentLink>> {
  const link = await getRepaymentLink(termloan, { amount, paymentType: type }, signal);
  if (!link.ok) return link;
  return { ok: true, data: { ...link.data, link: new URL(link.data.link, window.location.origin).href } };
}
