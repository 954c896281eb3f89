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
import { chargeLeft, interestLeft, left, principalLeft, sumOf } from './loan-book/owed';
import { readBook } from './loan-book/read-book';
import { allocatedAmount } from './settle-payment';

type Posting = typeof postings.$inferSelect;

export interface BalanceCheck {
  holds: boolean;
  /** Texts of violated rules; empty when all hold. */
  problems: string[];
  loans: { loan_id: string; balances: Record<string, number> }[];
}

/** Whether the merchant's ledger is consistent: journal, rows and statuses. */
export async function balanceCheck(tx: DbTransaction, merchant: Merchant): Promise<BalanceCheck> {
  const mine = await tx.select().from(loans).where(eq(loans.merchantId, merchant.id));
  const check: BalanceCheck = { holds: true, problems: [], loans: [] };
  for (const { id } of mine) {
    const book = await readBook({ tx, merchant, flags: flagsOf(merchant), now: 0 }, id);
    if (book === undefined) continue;
    const lines = await tx.select().from(postings).where(eq(postings.loanId, id));
    const made = await tx.select().from(payments).where(eq(payments.loanId, id));
    const back = await tx.select().from(refunds).where(eq(refunds.loanId, id));
    const balances = balancesOf(lines);
    check.loans.push({ loan_id: id, balances });
    check.problems.push(...problemsOf(book, { lines, made, back, balances }).map((text) => `${id}: ${text}`));
  }
  check.holds = check.problems.length === 0;
  return check;
}

/** Debits minus credits of each account, paise. */
function balancesOf(lines: Posting[]): Record<AccountName, number> {
  const of = (name: AccountName) =>
    sumOf(lines, ({ source, target, amount }) =>
      source === target ? 0 : target === name ? amount : source === name ? -amount : 0,
    );
  // SAFETY: one entry for each account name.
  return Object.fromEntries(ACCOUNTS.map((name) => [name, of(name)])) as Record<AccountName, number>;
}

interface Facts {
  lines: Posting[];
  made: PaymentRow[];
  back: RefundRow[];
  balances: Record<AccountName, number>;
}

function problemsOf(book: LoanBook, facts: Facts): string[] {
  const { balances } = facts;
  const problems: string[] = [];
  const same = (what: string, is: number, should: number) => {
    if (is !== should) problems.push(`${what} is ${is}, and should be ${should}`);
  };
  const isOwed = book.loan.status === LoanStatus.DISBURSED;
  const charged = book.lines.filter((line) => isCharged(book, line));
  same('the sum of all accounts', sumOf(Object.values(balances), Number), 0);
  same('principal', balances.principal, isOwed ? sumOf(book.lines, principalLeft) : 0);
  same('interest', balances.interest, isOwed ? sumOf(charged, interestLeft) : 0);
  same('late charges', balances.late_charges, sumOf(book.penalties, chargeLeft));
  same('cash', balances.lender_cash, cash(book, facts));
  const comingBack = facts.back.filter(({ doneAt }) => doneAt === null);
  same(
    'money received and not used',
    -balances.received,
    sumOf(comingBack, ({ amount }) => amount),
  );
  for (const payment of facts.made) problems.push(...problemsOfPayment(payment, facts));
  for (const link of book.links) {
    const paid = facts.made.filter(({ linkId, status }) => linkId === link.id && status === 'SUCCESS');
    same(`paid by link ${link.id}`, link.amountPaid, sumOf(paid, allocatedAmount));
    if (link.amountPaid > link.amount) problems.push(`link ${link.id} took more than it asked for`);
  }
  return [...problems, ...problemsOfStatus(book), ...impossible(book, facts)];
}

/** Expected cash of the lender: disbursed, received, refunded. Paise. */
function cash(book: LoanBook, { made, back, lines }: Facts): number {
  const sent = book.loan.disbursedOn === null ? 0 : termsOf(book.offer).transferable;
  const arrived = made.filter(({ status }) => ['SUCCESS', 'REFUND_INITIATED', 'REFUNDED'].includes(status));
  const returned = back.filter(({ doneAt }) => doneAt !== null);
  const cashback = lines.filter(({ entry }) => entry === 'cashback');
  const amount = (row: { amount: number }) => row.amount;
  return (
    sumOf(arrived, (row) => row.amount * row.debits) -
    sent -
    sumOf(returned, amount) -
    sumOf(cashback, amount)
  );
}

/** A payment's money is allocated once or refunded. */
function problemsOfPayment(payment: PaymentRow, { lines, back }: Facts): string[] {
  const own = lines.filter(({ paymentId }) => paymentId === payment.id);
  const used = sumOf(
    own.filter(({ entry }) => entry === 'cleared' || entry === 'fee'),
    ({ amount }) => amount,
  );
  const received = own.filter(({ entry }) => entry === 'received');
  const refunded = sumOf(
    back.filter(({ paymentId }) => paymentId === payment.id),
    ({ amount }) => amount,
  );
  const isPaid = payment.status === 'SUCCESS';
  const arrived = isPaid || payment.status === 'REFUND_INITIATED' || payment.status === 'REFUNDED';
  const problems: string[] = [];
  if (used !== allocatedAmount(payment)) problems.push(`payment ${payment.id} says it cleared another sum`);
  if (used > 0 && !isPaid) problems.push(`payment ${payment.id} was used, and is ${payment.status}`);
  if (received.length !== (arrived ? payment.debits : 0))
    problems.push(`payment ${payment.id} came in ${received.length} times`);
  const taken = payment.amount * payment.debits;
  if (arrived && used + refunded !== taken)
    problems.push(`payment ${payment.id}: used ${used}, sent back ${refunded}, of ${taken}`);
  return problems;
}

function problemsOfStatus(book: LoanBook): string[] {
  const { status, endedOn, disbursedOn } = book.loan;
  const isPaid =
    book.lines.every((line) => left(line) === 0) && book.penalties.every((row) => chargeLeft(row) === 0);
  const problems: string[] = [];
  if (status === LoanStatus.COMPLETE && !isPaid) problems.push('complete, and something is owed');
  if (status === LoanStatus.DISBURSED && isPaid) problems.push('nothing is owed, and it is not complete');
  if (status === LoanStatus.DISBURSED && endedOn !== null) problems.push('it runs, and has ended');
  if (status >= LoanStatus.COMPLETE && endedOn === null) problems.push('it ended on no day');
  if (status >= LoanStatus.COMPLETE && disbursedOn !== null && book.mandate?.status === 'ACTIVE')
    problems.push('it ended, and is still debited');
  return problems;
}

function impossible(book: LoanBook, { lines }: Facts): string[] {
  const problems: string[] = [];
  for (const line of book.lines)
    if (line.paid < 0 || left(line) < 0) problems.push(`instalment ${line.number} was paid ${line.paid}`);
  for (const row of book.penalties)
    if (chargeLeft(row) < 0) problems.push(`late charge ${row.id} was paid more than once`);
  for (const { id, amount } of lines)
    if (!Number.isSafeInteger(amount) || amount <= 0) problems.push(`posting ${id} moves ${amount}`);
  return problems;
}
