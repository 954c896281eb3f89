import { fromPromise } from 'xstate';

import { failure, type Outcome } from '../../machines/domain/failure';
import type { Loan } from '../../machines/domain/loan';
import { safePageAddress } from '../../machines/domain/page-address';
import { pollingTypeOf } from '../../machines/domain/payment-words';
import { initiatedRepayment } from '../../machines/domain/repayment';
import type { PaymentSecret } from '../../machines/domain/supplier-payment';
import { paymentStatusMachine } from '../../machines/payment-status/machine';
import type { PaymentDoor, ReadPayment } from '../../machines/payment-status/setup';
import { createLoad } from '../../machines/shared/load';
import type { SupplierPaymentInput, SupplierPaymentResult } from '../../machines/supplier-payment/machine';
import { getLoan } from '../api/operations/loan';
import { getRepaymentStatus, initiateRepayment } from '../api/operations/repayment';
import { hideSearch } from '../bridge/address-bar';
import { whenPageIsShown, whenPageReturns } from '../bridge/page-life';
import { paymentMemoryOf } from '../storage/payments';
import type { AdaptedJourney, App, Opening } from './app';
import { shareOnWhatsApp } from './sharing';
import { write } from './writes';

/** A payment that is over by its time, yet open, is asked about this often at most, in milliseconds. */
const SOONEST_EXPIRY = 10_000;

/** Fills the payment status. */
export function adapt(app: App): AdaptedJourney<typeof paymentStatusMachine, PaymentDoor> {
  const { termloan, clock, kept } = app;
  return {
    machine: paymentStatusMachine.provide({
      actors: {
        getLoan: createLoad<Loan | null>((_, signal) => getLoan(termloan, signal)),
        getRepaymentStatus: createLoad<ReadPayment, { readonly paymentId: string }>(({ paymentId }, signal) =>
          readPayment(app, paymentId, signal),
        ),
        initiateRepayment: write(
          app,
          initiatedRepayment,
          (of: { readonly paymentId: string; readonly amount: number }, key, signal) =>
            initiateRepayment(termloan, of, key, signal),
        ),
        openUpiIntent: fromPromise<boolean, { readonly url: string | null }>(async ({ input }) => {
          if (input.url === null) return false;
          const abilities = await app.bridge.abilities();
          return (await abilities.openUpiIntent(input.url)).outcome === 'done';
        }),
        openPaymentPage: fromPromise<void, { readonly url: string | null }>(({ input }) => {
          const address = safePageAddress(input.url, window.location.origin);
          return address === null
            ? Promise.reject(new Error('The hosted page is not safe to leave for.'))
            : app.leaveFor(address);
        }),
        waitUntil: fromPromise<void, { readonly time: number | null }>(({ input, signal }) =>
          input.time === null
            ? new Promise(() => {})
            : clock.wait(Math.max(SOONEST_EXPIRY, input.time - clock.now()), signal),
        ),
        whenPageReturns: fromPromise<void, undefined>(({ signal }) => whenPageReturns(window, signal)),
        whenPageIsShown: fromPromise<void, undefined>(({ signal }) => whenPageIsShown(window, signal)),
        shareOnWhatsApp: fromPromise<boolean, { readonly text: string }>(({ input }) =>
          shareOnWhatsApp(app, input.text),
        ),
        supplierPayment: fromPromise<SupplierPaymentResult, SupplierPaymentInput>(
          async ({ input, signal }) => {
            const { settleSupplierPayment } = await import('./supplier-payment');
            return settleSupplierPayment(app, input, signal);
          },
        ),
      },
    }),
    input: ({ params, search }) => {
      const paymentId = params.paymentId ?? '';
      return {
        paymentId,
        pollingType: pollingTypeOf(search.pollingType),
        secret: takeSecret(app, paymentId, search),
        toldAmount: paymentMemoryOf(kept).readToldAmount(paymentId),
        requestSeed: app.newRequestSeed(),
      };
    },
  };
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
  return { ok: true, data: { payment: answer.data, readAt: clock.now() } };
}

/** What the hosted page put into the address: read once, kept for a reload, and gone from the address. */
function takeSecret({ kept }: App, paymentId: string, search: Opening['search']): PaymentSecret | null {
  const { checksum = '', mCode = '', encdata = '' } = search;
  if (checksum === '' || mCode === '' || encdata === '') return paymentMemoryOf(kept).readSealed(paymentId);
  paymentMemoryOf(kept).keepSealed(paymentId, { checksum, mCode, encdata });
  hideSearch(window, ['checksum', 'mCode', 'encdata']);
  return { checksum, mCode, encdata };
}
