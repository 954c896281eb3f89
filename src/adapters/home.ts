import { fromPromise } from 'xstate';
import { failure, type Outcome } from '../../machines/domain/base/failure';
import { type LastKnownLoan, lastKnownOf } from '../../machines/domain/loan/last-known-loan';
import type { Payable } from '../../machines/domain/loan/payable';
import type { UserState } from '../../machines/domain/merchant/user-state';
import { initiatedRepayment, type RepaymentLink } from '../../machines/domain/payment/repayment';
import type { ShownPayments, StartedPayment } from '../../machines/domain/payment/started-payment';
import type { HomeFacts, OptionalFactsAsked, OptionalHomeFacts } from '../../machines/home/facts';
import { homeMachine } from '../../machines/home/machine';
import { createLoad } from '../../machines/shared/load';
import { getLoanDetails } from '../api/operations/loan-details';
import { initiateRepayment } from '../api/operations/repayment';
import { getRepaymentLink } from '../api/operations/repayment-link';
import { getUserState } from '../api/operations/user-state';
import { createLastKnown, type LastKnown } from '../storage/last-known';
import type { AdaptedJourney, App } from './app';
import { loadOptionalFacts } from './home-optional-facts';
import { payerOf } from './payer';
import { pageReturns } from './polling';
import { shareOnWhatsApp } from './sharing';
import { readUnheardPayments, startedMeanwhileForLoan } from './started-payment';
import { write } from './writes';

/** Fills the home: due days are counted by the service's clock at the moment of the answer. */
export function adapt(app: App): AdaptedJourney<typeof homeMachine> {
  const { termloan, kept } = app;
  const lastKnown = createLastKnown(kept);
  return {
    machine: homeMachine.provide({
      actors: {
        getLoanDetails: createLoad<HomeFacts>((_, signal) => loadHome(app, lastKnown, signal)),
        loadOptionalFacts: createLoad<OptionalHomeFacts, OptionalFactsAsked>((asked, signal) =>
          loadOptionalFacts(app, asked, signal),
        ),
        getUserState: createLoad<UserState>((_, signal) => getUserState(termloan, signal)),
        readStartedMeanwhile: fromPromise<readonly StartedPayment[], ShownPayments>(({ input, signal }) =>
          startedMeanwhileForLoan(app, input, signal),
        ),
        initiateRepayment: write(
          app,
          initiatedRepayment,
          ({ amount, type: paymentType }: Payable, key, signal) =>
            initiateRepayment(termloan, { amount, paymentType, ...payerOf(app.kept) }, key, signal),
        ),
        getRepaymentLink: createLoad<RepaymentLink, Payable>((asked, signal) => loadLink(app, asked, signal)),
        shareOnWhatsApp: fromPromise<boolean, { readonly text: string }>(({ input }) =>
          shareOnWhatsApp(app, input.text),
        ),
        readLastKnown: fromPromise<LastKnownLoan | null, undefined>(async () =>
          lastKnown.read(app.clock.now()),
        ),
        pageReturns,
      },
    }),
    input: () => ({ requestSeed: app.newRequestSeed() }),
  };
}

/** The loan; its figures are kept for a time without an answer. */
async function loadHome(app: App, lastKnown: LastKnown, signal: AbortSignal): Promise<Outcome<HomeFacts>> {
  const { termloan, clock, kept, checkMerchant } = app;
  const [details, unheard] = await Promise.all([
    getLoanDetails(termloan, signal),
    readUnheardPayments(app, ({ loanId }) => loanId !== null, signal),
  ]);
  if (!details.ok) return details;
  const readAt = clock.now();
  const { loan, instalments, pendingPayment } = details.data;
  const { now: me } = kept.owner();
  if (me !== null && loan !== null && loan.merchantId !== null && loan.merchantId !== me) {
    // The cookie may be another merchant's by now: their loan is neither shown nor kept under this one's name.
    await checkMerchant();
    return { ok: false, failure: failure('malformed') };
  }
  lastKnown.keep(loan?.status === 'DISBURSED' ? lastKnownOf(loan, readAt) : null);
  const startedPayments = unheard.filter(({ loanId }) => loanId === loan?.id);
  return { ok: true, data: { loan, instalments, pendingPayment, readAt, startedPayments } };
}

/** A link by which somebody else can pay, with its host: it is opened on another phone. */
async function loadLink(
  { termloan }: App,
  { amount, type }: Payable,
  signal: AbortSignal,
): Promise<Outcome<RepaymentLink>> {
  const link = await getRepaymentLink(termloan, { amount, paymentType: type }, signal);
  if (!link.ok) return link;
  return { ok: true, data: { ...link.data, link: new URL(link.data.link, window.location.origin).href } };
}
