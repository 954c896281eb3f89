import { eq } from 'drizzle-orm';
import { findMerchant, flagsOf } from '../database/merchant';
import type { DbTransaction } from '../database/open-database';
import { payments } from '../database/schema-repayment';
import { applyElapsedTime } from '../operations/apply-elapsed-time';
import { paymentById } from '../operations/repayment/loan-book/find-loan';
import type { LoanBook, PaymentRow } from '../operations/repayment/loan-book/loan-book';
import { readBook, type TimedContext } from '../operations/repayment/loan-book/read-book';

export interface OpenedPayment {
  payment: PaymentRow;
  book: LoanBook;
  context: TimedContext;
}

/** A payment with its book, after applying the elapsed time. Undefined for an unknown one. `now` returns real time in ms. */
export async function findPayment(
  tx: DbTransaction,
  now: () => number,
  id: string,
): Promise<OpenedPayment | undefined> {
  const [stored] = await tx.select().from(payments).where(eq(payments.id, id));
  const merchant = stored && (await findMerchant(tx, stored.merchantId));
  if (merchant === undefined) return undefined;
  const seconds = Math.floor((now() + merchant.clockOffsetMs) / 1000);
  const context = { tx, merchant, flags: flagsOf(merchant), now: seconds };
  await applyElapsedTime(context);
  const payment = await paymentById(context, id);
  const book = payment && (await readBook(context, payment.loanId));
  return payment === undefined || book === undefined ? undefined : { payment, book, context };
}
