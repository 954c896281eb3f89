import { eq } from 'drizzle-orm';
import type { Merchant } from '../../database/merchant';
import { flagsOf } from '../../database/merchant';
import type { DbTransaction } from '../../database/open-database';
import { loans } from '../../database/schema';
import { payments, postings, refunds } from '../../database/schema-repayment';
import { LoanStatus } from '../create-loan';
import { termsOf } from '../offer-view';
import { isCharged } from './allocate-payment';
import { ACCOUNTS, type AccountName } from './loan-book/journal';
import type { LoanBook, PaymentRow, RefundRow } from './loan-book/loan-book';
import { readBook } from './loan-book/read-book';
import { chargeLeft, interestLeft, principalLeft, sumOf, unpaidAmount } from './loan-book/unpaid-amounts';
import { allocatedAmount } from './settle-payment';

type Posting = typeof postings.$inferSelect;

export interface BalanceCheck {
  holds: boolean;
  /** Descriptions of the violated rules. */
  problems: string[];
  loans: { loan_id: string; balances: Record<string, number> }[];
}

/** Checks that journal, rows and statuses of all loans of the merchant are consistent. */
export async function balanceCheck(tx: DbTransaction, merchant: Merchant): Promise<BalanceCheck> {
  const merchantLoans = await tx.select().from(loans).where(eq(loans.merchantId, merchant.id));
  const check: BalanceCheck = { holds: true, problems: [], loans: [] };
  for (const { id } of merchantLoans) {
    const book = await readBook({ tx, merchant, flags: flagsOf(merchant), now: 0 }, id);
    if (book === undefined) continue;
    const lines = await tx.select().from(postings).where(eq(postings.loanId, id));
    const loanPayments = await tx.select().from(payments).where(eq(payments.loanId, id));
    const loanRefunds = await tx.select().from(refunds).where(eq(refunds.loanId, id));
    const balances = balancesOf(lines);
    check.loans.push({ loan_id: id, balances });
    check.problems.push(
      ...problemsOf(book, { lines, payments: loanPayments, refunds: loanRefunds, balances }).map(
        (text) => `${id}: ${text}`,
      ),
    );
  }
  check.holds = check.problems.length === 0;
  return check;
}

/** Debits minus credits of each account, paise. */
function balancesOf(lines: Posting[]): Record<AccountName, number> {
  const balanceOf = (name: AccountName) =>
    sumOf(lines, ({ source, target, amount }) =>
      source === target ? 0 : target === name ? amount : source === name ? -amount : 0,
    );
  // SAFETY: one entry for each account name.
  return Object.fromEntries(ACCOUNTS.map((name) => [name, balanceOf(name)])) as Record<AccountName, number>;
}

interface LedgerRows {
  lines: Posting[];
  payments: PaymentRow[];
  refunds: RefundRow[];
  balances: Record<AccountName, number>;
}

function problemsOf(book: LoanBook, rows: LedgerRows): string[] {
  const { balances } = rows;
  const problems: string[] = [];
  const expectEqual = (what: string, actual: number, expected: number) => {
    if (actual !== expected) problems.push(`${what} is ${actual}, and should be ${expected}`);
  };
  const isOwed = book.loan.status === LoanStatus.DISBURSED;
  const charged = book.lines.filter((line) => isCharged(book, line));
  expectEqual('the sum of all accounts', sumOf(Object.values(balances), Number), 0);
  expectEqual('principal', balances.principal, isOwed ? sumOf(book.lines, principalLeft) : 0);
  expectEqual('interest', balances.interest, isOwed ? sumOf(charged, interestLeft) : 0);
  expectEqual('late charges', balances.late_charges, sumOf(book.penalties, chargeLeft));
  expectEqual('cash', balances.lender_cash, expectedCash(book, rows));
  const pendingRefunds = rows.refunds.filter(({ doneAt }) => doneAt === null);
  expectEqual(
    'money received and not used',
    -balances.received,
    sumOf(pendingRefunds, ({ amount }) => amount),
  );
  for (const payment of rows.payments) problems.push(...problemsOfPayment(payment, rows));
  for (const link of book.links) {
    const paid = rows.payments.filter(({ linkId, status }) => linkId === link.id && status === 'SUCCESS');
    expectEqual(`paid by link ${link.id}`, link.amountPaid, sumOf(paid, allocatedAmount));
    if (link.amountPaid > link.amount) problems.push(`link ${link.id} took more than it asked for`);
  }
  return [...problems, ...problemsOfStatus(book), ...problemsOfAmounts(book, rows)];
}

/** Expected balance of the lender's cash: received minus disbursed, refunded and cashback. Paise. */
function expectedCash(
  book: LoanBook,
  { payments: loanPayments, refunds: loanRefunds, lines }: LedgerRows,
): number {
  const disbursed = book.loan.disbursedOn === null ? 0 : termsOf(book.offer).transferable;
  const arrived = loanPayments.filter(({ status }) =>
    ['SUCCESS', 'REFUND_INITIATED', 'REFUNDED'].includes(status),
  );
  const returned = loanRefunds.filter(({ doneAt }) => doneAt !== null);
  const cashback = lines.filter(({ entry }) => entry === 'cashback');
  const amount = (row: { amount: number }) => row.amount;
  return (
    sumOf(arrived, (row) => row.amount * row.debits) -
    disbursed -
    sumOf(returned, amount) -
    sumOf(cashback, amount)
  );
}

/** Checks that all money of a payment is allocated or refunded, and not twice. */
function problemsOfPayment(payment: PaymentRow, { lines, refunds: loanRefunds }: LedgerRows): string[] {
  const ownLines = lines.filter(({ paymentId }) => paymentId === payment.id);
  const used = sumOf(
    ownLines.filter(({ entry }) => entry === 'cleared' || entry === 'fee'),
    ({ amount }) => amount,
  );
  const received = ownLines.filter(({ entry }) => entry === 'received');
  const refunded = sumOf(
    loanRefunds.filter(({ paymentId }) => paymentId === payment.id),
    ({ amount }) => amount,
  );
  const isPaid = payment.status === 'SUCCESS';
  const arrived = isPaid || payment.status === 'REFUND_INITIATED' || payment.status === 'REFUNDED';
  const problems: string[] = [];
  if (used !== allocatedAmount(payment)) problems.push(`payment ${payment.id} says it cleared another sum`);
  if (used > 0 && !isPaid) problems.push(`payment ${payment.id} was used, and is ${payment.status}`);
  if (received.length !== (arrived ? payment.debits : 0))
    problems.push(`payment ${payment.id} came in ${received.length} times`);
  const debited = payment.amount * payment.debits;
  if (arrived && used + refunded !== debited)
    problems.push(`payment ${payment.id}: used ${used}, sent back ${refunded}, of ${debited}`);
  return problems;
}

function problemsOfStatus(book: LoanBook): string[] {
  const { status, endedOn, disbursedOn } = book.loan;
  const isPaid =
    book.lines.every((line) => unpaidAmount(line) === 0) &&
    book.penalties.every((row) => chargeLeft(row) === 0);
  const problems: string[] = [];
  if (status === LoanStatus.COMPLETE && !isPaid) problems.push('complete, and something is owed');
  if (status === LoanStatus.DISBURSED && isPaid) problems.push('nothing is owed, and it is not complete');
  if (status === LoanStatus.DISBURSED && endedOn !== null) problems.push('it runs, and has ended');
  if (status >= LoanStatus.COMPLETE && endedOn === null) problems.push('it ended on no day');
  if (status >= LoanStatus.COMPLETE && disbursedOn !== null && book.mandate?.status === 'ACTIVE')
    problems.push('it ended, and is still debited');
  return problems;
}

function problemsOfAmounts(book: LoanBook, { lines }: LedgerRows): string[] {
  const problems: string[] = [];
  for (const line of book.lines)
    if (line.paid < 0 || unpaidAmount(line) < 0)
      problems.push(`instalment ${line.number} was paid ${line.paid}`);
  for (const row of book.penalties)
    if (chargeLeft(row) < 0) problems.push(`late charge ${row.id} was paid more than once`);
  for (const { id, amount } of lines)
    if (!Number.isSafeInteger(amount) || amount <= 0) problems.push(`posting ${id} moves ${amount}`);
  return problems;
}
