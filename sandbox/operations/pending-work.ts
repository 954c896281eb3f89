import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { loans, mandates, merchants, offers } from '../database/schema';
import {
  ekycs,
  feeWaivers,
  identities,
  kycDocuments,
  mandatePhones,
  selfies,
} from '../database/schema-people';
import { loanAccounts } from '../database/schema-repayment';
import { leads, payLaterTransactions, udyamRegistrations } from '../database/schema-trade';
import type { Call } from '../wire/operation';
import { LoanStatus } from './create-loan';

/** Built once, not for every call: the query is long, and differs only by merchant. */
const QUERIES = {
  pan: anyOf(identities, "pan_status = 'PENDING'"),
  ekycs: anyOf(ekycs, "status = 'PENDING'"),
  documents: anyOf(kycDocuments, "status = 'PENDING'"),
  selfies: anyOf(selfies, "status = 'PENDING'"),
  phone: anyOf(mandatePhones, "status = 'PENDING'"),
  offers: anyOf(offers),
  feeWaivers: anyOf(feeWaivers),
  mandates: anyOf(mandates, "status in ('PENDING', 'INITIATED')"),
  disbursals: anyOf(loans, `status = ${LoanStatus.CREATED}`),
  registration: anyOf(udyamRegistrations, "status = 'SUBMITTED'"),
  leads: anyOf(leads, "status = 'SUBMITTED'"),
  supplierPayments: anyOf(payLaterTransactions, "status = 'CREATED'"),
};
const COLUMNS = sql.raw(
  Object.entries(QUERIES)
    .map(([kind, question]) => `${question} as "${kind}"`)
    .join(', '),
);

/** Pending automatic work of a merchant; of offers and waivers, whether there are any. */
export type Waiting = Readonly<Record<keyof typeof QUERIES | 'loanEvents', boolean>>;

/**
 * One query for all kinds: most merchants have almost no pending work, and each kind would otherwise be queried with every
 * call.
 */
export async function pendingWork({
  tx,
  merchant,
  now,
}: Pick<Call, 'tx' | 'merchant' | 'now'>): Promise<Waiting> {
  const loanEvents: SQL = sql`exists (select 1 from ${loanAccounts} where merchant_id = this_merchant.id and next_event_at <= ${now})`;
  const [found] = await tx.all<Record<keyof Waiting, number>>(
    sql`select ${COLUMNS}, ${loanEvents} as "loanEvents" from ${merchants} as this_merchant where this_merchant.id = ${merchant.id}`,
  );
  const waits = (kind: keyof Waiting) => found?.[kind] === 1;
  return {
    pan: waits('pan'),
    ekycs: waits('ekycs'),
    documents: waits('documents'),
    selfies: waits('selfies'),
    phone: waits('phone'),
    offers: waits('offers'),
    feeWaivers: waits('feeWaivers'),
    mandates: waits('mandates'),
    disbursals: waits('disbursals'),
    loanEvents: waits('loanEvents'),
    registration: waits('registration'),
    leads: waits('leads'),
    supplierPayments: waits('supplierPayments'),
  };
}

function anyOf(table: SQLiteTable, which = 'true'): string {
  return `exists (select 1 from ${getTableName(table)} where merchant_id = this_merchant.id and ${which})`;
}
