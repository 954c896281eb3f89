import { createActor, fromPromise, toPromise } from 'xstate';
import { safePageUrl } from '../../machines/domain/base/page-url';
import {
  confirmedTransactionSchema,
  decryptedPaymentSchema,
  type EncryptedPayment,
  encryptedPaymentSchema,
  isForAnotherOrder,
  type PaymentToEncrypt,
  type TransactionToConfirm,
} from '../../machines/domain/trade/supplier-payment';
import {
  type SupplierPaymentInput,
  type SupplierPaymentResult,
  supplierPaymentMachine,
} from '../../machines/supplier-payment/machine';
import type { ResultToDecrypt } from '../../machines/supplier-payment/setup';
import { confirmTransaction, decryptPayment, encryptPayment } from '../api/operations/supplier-payment';
import { whenPageIsShown } from '../bridge/page-visibility';
import { paymentMemoryOf } from '../storage/payment-memory';
import type { App } from './app';
import { pageReturns } from './polling';
import { refuseMissingArguments, write } from './writes';

/** Runs the supplier payment chart to its end, for another chart; resolves to its output. */
export function runSupplierPayment(
  app: App,
  input: SupplierPaymentInput,
  signal: AbortSignal,
): Promise<SupplierPaymentResult> {
  const actor = createActor(supplierPayment(app), { ...app.inspectOptions(), input });
  const result = toPromise(actor);
  signal.addEventListener('abort', () => actor.stop(), { once: true });
  actor.start();
  return result;
}

/** Implements the ports of the supplier payment chart. */
function supplierPayment(app: App): typeof supplierPaymentMachine {
  const { account, storage } = app;
  return supplierPaymentMachine.provide({
    actors: {
      encryptPayment: write(
        app,
        encryptedPaymentSchema,
        (payment: PaymentToEncrypt | null, key, signal) =>
          payment === null ? refuseMissingArguments() : encryptPayment(account, payment, key, signal),
        { account },
      ),
      decryptPayment: write(
        app,
        decryptedPaymentSchema,
        (result: ResultToDecrypt | null, key, signal) =>
          result === null ? refuseMissingArguments() : decryptPayment(account, result.secret, key, signal),
        {
          account,
          isAutomatic: true,
          onOutcome: (outcome, result) => {
            if (
              outcome.ok &&
              result &&
              !outcome.data.isSuccess &&
              !isForAnotherOrder(outcome.data, result.orderId)
            )
              paymentMemoryOf(storage).markResultDecided();
          },
        },
      ),
      confirmTransaction: write(
        app,
        confirmedTransactionSchema,
        (transaction: TransactionToConfirm | null, key, signal) =>
          transaction === null
            ? refuseMissingArguments()
            : confirmTransaction(account, transaction, key, signal),
        {
          account,
          isAutomatic: true,
          onOutcome: (outcome) => {
            if (outcome.ok && outcome.data.status !== 'PENDING') paymentMemoryOf(storage).markResultDecided();
          },
        },
      ),
      openPayLaterPage: fromPromise<void, { readonly encrypted: EncryptedPayment | null }>(({ input }) => {
        const url =
          input.encrypted && hostedPageUrl(input.encrypted, window.location.origin, app.allowedPageHosts);
        return url === null
          ? Promise.reject(new Error('The URL of the hosted page is not safe to open.'))
          : app.leaveFor(url);
      }),
      pageReturns,
      whenPageIsShown: fromPromise<void, undefined>(({ signal }) => whenPageIsShown(window, signal)),
    },
  });
}

/** URL of the hosted page with the encrypted payment; null when it is not safe to open. */
function hostedPageUrl(
  { paymentUrl, secret }: EncryptedPayment,
  origin: string,
  hosts: readonly string[],
): string | null {
  const address = safePageUrl(paymentUrl, origin, hosts);
  if (address === null) return null;
  const url = new URL(address);
  for (const [name, value] of Object.entries(secret)) url.searchParams.set(name, value);
  return url.href;
}
