import type { Outcome } from '../../../machines/domain/base/failure';
import {
  type NewSupplier,
  type PayLaterMerchant,
  payLaterMerchantSchema,
  type SupplierAnswer,
  supplierAnswerSchema,
} from '../../../machines/domain/trade/supplier';
import { type AccountService, call } from '../service';

/** The merchant's suppliers, and the transactions with them. */
export function getPayLaterMerchant(
  service: AccountService,
  signal: AbortSignal,
): Promise<Outcome<PayLaterMerchant>> {
  return call(service, { operation: 'getPayLaterMerchant', schema: payLaterMerchantSchema, signal }, (init) =>
    service.client.GET('/v1/payLaterMerchant', init),
  );
}

/** Requests the lender's approval of a supplier; idempotent by key; `isSupplierAddFailed` evaluates the answer. */
export function whitelistSupplier(
  service: AccountService,
  { mobileNumber, address, account }: NewSupplier,
  key: string,
  signal: AbortSignal,
): Promise<Outcome<SupplierAnswer>> {
  return call(
    service,
    { operation: 'whitelistSupplier', schema: supplierAnswerSchema, signal, key },
    (init) =>
      service.client.POST('/v1/whitelist', {
        ...init,
        body: { mobile_number: mobileNumber, address, account },
      }),
  );
}

/** Adds an approved supplier to the merchant; idempotent by key; `isSupplierAddFailed` evaluates the answer. */
export function addSupplier(
  service: AccountService,
  supplier: { readonly supplierId: string; readonly name: string },
  key: string,
  signal: AbortSignal,
): Promise<Outcome<SupplierAnswer>> {
  return call(service, { operation: 'addSupplier', schema: supplierAnswerSchema, signal, key }, (init) =>
    service.client.POST('/v1/supplier', {
      ...init,
      body: { supplier_id: supplier.supplierId, name: supplier.name },
    }),
  );
}
