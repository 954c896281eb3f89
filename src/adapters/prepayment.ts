import { fromPromise } from 'xstate';
import type { Outcome } from '../../machines/domain/base/failure';
import { type Features, isOn, isSettlementOfferOn } from '../../machines/domain/base/features';
import type { Quote } from '../../machines/domain/loan/closing';
import { initiatedRepayment, type RepaymentToInitiate } from '../../machines/domain/payment/repayment';
import type { ShownPayments, StartedPayment } from '../../machines/domain/payment/started-payment';
import type { PrepaymentFacts } from '../../machines/prepayment/context';
import { prepaymentMachine } from '../../machines/prepayment/machine';
import { createLoad } from '../../machines/shared/load';
import { getForeclosure } from '../api/operations/foreclosure';
import { getNbfcFeatureConfig } from '../api/operations/loan-config';
import { getLoanDetails } from '../api/operations/loan-details';
import { initiateRepayment } from '../api/operations/repayment';
import type { AdaptedJourney, App } from './app';
import { payerOf } from './payer';
import { pageReturns } from './polling';
import { withExperiments } from './prepayment-experiments';
import { readUnconfirmedPayments, startedMeanwhileForLoan } from './started-payment';
import { write } from './writes';

/** Implements the ports of the prepayment; due days and countdowns follow the service's clock at the time of the answer. */
export function adapt(app: App): AdaptedJourney<typeof prepaymentMachine> {
  const { termloan, clock } = app;
  return {
    machine: prepaymentMachine.provide({
      actors: {
        loadPrepayment: createLoad<PrepaymentFacts>((_, signal) => loadPrepayment(app, signal)),
        getForeclosure: createLoad<Quote, { readonly date: string | null }>(({ date }, signal) =>
          quoteFor(app, date, signal),
        ),
        readStartedMeanwhile: fromPromise<readonly StartedPayment[], ShownPayments>(({ input, signal }) =>
          startedMeanwhileForLoan(app, input, signal),
        ),
        initiateRepayment: write(
          app,
          initiatedRepayment,
          (payable: Pick<RepaymentToInitiate, 'amount' | 'paymentType'>, key, signal) =>
            initiateRepayment(termloan, { ...payable, ...payerOf(app.storage) }, key, signal),
        ),
        waitUntil: fromPromise<void, { readonly at: number | null }>(({ input: { at }, signal }) =>
          at === null ? new Promise(() => {}) : clock.wait(at - clock.now(), signal),
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
  const mayQuote = loan?.status === 'DISBURSED';
  const [all, prefetched] = await Promise.all([
    withExperiments(app, features.data, loan?.merchantId ?? null, signal),
    mayQuote && isQuoted(features.data) ? quoteFor(app, null, signal) : null,
  ]);
  const quote = prefetched ?? (mayQuote && isQuoted(all) ? await quoteFor(app, null, signal) : null);
  const startedPayments = unconfirmed.filter(({ loanId }) => loanId === loan?.id);
  const readAt = app.clock.now();
  return { ok: true, data: { details: details.data, features: all, quote, readAt, startedPayments } };
}

/** A lender that offers neither closing nor settling would refuse to quote. */
function isQuoted(all: Features): boolean {
  return isOn(all, 'PRE_CLOSURE') || isSettlementOfferOn(all);
}

async function quoteFor(
  { termloan, clock }: App,
  date: string | null,
  signal: AbortSignal,
): Promise<Outcome<Quote>> {
  const foreclosure = await getForeclosure(termloan, date, signal);
  if (!foreclosure.ok) return foreclosure;
  const readAt = clock.now();
  // The phone's clock is used only for its difference from the service's.
  return { ok: true, data: { foreclosure: foreclosure.data, readAt, clockAhead: readAt - Date.now() } };
}
