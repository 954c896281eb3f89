import { asc, eq, sql } from 'drizzle-orm';
import {
  creditEntries,
  invoices,
  leads,
  payLaterTransactions,
  suppliers,
  udyamRegistrations,
} from '../database/schema-trade';
import { maskMobile } from '../operations/mask';
import { maskedDetails } from '../operations/udyam/details';
import { storedDetails } from '../operations/udyam/registration';
import type { MerchantContext } from './merchant-context';

/** Business registration, leads and supplier credit of the merchant; personal numbers are masked. */
export function tradeLists({ tx, merchant }: MerchantContext) {
  return {
    udyam: async () => {
      const rows = await tx
        .select()
        .from(udyamRegistrations)
        .where(eq(udyamRegistrations.merchantId, merchant.id));
      return rows.map((row) => ({ ...row, details: maskedDetails(storedDetails(row)) }));
    },
    leads: () => tx.select().from(leads).where(eq(leads.merchantId, merchant.id)),
    suppliers: async () => {
      const rows = await tx.select().from(suppliers).where(eq(suppliers.merchantId, merchant.id));
      return rows.map(({ id, name, mobile }) => ({ id, name, mobile: maskMobile(mobile) }));
    },
    credit_entries: () =>
      tx
        .select()
        .from(creditEntries)
        .where(eq(creditEntries.merchantId, merchant.id))
        .orderBy(asc(creditEntries.at), asc(sql`rowid`)),
    pay_later_transactions: () =>
      tx.select().from(payLaterTransactions).where(eq(payLaterTransactions.merchantId, merchant.id)),
    invoices: () => tx.select().from(invoices).where(eq(invoices.merchantId, merchant.id)),
  };
}
