import type { Outcome } from '../../machines/domain/base/failure';
import { isTestMerchantCode } from '../../machines/domain/base/test-merchant';
import type { SupplierCredit } from '../../machines/domain/trade/supplier-credit';
import { getCustomer } from '../api/operations/customer';
import { getPayLaterMerchant } from '../api/operations/suppliers';
import type { App } from './app';

/** Loads the pay-later credit, suppliers and payments; `readAt` is the service's time of the answer. */
export async function loadSupplierCredit(
  { account, clock }: App,
  signal: AbortSignal,
): Promise<Outcome<SupplierCredit>> {
  const [customer, suppliersAndTransactions] = await Promise.all([
    getCustomer(account, signal),
    getPayLaterMerchant(account, signal),
  ]);
  if (!customer.ok) return customer;
  if (!suppliersAndTransactions.ok) return suppliersAndTransactions;
  const code = customer.data.merchantCode;
  return {
    ok: true,
    data: {
      customer: customer.data,
      suppliersAndTransactions: suppliersAndTransactions.data,
      isTest: code !== null && isTestMerchantCode(code, CONFIGURATION.testMerchantCodes),
      readAt: clock.now(),
    },
  };
}
