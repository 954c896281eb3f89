import { asc, eq, sql } from 'drizzle-orm';
import {
  creditEntries,
  invoices,
  leads,
  payLaterTransactions,
  suppliers,
  udyamRegistrations,
} from '../books/schema-trade';
import { maskMobile } from '../operations/mask';
import { shownDetails } from '../operations/udyam/details';
import { keptDetails } from '../operations/udyam/registration';
import type { Scene } from './scene';

/** Data of registration, lead and supplier credit; personal numbers masked. */
export async function tradeBooks({ books, merchant }: Scene) {
  const registrations = await books
    .select()
    .from(udyamRegistrations)
    .where(eq(udyamRegistrations.merchantId, merchant.id));
  const mySuppliers = await books.select().from(suppliers).where(eq(suppliers.merchantId, merchant.id));
  return {
    udyam: registrations.map((row) => ({ ...row, details: shownDetails(keptDetails(row)) })),
    leads: await books.select().from(leads).where(eq(leads.merchantId, merchant.id)),
    suppliers: mySuppliers.map(({ id, name, mobile }) => ({ id, name, mobile: maskMobile(mobile) })),
    credit_entries: await books
      .select()
      .from(creditEntries)
      .where(eq(creditEntries.merchantId, merchant.id))
      .orderBy(asc(creditEntries.at), asc(sql`rowid`)),
    pay_later_transactions: await books
      .select()
      .from(payLaterTransactions)
      .where(eq(payLaterTransactions.merchantId, merchant.id)),
    invoices: await books.select().from(invoices).where(eq(invoices.merchantId, merchant.id)),
  };
}
