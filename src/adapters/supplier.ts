import { fromPromise } from 'xstate';
import type { Outcome } from '../../machines/domain/base/failure';
import { isFeatureOn } from '../../machines/domain/base/features';
import type { Customer } from '../../machines/domain/merchant/customer';
import { isSupplierAddFailed, supplierAnswerSchema } from '../../machines/domain/trade/supplier';
import { createLoad } from '../../machines/shared/load';
import type { SupplierEntryUrl, SupplierFacts, TypedSupplier } from '../../machines/supplier/context';
import { supplierMachine } from '../../machines/supplier/machine';
import type { SupplierPaymentInput, SupplierPaymentResult } from '../../machines/supplier-payment/machine';
import { getLenderContact } from '../api/operations/lender-contact';
import { getNbfcFeatureConfig } from '../api/operations/loan-config';
import { getMerchantAddress, getMerchantData } from '../api/operations/merchant-data';
import { addSupplier, whitelistSupplier } from '../api/operations/suppliers';
import { pageOrigin } from '../api/page-origin';
import { createCache } from '../storage/cache';
import { clearOrder, readOrders, storeOrder } from '../storage/supplier-orders';
import type { AdaptedJourney, App } from './app';
import { pageReturns } from './polling';
import { readWithTimeout } from './read-with-timeout';
import { loadSupplierCredit } from './supplier-credit';
import { runSupplierPayment } from './supplier-payment';
import { refuseMissingArguments, write } from './writes';

/** Implements the ports of supplier pay-later. Of the supplier that was used last, added or paid, only id and status are cached (spec 3). */
export function adapt(app: App): AdaptedJourney<typeof supplierMachine, SupplierEntryUrl> {
  const { account, storage, clock } = app;
  const cache = createCache(storage);
  const readShop = createShopReader(app);
  return {
    machine: supplierMachine.provide({
      actors: {
        loadCredit: createLoad<SupplierFacts>((_, signal) => loadFacts(app, readShop, signal)),
        whitelistSupplier: write(
          app,
          supplierAnswerSchema,
          (newSupplier: TypedSupplier | null, key, signal) =>
            newSupplier === null
              ? refuseMissingArguments()
              : whitelistSupplier(account, newSupplier, key, signal),
          { account },
        ),
        addSupplier: write(
          app,
          supplierAnswerSchema,
          ({ supplierId, name }: SupplierToAdd, key, signal) =>
            supplierId === null
              ? refuseMissingArguments()
              : addSupplier(account, { supplierId, name }, key, signal),
          {
            account,
            onOutcome: (outcome, { supplierId }) => {
              if (outcome.ok && supplierId !== null && !isSupplierAddFailed(outcome.data))
                cache.store('supplier', { id: supplierId, status: 'WHITELISTED' });
            },
          },
        ),
        supplierPayment: fromPromise<SupplierPaymentResult, SupplierPaymentInput>(
          async ({ input, signal }) => {
            const payment = input.step === 'encrypting' ? input.payment : null;
            if (payment !== null) {
              storeOrder(storage, payment.supplierId, payment.marketplaceOrderId, clock.now());
              cache.store('supplier', { id: payment.supplierId, status: null });
            }
            const result = await runSupplierPayment(app, input, signal);
            if (payment !== null && result.kind === 'failed') clearOrder(storage, payment.supplierId);
            return result;
          },
        ),
        pageReturns,
      },
    }),
    input: ({ entryUrl, params }) => ({
      entryUrl,
      supplierId: params.supplierId ?? null,
      lastSupplierId: cache.read('supplier')?.id ?? null,
      returnTo: `${pageOrigin()}/payment/status`,
      device: account.device().id,
      startedOrders: readOrders(storage, clock.now()),
      requestKeySeed: app.newRequestKeySeed(),
    }),
  };
}

interface SupplierToAdd {
  /** Null where the lender's approval gave none. */
  readonly supplierId: string | null;
  readonly name: string;
}

type ReadShop = (signal: AbortSignal) => Promise<SupplierFacts['shop']>;

/** Loads the credit; reward, shop and the lender's number are optional: the page continues without them. */
async function loadFacts(app: App, readShop: ReadShop, signal: AbortSignal): Promise<Outcome<SupplierFacts>> {
  const [credit, features, shop] = await Promise.all([
    loadSupplierCredit(app, signal),
    getNbfcFeatureConfig(app.termloan, signal),
    readShop(signal),
  ]);
  if (!credit.ok) return credit;
  const isRewardOn = features.ok && isFeatureOn(features.data, 'PAY_LATER_REFERRAL_REWARD');
  const lenderPhone = await readLenderPhone(app, credit.data.customer, signal);
  return { ok: true, data: { credit: credit.data, isRewardOn, shop, lenderPhone } };
}

/** The lender's number to call while its credit is overdue; null otherwise, and where it could not be read in time. */
async function readLenderPhone(
  app: App,
  { daysOverdue, nbfc }: Customer,
  signal: AbortSignal,
): Promise<string | null> {
  if (daysOverdue <= 0 || nbfc === null) return null;
  const contact = await readWithTimeout(app, getLenderContact(app.termloan, nbfc, signal), signal);
  return contact?.customerCare?.phone ?? null;
}

/** Creates a function that reads the shop's category and address; each is read successfully only once for a visit. */
function createShopReader({ termloan, storage }: App): ReadShop {
  let category: string | null = null;
  let address: string | null = null;
  return async (signal) => {
    const merchantId = storage.merchantIds().signedIn;
    const [merchantData, shopAddress] = await Promise.all([
      category === null && merchantId !== null ? getMerchantData(termloan, merchantId, signal) : null,
      address === null ? getMerchantAddress(termloan, signal) : null,
    ]);
    if (merchantData?.ok) category = merchantData.data.category;
    if (shopAddress?.ok && shopAddress.data !== null) {
      const { shopNumber, streetAddress } = shopAddress.data;
      address = [shopNumber, streetAddress].filter((part) => part !== null).join(', ') || null;
    }
    return { category, address };
  };
}
