import type { Outcome } from '../../../machines/domain/base/failure';
import {
  type ConfirmedTransaction,
  confirmedTransactionSchema,
  type DecryptedPayment,
  decryptedPaymentSchema,
  type EncryptedPayload,
  type EncryptedPayment,
  encryptedPaymentSchema,
  type PaymentToEncrypt,
  type TransactionToConfirm,
} from '../../../machines/domain/trade/supplier-payment';
import { type AccountService, call } from '../service';

/** Encrypts a payment to a supplier for the hosted page; idempotent by key. Amount in paise. */
export function encryptPayment(
  service: AccountService,
  payment: PaymentToEncrypt,
  key: string,
  signal: AbortSignal,
): Promise<Outcome<EncryptedPayment>> {
  return call(service, { operation: 'encryptPayment', schema: encryptedPaymentSchema, signal, key }, (init) =>
    service.client.POST('/v1/payment/encrypt', {
      ...init,
      body: {
        supplier_id: payment.supplierId,
        data: {
          redirectType: 'WEBPAGE',
          marketplaceOrderId: payment.marketplaceOrderId,
          callbackUrl: payment.callbackUrl,
          customerTelephoneNumberVerified: payment.isTelephoneVerified,
          customerLoggedin: payment.isLoggedIn,
          amount: payment.amount,
          currencyCode: 'INR',
          category: payment.category,
          customerTelephoneNumber: payment.customerTelephone,
          device: payment.device,
          merchants: payment.merchant,
          address: payment.address,
        },
      },
    }),
  );
}

/** Decrypts the hosted page's result; idempotent by key. `isSuccess` is false for the status Failure. */
export function decryptPayment(
  service: AccountService,
  secret: EncryptedPayload,
  key: string,
  signal: AbortSignal,
): Promise<Outcome<DecryptedPayment>> {
  return call(service, { operation: 'decryptPayment', schema: decryptedPaymentSchema, signal, key }, (init) =>
    service.client.POST('/v1/payment/decrypt', {
      ...init,
      body: { checksum: secret.checksum, encdata: secret.encdata, m_code: secret.mCode },
    }),
  );
}

/** Confirms a transaction; idempotent by key. An accepted call does not mean paid: that is the answer's status. */
export function confirmTransaction(
  service: AccountService,
  transaction: TransactionToConfirm,
  key: string,
  signal: AbortSignal,
): Promise<Outcome<ConfirmedTransaction>> {
  return call(
    service,
    { operation: 'confirmTransaction', schema: confirmedTransactionSchema, signal, key },
    (init) =>
      service.client.POST('/v1/confirm_transaction', {
        ...init,
        body: {
          supplier_id: transaction.supplierId,
          transaction_id: transaction.transactionId,
          epaylater_id: transaction.epaylaterId,
        },
      }),
  );
}
