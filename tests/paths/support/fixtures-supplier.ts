/** Answers of the pay-later service for the supplier journeys, parsed as the adapters parse them. */
import * as v from 'valibot';

import { customerSchema } from '../../../machines/domain/merchant/customer';
import { payLaterMerchantSchema } from '../../../machines/domain/trade/supplier';
import type { SupplierCredit } from '../../../machines/domain/trade/supplier-credit';
import type { TypedSupplier } from '../../../machines/supplier/context';
import { DAY_SECONDS, NOW_SECONDS, now } from './fixtures-money';

/** Mobiles of suppliers; only their last four digits may be shown. */
export const supplierMobiles = ['9822012345', '9890011223'] as const;

/** A supplier whose details a merchant typed. */
export const newSupplier: TypedSupplier = {
  name: 'Sharma Oil',
  mobileNumber: '9811122233',
  address: { line1: '12 Mandi Road', city: 'Nashik', state: 'Maharashtra', postcode: '422001' },
  account: {
    accountHolderName: 'SHARMA OIL',
    accountNumber: '50100234567891',
    bankName: 'HDFC Bank',
    ifscCode: 'HDFC0001234',
  },
};

/** A payment on the wire; by default ₹2,500 to Gupta Traders, waiting for confirmation. */
export function paymentOnWire(overrides: object = {}) {
  return {
    business_id: 'mrc-1',
    transaction_id: 'txn-1',
    supplier_id: 'sup-1',
    epaylater_id: 'epl-1',
    amount: 250_000,
    status: 'PENDING',
    invoice_file_name: null,
    create_time: NOW_SECONDS - DAY_SECONDS,
    ...overrides,
  };
}

interface CreditOverrides {
  readonly customer?: object;
  readonly suppliers?: Readonly<Record<string, object>>;
  readonly transactions?: readonly object[];
  readonly isTest?: boolean;
}

/** By default a credit of ₹50,000 with ₹35,000 left, due in 12 days, and two suppliers. */
export function creditWith(overrides: CreditOverrides = {}): SupplierCredit {
  return {
    customer: v.parse(customerSchema, {
      businessId: 'mrc-1',
      mobileNumber: '9876504321',
      balance: 3_500_000,
      usedAmt: 1_500_000,
      limit: 5_000_000,
      daysOverdue: 0,
      dueDate: NOW_SECONDS + 12 * DAY_SECONDS,
      nbfc: 'USFB',
      mCode: 'SBXSHOP01',
      ...overrides.customer,
    }),
    suppliersAndTransactions: v.parse(payLaterMerchantSchema, {
      suppliers: overrides.suppliers ?? {
        'sup-1': { mobile_number: supplierMobiles[0], name: 'Gupta Traders', isWhitelisted: true },
        'sup-2': { mobile_number: supplierMobiles[1], name: null, isWhitelisted: true },
      },
      transactions: overrides.transactions ?? [],
    }),
    isTest: overrides.isTest ?? false,
    readAt: now,
  };
}
