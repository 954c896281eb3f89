import { fromPromise } from 'xstate';
import type { Outcome } from '../../machines/domain/base/failure';
import { type Features, isFeatureOn, isSettlementOfferOn } from '../../machines/domain/base/features';
import { dueInfo } from '../../machines/domain/loan/due';
import type { ForeclosureQuote } from '../../machines/domain/loan/foreclosure-quote';
import type { Loan } from '../../machines/domain/loan/loan';
import type { DebitFacts } from '../../machines/domain/mandate/autopay-debit';
import { initiatedRepaymentSchema, type RepaymentToInitiate } from '../../machines/domain/payment/repayment';
import type { ShownPayments, StartedPayment } from '../../machines/domain/payment/started-payment';
import type { PrepaymentFacts } from '../../machines/prepayment/context';
import { prepaymentMachine } from '../../machines/prepayment/machine';
import { createLoad } from '../../machines/shared/load';
import { getForeclosure } from '../api/operations/foreclosure';
import { getLenderContact } from '../api/operations/lender-contact';
import { getNbfcFeatureConfig } from '../api/operations/loan-config';
import { getLoanDetails } from '../api/operations/loan-details';
import { initiateRepayment } from '../api/operations/repayment';
import type { AdaptedJourney, App } from './app';
import { readDebits } from './debits';
import { payerOf } from './payer';
import { pageReturns } from './polling';
import { withExperiments } from './prepayment-experiments';
import { readWithTimeout } from './read-with-timeout';
import { readUnconfirmedPayments, startedMeanwhileForLoan } from './started-payment';
import { write } from './writes';

/** Implements the ports of the prepayment; `readAt`, for due days and countdowns, is the service's time of the answer. */
export function adapt(app: App): AdaptedJourney<typeof prepaymentMachine> {
  const { termloan, clock } = app;
  return {
    machine: prepaymentMachine.provide({
      actors: {
        loadPrepayment: createLoad<PrepaymentFacts>((_, signal) => loadPrepayment(app, signal)),
        getForeclosure: createLoad<ForeclosureQuote, { readonly date: string | null }>(({ date }, signal) =>
          quoteFor(app, date, signal),
        ),
        readStartedMeanwhile: fromPromise<readonly StartedPayment[], ShownPayments>(({ input, signal }) =>
          startedMeanwhileForLoan(app, input, signal),
        ),
        initiateRepayment: write(
          app,
          initiatedRepaymentSchema,
          (payable: Pick<RepaymentToInitiate, 'amount' | 'paymentType'>, key, signal) =>
            initiateRepayment(termloan, { ...payable, ...payerOf(app.storage) }, key, signal),
        ),
        waitUntil: fromPromise<void, { readonly time: number | null }>(({ input: { time }, signal }) =>
          time === null ? new Promise(() => {}) : clock.wait(time - clock.now(), signal),
        ),
        pageReturns,
      },
    }),
    input: () => ({ requestKeySeed: app.newRequestKeySeed() }),
  };
}

async function loadPrepayment(app: App, signal: AbortSignal): Promise<Outcome<PrepaymentFacts>> {
  const [details, features, unconfirmed] = await Promise.all([
    getLoanDetails(app.termloan, signal),
    getNbfcFeatureConfig(app.termloan, signal),
    readUnconfirmedPayments(app, ({ loanId }) => loanId !== null, signal),
  ]);
  if (!details.ok) return details;
  if (!features.ok) return features;
  const { loan } = details.data;
  const isDisbursed = loan?.status === 'DISBURSED';
  const overdueLender =
    loan !== null && dueInfo(loan, app.clock.now())?.kind === 'overdue' ? loan.nbfc : null;
  const [merchantFeatures, debits, firstQuote, lenderContact] = await Promise.all([
    withExperiments(app, features.data, loan?.merchantId ?? null, signal),
    loan?.autoDebit.isEnabled === true ? readWithTimeout(app, debitsOf(app, loan, signal), signal) : null,
    isDisbursed && offersQuotes(features.data) ? quoteFor(app, null, signal) : null,
    overdueLender === null
      ? null
      : readWithTimeout(app, getLenderContact(app.termloan, overdueLender, signal), signal),
  ]);
  const quote =
    firstQuote ?? (isDisbursed && offersQuotes(merchantFeatures) ? await quoteFor(app, null, signal) : null);
  const startedPayments = unconfirmed.filter(({ loanId }) => loanId === loan?.id);
  const readAt = app.clock.now();
  return {
    ok: true,
    data: {
      details: details.data,
      features: merchantFeatures,
      debits: debits ?? { mandate: null, repayments: null },
      quote,
      lenderContact,
      readAt,
      startedPayments,
    },
  };
}

async function debitsOf(app: App, loan: Loan, signal: AbortSignal): Promise<Outcome<DebitFacts>> {
  return { ok: true, data: await readDebits(app, loan, signal) };
}

/** Whether the lender offers foreclosure or a settlement discount; without both it would refuse to quote. */
function offersQuotes(features: Features): boolean {
  return isFeatureOn(features, 'PRE_CLOSURE') || isSettlementOfferOn(features);
}

async function quoteFor(
  { termloan, clock }: App,
  date: string | null,
  signal: AbortSignal,
): Promise<Outcome<ForeclosureQuote>> {
  const foreclosure = await getForeclosure(termloan, date, signal);
  if (!foreclosure.ok) return foreclosure;
  const readAt = clock.now();
  // The phone's clock is used only for its difference from the service's.
  return {
    ok: true,
    data: { foreclosure: foreclosure.data, readAt, serverClockAheadMs: readAt - Date.now() },
  };
}
