import { createActor, fromPromise, toPromise } from 'xstate';
import { safePageAddress } from '../../machines/domain/base/page-address';
import {
  confirmedTransaction,
  decryptedPayment,
  isOfAnotherOrder,
  type PaymentToSeal,
  paymentSecret,
  type SealedPayment,
  type TransactionToConfirm,
} from '../../machines/domain/trade/supplier-payment';
import {
  type SupplierPaymentInput,
  type SupplierPaymentResult,
  supplierPaymentMachine,
} from '../../machines/supplier-payment/machine';
import type { SecretOfOrder } from '../../machines/supplier-payment/setup';
import { confirmTransaction, decryptPayment, encryptPayment } from '../api/operations/supplier-payment';
import { whenPageIsShown } from '../bridge/page-life';
import { paymentMemoryOf } from '../storage/payments';
import type { App } from './app';
import { pageReturns } from './polling';
import { notGiven, write } from './writes';

/** Runs the supplier payment for a chart that waits for it: few payers need it, so it is brought when it is asked for. */
export function settleSupplierPayment(
  app: App,
  input: SupplierPaymentInput,
  signal: AbortSignal,
): Promise<SupplierPaymentResult> {
  const actor = createActor(supplierPayment(app), { ...app.observed(), input });
  const result = toPromise(actor);
  signal.addEventListener('abort', () => actor.stop(), { once: true });
  actor.start();
  return result;
}

/** Fills the supplier payment, a chart that others invoke. */
function supplierPayment(app: App): typeof supplierPaymentMachine {
  const { account, kept } = app;
  return supplierPaymentMachine.provide({
    actors: {
      encryptPayment: write(
        app,
        paymentSecret,
        (payment: PaymentToSeal | null, key, signal) =>
          payment === null ? notGiven() : encryptPayment(account, payment, key, signal),
        { account },
      ),
      decryptPayment: write(
        app,
        decryptedPayment,
        async (of: SecretOfOrder | null, key, signal) => {
          if (of === null) return notGiven();
          const answer = await decryptPayment(account, of.secret, key, signal);
          if (answer.ok && !answer.data.isSuccess && !isOfAnotherOrder(answer.data, of.orderId))
            paymentMemoryOf(kept).settleSealed();
          return answer;
        },
        { account },
      ),
      confirmTransaction: write(
        app,
        confirmedTransaction,
        async (of: TransactionToConfirm | null, key, signal) => {
          if (of === null) return notGiven();
          const answer = await confirmTransaction(account, of, key, signal);
          if (answer.ok && answer.data.status !== 'PENDING') paymentMemoryOf(kept).settleSealed();
          return answer;
        },
        { account },
      ),
      openPayLaterPage: fromPromise<void, { readonly sealed: SealedPayment | null }>(({ input }) => {
        const url = input.sealed && hostedPage(input.sealed, window.location.origin, app.pageHosts);
        return url === null
          ? Promise.reject(new Error('The hosted page is not safe to leave for.'))
          : app.leaveFor(url);
      }),
      pageReturns,
      whenPageIsShown: fromPromise<void, undefined>(({ signal }) => whenPageIsShown(window, signal)),
    },
  });
}

/** The hosted page with the sealed payment, as it is handed over; null when it is no address to leave for. */
function hostedPage(
  { paymentUrl, secret }: SealedPayment,
  origin: string,
  hosts: readonly string[],
): string | null {
  const address = safePageAddress(paymentUrl, origin, hosts);
  if (address === null) return null;
  const url = new URL(address);
  for (const [name, value] of Object.entries(secret)) url.searchParams.set(name, value);
  return url.href;
}
