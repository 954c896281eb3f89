import { fromPromise } from 'xstate';
import { failure, isOutcomeUnknown, type Outcome } from '../../machines/domain/base/failure';
import { urlWithReturn } from '../../machines/domain/base/page-url';
import type { Loan } from '../../machines/domain/loan/loan';
import { paymentTypeOf, pollingTypeOf } from '../../machines/domain/payment/payment-enums';
import { initiatedRepaymentSchema, type RepaymentStatus } from '../../machines/domain/payment/repayment';
import {
  type PaymentMethod,
  type StartedPayment,
  searchParamOfStart,
  startInSearchParam,
} from '../../machines/domain/payment/started-payment';
import { supplierOf } from '../../machines/domain/trade/supplier';
import type { EncryptedPayload } from '../../machines/domain/trade/supplier-payment';
import type { LoanAfterPayment, SupplierAfterPayment } from '../../machines/payment-status/context';
import { paymentStatusMachine } from '../../machines/payment-status/machine';
import type { PaymentEntryUrl, PaymentFacts } from '../../machines/payment-status/setup';
import { createLoad } from '../../machines/shared/load';
import type { SupplierPaymentInput, SupplierPaymentResult } from '../../machines/supplier-payment/machine';
import { getLoan } from '../api/operations/loan';
import { getRepaymentStatus, initiateRepayment } from '../api/operations/repayment';
import { getPayLaterMerchant } from '../api/operations/suppliers';
import { hideSearch, setSearch } from '../bridge/address-bar';
import { whenPageIsShown, whenPageReturns } from '../bridge/page-visibility';
import { paymentMemoryOf } from '../storage/payment-memory';
import { readStoredPayments, storeStartedPayment } from '../storage/started-payment';
import type { AdaptedJourney, App, JourneyEntry } from './app';
import { payerOf } from './payer';
import { pageReturns } from './polling';
import { shareOnWhatsApp } from './sharing';
import { clearDecidedPayment, isDecided } from './started-payment';
import { runSupplierPayment } from './supplier-payment';
import { write } from './writes';

/** Minimum wait, in milliseconds, before an open payment is read again whose expiry time has passed. */
const MIN_EXPIRY_WAIT_MS = 10_000;

/** Interval, in milliseconds, at which the payer's loan is read again; it is also read when the merchant returns to the page. */
const PAYER_RETRY_MS = 10_000;

/** Implements the ports of the payment status. */
export function adapt(app: App): AdaptedJourney<typeof paymentStatusMachine, PaymentEntryUrl> {
  const { termloan, clock, storage } = app;
  return {
    machine: paymentStatusMachine.provide({
      actors: {
        getLoan: fromPromise<Outcome<Loan | null>, undefined>(({ signal }) => readPayersLoan(app, signal)),
        getRepaymentStatus: createLoad<PaymentFacts, { readonly paymentId: string }>(
          ({ paymentId }, signal) => readPayment(app, paymentId, signal),
        ),
        initiateRepayment: write(
          app,
          initiatedRepaymentSchema,
          (payment: { readonly paymentId: string; readonly amount: number }, key, signal) =>
            initiateRepayment(termloan, { ...payment, ...payerOf(storage) }, key, signal),
        ),
        storeStartedPayment: fromPromise<
          StartedPayment | null,
          { readonly payment: RepaymentStatus | null; readonly method: PaymentMethod }
        >(async ({ input: { payment, method } }) =>
          payment === null ? null : storeStart(app, payment, method),
        ),
        openUpiIntent: fromPromise<boolean, { readonly url: string | null }>(async ({ input }) => {
          if (input.url === null) return false;
          const capabilities = await app.bridge.capabilities();
          return (await capabilities.openUpiIntent(input.url)).outcome === 'done';
        }),
        openPaymentPage: fromPromise<void, { readonly url: string | null }>(({ input }) => {
          const { origin, pathname, search } = window.location;
          const address = urlWithReturn(input.url, `${pathname}${search}`, {
            origin,
            hosts: app.allowedPageHosts,
          });
          if (address === null) return Promise.reject(new Error('The hosted page is not safe to leave for.'));
          return app.leaveFor(address);
        }),
        waitUntil: fromPromise<void, { readonly time: number | null }>(({ input, signal }) =>
          input.time === null
            ? new Promise(() => {})
            : clock.wait(Math.max(MIN_EXPIRY_WAIT_MS, input.time - clock.now()), signal),
        ),
        pageReturns,
        whenPageIsShown: fromPromise<void, undefined>(({ signal }) => whenPageIsShown(window, signal)),
        readLoan: fromPromise<LoanAfterPayment | null, { readonly isWanted: boolean }>(
          async ({ input: { isWanted }, signal }) => (isWanted ? readLoanAfterPayment(app, signal) : null),
        ),
        shareOnWhatsApp: fromPromise<boolean, { readonly text: string }>(({ input }) =>
          shareOnWhatsApp(app, input.text),
        ),
        supplierPayment: fromPromise<SupplierPaymentResult, SupplierPaymentInput>(({ input, signal }) =>
          runSupplierPayment(app, input, signal),
        ),
        readSupplier: fromPromise<
          SupplierAfterPayment | null,
          { readonly supplierId: string | null; readonly transactionId: string }
        >(({ input, signal }) => readSupplierAfterPayment(app, input, signal)),
      },
    }),
    input: ({ params, search }) => {
      const paymentId = params.paymentId ?? '';
      return {
        paymentId,
        pollingType: pollingTypeOf(search.pollingType),
        urlType: search.paymentType === undefined ? null : paymentTypeOf(search.paymentType),
        secret: readEncryptedResult(app, paymentId, search),
        shownAmount: paymentMemoryOf(storage).readShownAmount(paymentId),
        requestKeySeed: app.newRequestKeySeed(),
      };
    },
  };
}

/**
 * Reads the payer's loan, and retries until the service gives or refuses it: a borrower whose loan cannot be read must not be treated
 * as a payer without a loan.
 */
async function readPayersLoan({ termloan, clock }: App, signal: AbortSignal): Promise<Outcome<Loan | null>> {
  for (;;) {
    const answer = await getLoan(termloan, signal);
    if (answer.ok || !isOutcomeUnknown(answer.failure) || signal.aborted) return answer;
    await Promise.race([clock.wait(PAYER_RETRY_MS, signal), whenPageReturns(window, signal)]);
    await whenPageIsShown(window, signal);
  }
}

/** Reads the loan again after the payment. Null without a loan, and where the service refuses to say. */
async function readLoanAfterPayment(app: App, signal: AbortSignal): Promise<LoanAfterPayment | null> {
  const answer = await readPayersLoan(app, signal);
  return answer.ok && answer.data !== null ? { loan: answer.data, readAt: app.clock.now() } : null;
}

/** Reads the paid supplier and transaction. Null where the list could not be read. */
async function readSupplierAfterPayment(
  { account }: App,
  { supplierId, transactionId }: { readonly supplierId: string | null; readonly transactionId: string },
  signal: AbortSignal,
): Promise<SupplierAfterPayment | null> {
  const answer = await getPayLaterMerchant(account, signal);
  if (!answer.ok) return null;
  const transaction = answer.data.transactions.find(({ id }) => id === transactionId) ?? null;
  const paidId = supplierId ?? transaction?.supplierId ?? null;
  return { transaction, supplier: paidId === null ? null : supplierOf(answer.data, paidId) };
}

async function readPayment(
  { termloan, clock, storage }: App,
  paymentId: string,
  signal: AbortSignal,
): Promise<Outcome<PaymentFacts>> {
  const answer = await getRepaymentStatus(termloan, paymentId, signal);
  if (!answer.ok) return answer;
  // An answer about another payment is not used.
  if (answer.data.id !== paymentId) return { ok: false, failure: failure('malformed') };
  paymentMemoryOf(storage).storeShownAmount(paymentId, answer.data.amount);
  clearDecidedPayment({ storage, clock }, paymentId, answer);
  const readAt = clock.now();
  const stored = readStoredPayments(storage, readAt).find(({ id }) => id === paymentId);
  const started = stored ?? (isDecided(answer.data) ? null : startInUrl(answer.data, readAt));
  return { ok: true, data: { payment: answer.data, readAt, started } };
}

/** Search param of the start of a payment that could not be stored: without it, a reload would offer the payment methods again. */
const START = 'started';

function startInUrl(payment: RepaymentStatus, now: number): StartedPayment | null {
  const param = new URLSearchParams(window.location.search).get(START);
  return param === null ? null : startInSearchParam(param, payment, now);
}

/** Stores that the payer starts to pay: when they return, the page may have been reloaded. */
function storeStart(
  { clock, storage }: App,
  { id, loanId, amount, paymentType }: RepaymentStatus,
  method: PaymentMethod,
): StartedPayment {
  const started = { id, loanId, amount, paymentType, method, startedAt: clock.now() };
  if (!storeStartedPayment(storage, started)) setSearch(window, START, searchParamOfStart(started));
  return started;
}

/** The hosted page's encrypted result: from the URL, where it is removed and stored for a reload, or else from the storage. */
function readEncryptedResult(
  { storage }: App,
  paymentId: string,
  search: JourneyEntry['search'],
): EncryptedPayload | null {
  const { checksum = '', mCode = '', encdata = '' } = search;
  if (checksum === '' || mCode === '' || encdata === '')
    return paymentMemoryOf(storage).readEncryptedResult(paymentId);
  paymentMemoryOf(storage).storeEncryptedResult(paymentId, { checksum, mCode, encdata });
  hideSearch(window, ['checksum', 'mCode', 'encdata']);
  return { checksum, mCode, encdata };
}
