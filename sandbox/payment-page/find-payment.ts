import { eq } from 'drizzle-orm';
import { findMerchant, flagsOf } from '../database/merchant';
import type { DbTransaction } from '../database/open-database';
import { payments } from '../database/schema-repayment';
import { passTime } from '../operations/pass-time';
import { paymentById } from '../operations/repayment/loan-book/find-loan';
import type { LoanBook, PaymentRow } from '../operations/repayment/loan-book/loan-book';
import { type Clocked, readBook } from '../operations/repayment/loan-book/read-book';

export interface OpenedPayment {
  payment: PaymentRow;
  book: LoanBook;
  clocked: Clocked;
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
  const clocked = { tx, merchant, flags: flagsOf(merchant), now: seconds };
  await passTime(clocked);
  const payment = await paymentById(clocked, id);
  const book = payment && (await readBook(clocked, payment.loanId));
  return payment === undefined || book === undefined ? undefined : { payment, book, clocked };
}
