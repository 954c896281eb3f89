import { fromPromise } from 'xstate';
import { failure, isOutcomeUnknown, type Outcome } from '../../machines/domain/base/failure';
import { pageWithReturn } from '../../machines/domain/base/page-address';
import type { Loan } from '../../machines/domain/loan/loan';
import { paymentTypeOf, pollingTypeOf } from '../../machines/domain/payment/payment-words';
import { initiatedRepayment, type RepaymentStatus } from '../../machines/domain/payment/repayment';
import type { PaymentMethod, StartedPayment } from '../../machines/domain/payment/started-payment';
import type { PaymentSecret } from '../../machines/domain/trade/supplier-payment';
import type { LoanAfter, ReadPayment } from '../../machines/payment-status/context';
import { paymentStatusMachine } from '../../machines/payment-status/machine';
import type { PaymentEntryUrl } from '../../machines/payment-status/setup';
import { createLoad } from '../../machines/shared/load';
import type { SupplierPaymentInput, SupplierPaymentResult } from '../../machines/supplier-payment/machine';
import { getLoan } from '../api/operations/loan';
import { getRepaymentStatus, initiateRepayment } from '../api/operations/repayment';
import { hideSearch } from '../bridge/address-bar';
import { whenPageIsShown, whenPageReturns } from '../bridge/page-life';
import { paymentMemoryOf } from '../storage/payments';
import { keepStarted, readStarted } from '../storage/started-payment';
import type { AdaptedJourney, App, Opening } from './app';
import { payerOf } from './payer';
import { pageReturns } from './polling';
import { shareOnWhatsApp } from './sharing';
import { noteAnswer } from './started-payment';
import { settleSupplierPayment } from './supplier-payment';
import { write } from './writes';

/** A payment that is over by its time, yet open, is asked about this often at most, in milliseconds. */
const SOONEST_EXPIRY = 10_000;

/** Who pays is asked again after so many milliseconds, and when the payer is back. */
const WHO_AGAIN = 10_000;

/** Fills the payment status. */
export function adapt(app: App): AdaptedJourney<typeof paymentStatusMachine, PaymentEntryUrl> {
  const { termloan, clock, kept } = app;
  return {
    machine: paymentStatusMachine.provide({
      actors: {
        getLoan: fromPromise<Outcome<Loan | null>, undefined>(({ signal }) => askWhoPays(app, signal)),
        getRepaymentStatus: createLoad<ReadPayment, { readonly paymentId: string }>(({ paymentId }, signal) =>
          readPayment(app, paymentId, signal),
        ),
        initiateRepayment: write(
          app,
          initiatedRepayment,
          (of: { readonly paymentId: string; readonly amount: number }, key, signal) =>
            initiateRepayment(termloan, { ...of, ...payerOf(kept) }, key, signal),
        ),
        keepStarted: fromPromise<
          StartedPayment | null,
          { readonly payment: RepaymentStatus | null; readonly method: PaymentMethod }
        >(async ({ input: { payment, method } }) =>
          payment === null ? null : rememberStart(app, payment, method),
        ),
        openUpiIntent: fromPromise<boolean, { readonly url: string | null }>(async ({ input }) => {
          if (input.url === null) return false;
          const abilities = await app.bridge.abilities();
          return (await abilities.openUpiIntent(input.url)).outcome === 'done';
        }),
        openPaymentPage: fromPromise<void, { readonly url: string | null }>(({ input }) => {
          const { origin, pathname, search } = window.location;
          const address = pageWithReturn(input.url, `${pathname}${search}`, { origin, hosts: app.pageHosts });
          if (address === null) return Promise.reject(new Error('The hosted page is not safe to leave for.'));
          return app.leaveFor(address);
        }),
        waitUntil: fromPromise<void, { readonly time: number | null }>(({ input, signal }) =>
          input.time === null
            ? new Promise(() => {})
            : clock.wait(Math.max(SOONEST_EXPIRY, input.time - clock.now()), signal),
        ),
        pageReturns,
        whenPageIsShown: fromPromise<void, undefined>(({ signal }) => whenPageIsShown(window, signal)),
        readLoan: fromPromise<LoanAfter | null, { readonly isWanted: boolean }>(
          async ({ input: { isWanted }, signal }) => (isWanted ? readLoan(app, signal) : null),
        ),
        shareOnWhatsApp: fromPromise<boolean, { readonly text: string }>(({ input }) =>
          shareOnWhatsApp(app, input.text),
        ),
        supplierPayment: fromPromise<SupplierPaymentResult, SupplierPaymentInput>(({ input, signal }) =>
          settleSupplierPayment(app, input, signal),
        ),
      },
    }),
    input: ({ params, search }) => {
      const paymentId = params.paymentId ?? '';
      return {
        paymentId,
        pollingType: pollingTypeOf(search.pollingType),
        saidType: search.paymentType === undefined ? null : paymentTypeOf(search.paymentType),
        secret: takeSecret(app, paymentId, search),
        toldAmount: paymentMemoryOf(kept).readToldAmount(paymentId),
        requestSeed: app.newRequestSeed(),
      };
    },
  };
}

/** Asks until somebody says who pays: a borrower whose loan can't be read just now is no stranger. */
async function askWhoPays({ termloan, clock }: App, signal: AbortSignal): Promise<Outcome<Loan | null>> {
  for (;;) {
    const answer = await getLoan(termloan, signal);
    if (answer.ok || !isOutcomeUnknown(answer.failure) || signal.aborted) return answer;
    await Promise.race([clock.wait(WHO_AGAIN, signal), whenPageReturns(window, signal)]);
    await whenPageIsShown(window, signal);
  }
}

/** Read anew: what whoever pays was told of the loan was told before the payment. */
async function readLoan(app: App, signal: AbortSignal): Promise<LoanAfter | null> {
  const answer = await askWhoPays(app, signal);
  return answer.ok && answer.data !== null ? { loan: answer.data, readAt: app.clock.now() } : null;
}

async function readPayment(
  { termloan, clock, kept }: App,
  paymentId: string,
  signal: AbortSignal,
): Promise<Outcome<ReadPayment>> {
  const answer = await getRepaymentStatus(termloan, paymentId, signal);
  if (!answer.ok) return answer;
  // Of another payment nothing may be believed: neither a receipt nor an amount.
  if (answer.data.id !== paymentId) return { ok: false, failure: failure('malformed') };
  paymentMemoryOf(kept).keepToldAmount(paymentId, answer.data.amount);
  noteAnswer({ kept, clock }, paymentId, answer);
  const readAt = clock.now();
  const started = readStarted(kept, readAt).find(({ id }) => id === paymentId) ?? null;
  return { ok: true, data: { payment: answer.data, readAt, started } };
}

/** Remembers that the payer sets out to pay: the page may be gone when they are back. */
function rememberStart(
  { clock, kept }: App,
  { id, loanId, amount, paymentType }: RepaymentStatus,
  method: PaymentMethod,
): StartedPayment {
  const started = { id, loanId, amount, paymentType, method, startedAt: clock.now() };
  keepStarted(kept, started);
  return started;
}

/** What the hosted page put into the address: read once, kept for a reload, and gone from the address. */
function takeSecret({ kept }: App, paymentId: string, search: Opening['search']): PaymentSecret | null {
  const { checksum = '', mCode = '', encdata = '' } = search;
  if (checksum === '' || mCode === '' || encdata === '') return paymentMemoryOf(kept).readSealed(paymentId);
  paymentMemoryOf(kept).keepSealed(paymentId, { checksum, mCode, encdata });
  hideSearch(window, ['checksum', 'mCode', 'encdata']);
  return { checksum, mCode, encdata };
}
