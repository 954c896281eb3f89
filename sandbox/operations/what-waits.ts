import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { loans, mandates, merchants, offers } from '../books/schema';
import { ekycs, feeWaivers, identities, kycDocuments, mandatePhones, selfies } from '../books/schema-people';
import { loanAccounts } from '../books/schema-repayment';
import { leads, payLaterTransactions, udyamRegistrations } from '../books/schema-trade';
import type { Call } from '../wire/operation';
import { LoanStatus } from './create-loan';

/** Written once and not with every call: the question is long, and always the same but for the merchant. */
const QUESTIONS = {
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
const ASKED = sql.raw(
  Object.entries(QUESTIONS)
    .map(([kind, question]) => `${question} as "${kind}"`)
    .join(', '),
);

/** What of a merchant's waits for something to happen by itself; of offers and waivers, whether there are any. */
export type Waiting = Readonly<Record<keyof typeof QUESTIONS | 'loanEvents', boolean>>;

/** Looks once for all: of most merchants almost nothing waits, and each kind would otherwise be looked for with every call. */
export async function whatWaits({
  books,
  merchant,
  now,
}: Pick<Call, 'books' | 'merchant' | 'now'>): Promise<Waiting> {
  const loanEvents: SQL = sql`exists (select 1 from ${loanAccounts} where merchant_id = asker.id and next_event_at <= ${now})`;
  const [found] = await books.all<Record<keyof Waiting, number>>(
    sql`select ${ASKED}, ${loanEvents} as "loanEvents" from ${merchants} as asker where asker.id = ${merchant.id}`,
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
  return `exists (select 1 from ${getTableName(table)} where merchant_id = asker.id and ${which})`;
}
