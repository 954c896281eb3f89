import { eq, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { changeMerchant } from '../../../database/merchant';
import type { DbTransaction } from '../../../database/open-database';
import { events, instalments, loans, mandates, messages } from '../../../database/schema';
import {
  loanAccounts,
  payments,
  penalties,
  postings,
  refunds,
  repaymentLinks,
} from '../../../database/schema-repayment';
import { LoanStatus } from '../../create-loan';
import { nextEventAt } from '../next-event';
import type { LoanBook } from './loan-book';
import { readBook, type TimedContext } from './read-book';

/** Maximum number of rows of an insert: SQLite binds at most 32,766 values. */
const ROWS_PER_INSERT = 500;

/** Reads a loan, lets `work` change it, and writes the changes. Undefined when the merchant has no such loan. */
export async function withBook<T>(
  context: TimedContext,
  loanId: string,
  work: (book: LoanBook) => T,
): Promise<T | undefined> {
  const book = await readBook(context, loanId);
  if (book === undefined) return undefined;
  const original = snapshot(book);
  const result = work(book);
  await writeBook(context.tx, book, original);
  return result;
}

type Snapshot = Map<string, string>;

const rowsByKey = (book: LoanBook): [string, object][] => [
  [`loan ${book.loan.id}`, book.loan],
  ...(book.mandate === undefined ? [] : [[`mandate ${book.mandate.id}`, book.mandate] as [string, object]]),
  ...[...book.payments, ...book.refunds, ...book.links, ...book.penalties].map((row): [string, object] => [
    row.id,
    row,
  ]),
  ...book.lines.map((line): [string, object] => [`line ${line.number}`, line]),
];

const snapshot = (book: LoanBook): Snapshot =>
  new Map(rowsByKey(book).map(([key, row]) => [key, JSON.stringify(row)]));

async function writeBook(tx: DbTransaction, book: LoanBook, original: Snapshot): Promise<void> {
  const isChanged = (key: string, row: object) => original.get(key) !== JSON.stringify(row);
  const added = <R extends { id: string }>(rows: R[]) => rows.filter((row) => !original.has(row.id));
  const changed = <R extends { id: string }>(rows: R[]) =>
    rows.filter((row) => original.has(row.id) && isChanged(row.id, row));

  if (isChanged(`loan ${book.loan.id}`, book.loan)) await storeLoan(tx, book);
  if (book.mandate !== undefined && isChanged(`mandate ${book.mandate.id}`, book.mandate))
    await tx.update(mandates).set(book.mandate).where(eq(mandates.id, book.mandate.id));
  await storeLines(
    tx,
    book.lines.filter((row) => isChanged(`line ${row.number}`, row)),
  );
  await insertAll(tx, payments, added(book.payments));
  await insertAll(tx, refunds, added(book.refunds));
  await insertAll(tx, repaymentLinks, added(book.links));
  await insertAll(tx, penalties, added(book.penalties));
  for (const row of changed(book.payments)) await tx.update(payments).set(row).where(eq(payments.id, row.id));
  for (const row of changed(book.refunds)) await tx.update(refunds).set(row).where(eq(refunds.id, row.id));
  for (const row of changed(book.links))
    await tx.update(repaymentLinks).set(row).where(eq(repaymentLinks.id, row.id));
  for (const row of changed(book.penalties))
    await tx.update(penalties).set(row).where(eq(penalties.id, row.id));

  await insertAll(tx, postings, book.postings);
  await insertAll(tx, messages, book.messages);
  const eventRows = book.events.map(({ at, kind, detail }) => ({
    merchantId: book.merchant.id,
    at,
    kind,
    detail: JSON.stringify(detail),
  }));
  await insertAll(tx, events, eventRows);

  const account = { ...book.account, nextEventAt: nextEventAt(book) };
  await tx
    .insert(loanAccounts)
    .values(account)
    .onConflictDoUpdate({ target: loanAccounts.loanId, set: account });
}

/** Writes the changed instalments with few statements, because there may be hundreds. */
async function storeLines(tx: DbTransaction, lines: LoanBook['lines']): Promise<void> {
  for (let start = 0; start < lines.length; start += ROWS_PER_INSERT)
    await tx
      .insert(instalments)
      .values(lines.slice(start, start + ROWS_PER_INSERT))
      .onConflictDoUpdate({
        target: [instalments.loanId, instalments.number],
        set: { paid: sql`excluded.paid` },
      });
}

async function storeLoan(tx: DbTransaction, book: LoanBook): Promise<void> {
  await tx.update(loans).set(book.loan).where(eq(loans.id, book.loan.id));
  // After a loan that was never disbursed, the merchant stays on the status page.
  const hasEnded = book.loan.status !== LoanStatus.DISBURSED && book.loan.disbursedOn !== null;
  if (hasEnded)
    await changeMerchant(tx, book.merchant, { processState: 'CLOSED', processSubstate: 'loan-status' });
}

async function insertAll<T extends SQLiteTable>(
  tx: DbTransaction,
  table: T,
  rows: T['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT)
    await tx.insert(table).values(rows.slice(start, start + ROWS_PER_INSERT));
}
