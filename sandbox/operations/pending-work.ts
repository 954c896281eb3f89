import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Call } from '../base/operation';
import { loans, mandates, merchants, offers } from '../database/schema';
import { complaints } from '../database/schema-complaints';
import {
  ekycs,
  feeWaivers,
  identities,
  kycDocuments,
  mandatePhones,
  selfies,
} from '../database/schema-identity';
import { loanAccounts } from '../database/schema-repayment';
import { leads, payLaterTransactions, udyamRegistrations } from '../database/schema-trade';
import { LoanStatus } from './create-loan';

/**
 * SQL conditions, one for each kind of work. Built when the module is loaded, because they are the same for all merchants.
 */
const EXISTS_QUERIES = {
  pan: existsIn(identities, "pan_status = 'PENDING'"),
  ekycs: existsIn(ekycs, "status = 'PENDING'"),
  documents: existsIn(kycDocuments, "status = 'PENDING'"),
  selfies: existsIn(selfies, "status = 'PENDING'"),
  phone: existsIn(mandatePhones, "status = 'PENDING'"),
  offers: existsIn(offers),
  feeWaivers: existsIn(feeWaivers),
  mandates: existsIn(mandates, "status in ('PENDING', 'INITIATED')"),
  disbursals: existsIn(loans, `status = ${LoanStatus.CREATED}`),
  registration: existsIn(udyamRegistrations, "status = 'SUBMITTED'"),
  leads: existsIn(leads, "status = 'SUBMITTED'"),
  supplierPayments: existsIn(payLaterTransactions, "status = 'CREATED'"),
  complaints: existsIn(complaints, "status in ('RECEIVED', 'ESCALATED')"),
};
const COLUMNS = sql.raw(
  Object.entries(EXISTS_QUERIES)
    .map(([kind, query]) => `${query} as "${kind}"`)
    .join(', '),
);

/** Which automatic work of a merchant may be due. `offers` and `feeWaivers`: whether the merchant has any. */
export type PendingWork = Readonly<Record<keyof typeof EXISTS_QUERIES | 'loanEvents', boolean>>;

/**
 * Finds out with a single query which kinds of work are pending: it runs before every call, and mostly there are none.
 */
export async function pendingWork({
  tx,
  merchant,
  now,
}: Pick<Call, 'tx' | 'merchant' | 'now'>): Promise<PendingWork> {
  const loanEvents: SQL = sql`exists (select 1 from ${loanAccounts} where merchant_id = this_merchant.id and next_event_at <= ${now})`;
  const [row] = await tx.all<Record<keyof PendingWork, number>>(
    sql`select ${COLUMNS}, ${loanEvents} as "loanEvents" from ${merchants} as this_merchant where this_merchant.id = ${merchant.id}`,
  );
  const isPending = (kind: keyof PendingWork) => row?.[kind] === 1;
  return {
    pan: isPending('pan'),
    ekycs: isPending('ekycs'),
    documents: isPending('documents'),
    selfies: isPending('selfies'),
    phone: isPending('phone'),
    offers: isPending('offers'),
    feeWaivers: isPending('feeWaivers'),
    mandates: isPending('mandates'),
    disbursals: isPending('disbursals'),
    loanEvents: isPending('loanEvents'),
    registration: isPending('registration'),
    leads: isPending('leads'),
    supplierPayments: isPending('supplierPayments'),
    complaints: isPending('complaints'),
  };
}

function existsIn(table: SQLiteTable, condition = 'true'): string {
  return `exists (select 1 from ${getTableName(table)} where merchant_id = this_merchant.id and ${condition})`;
}
