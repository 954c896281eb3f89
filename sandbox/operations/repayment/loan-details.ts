import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { type DocumentKind, documentUrl } from '../../base/document-url';
import { type Call, type Operation, ok, type Schemas } from '../../base/operation';
import { payments, postings } from '../../database/schema-repayment';
import { endOfDayInIndia } from '../../money/due-dates';
import { LoanStatus } from '../create-loan';
import { loanAccount } from '../loan-account';
import { isRunning, type LoanBook } from './loan-book/loan-book';
import { type InstalmentRow, sumOf, unpaidAmount } from './loan-book/unpaid-amounts';
import { repaymentStatus } from './payment-view';
import { installmentId } from './repayment-status';

type Line = Schemas['Instalment'];

/** The latest loan with its schedule, the newest pending payment, and links to its documents. */
export const getLoanDetails: Operation<'getLoanDetails'> = async (call) => {
  const account = await loanAccount(call);
  if (account === null)
    return ok({
      loan: null,
      installments: [],
      pending_payment: null,
      no_dues_letter_link: null,
      statement_link: null,
    });
  const { book, view } = account;
  const { loan } = book;
  const isDisbursed = loan.disbursedOn !== null;
  const isPaidOff = loan.status === LoanStatus.COMPLETE || loan.status === LoanStatus.FORECLOSED;
  const isReturned = loan.status === LoanStatus.CANCELLED && isDisbursed;
  const linkTo = (kind: DocumentKind) => documentUrl(kind, loan.id, 'html', call.language);
  return ok({
    loan: view,
    installments: isDisbursed ? schedule(book, await lastPaymentTimes(call, loan.id), call.now) : [],
    pending_payment: await pendingPayment(call, book),
    no_dues_letter_link: isPaidOff || isReturned ? linkTo('no-dues-letter') : null,
    statement_link: isDisbursed ? linkTo('statement') : null,
  });
};

/**
 * The schedule of a loan in the contract's format. Of a closed loan, unpaid instalments are omitted, and a partly paid one
 * has the paid amount. `paidOn` has the time of the last payment (seconds) by instalment number.
 */
export function schedule(book: LoanBook, paidOn: Map<number, number>, now: number): Line[] {
  const lines = isRunning(book) ? book.lines : book.lines.filter((line) => line.paid > 0);
  return lines.map((line) => {
    const charges = book.penalties.filter((row) => row.instalment === line.number);
    const isPaid = unpaidAmount(line) === 0 || !isRunning(book);
    return {
      installment_id: installmentId(line.loanId, line.number),
      number: line.number,
      due_date: line.dueAt,
      amount: isRunning(book) ? line.amount : line.paid,
      principal: isRunning(book) ? line.principal : line.paid - Math.min(line.paid, line.interest),
      interest: isRunning(book) ? line.interest : Math.min(line.paid, line.interest),
      amount_paid: line.paid,
      paid_on: isPaid ? (paidOn.get(line.number) ?? 0) : 0,
      late_charge: sumOf(charges, (row) => row.amountAdded),
      late_charge_paid: sumOf(charges, (row) => row.amountPaid),
      status: isPaid ? 'PAID' : openStatus(line, now),
    };
  });
}

function openStatus(line: InstalmentRow, now: number): NonNullable<Line['status']> {
  if (line.dueAt < now) return line.paid > 0 ? 'PARTLY_PAID' : 'LATE';
  if (line.paid > 0) return 'PARTLY_PAID';
  return line.dueAt <= endOfDayInIndia(now) ? 'DUE' : 'UPCOMING';
}

/** Time of the last payment (seconds) of each instalment, by its number. */
export async function lastPaymentTimes(
  { tx }: Pick<Call, 'tx'>,
  loanId: string,
): Promise<Map<number, number>> {
  const rows = await tx
    .select({ number: postings.instalment, at: sql<number>`max(${postings.at})` })
    .from(postings)
    .where(
      and(
        eq(postings.loanId, loanId),
        eq(postings.entry, 'cleared'),
        inArray(postings.source, ['interest', 'principal']),
      ),
    )
    .groupBy(postings.instalment);
  return new Map(rows.map(({ number, at }) => [number ?? 0, at]));
}

/** The newest PENDING payment, which may be debited already. */
async function pendingPayment({ tx }: Call, book: LoanBook): Promise<Schemas['RepaymentStatus'] | null> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.loanId, book.loan.id), eq(payments.status, 'PENDING')))
    .orderBy(desc(payments.createdAt), desc(sql`rowid`))
    .limit(1);
  return row === undefined
    ? null
    : repaymentStatus(row, book.offer.nbfc, { isOwn: true, shop: book.merchant.displayName });
}
