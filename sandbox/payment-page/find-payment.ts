import { eq } from 'drizzle-orm';
import { findMerchant, flagsOf } from '../books/merchant';
import type { Books } from '../books/open-books';
import { payments } from '../books/schema-repayment';
import { passTime } from '../operations/pass-time';
import { paymentById } from '../operations/repayment/books/find-loan';
import type { LoanBook, PaymentRow } from '../operations/repayment/books/loan-book';
import { type Clocked, readBook } from '../operations/repayment/books/read-book';

export interface OpenedPayment {
  payment: PaymentRow;
  book: LoanBook;
  clocked: Clocked;
}

/** Current state of a payment, for anybody with its page; undefined for an unknown one. `now` is real time in ms. */
export async function findPayment(
  books: Books,
  now: () => number,
  id: string,
): Promise<OpenedPayment | undefined> {
  const [first] = await books.select().from(payments).where(eq(payments.id, id));
  const merchant = first && (await findMerchant(books, first.merchantId));
  if (merchant === undefined) return undefined;
  const seconds = Math.floor((now() + merchant.clockOffsetMs) / 1000);
  const clocked = { books, merchant, flags: flagsOf(merchant), now: seconds };
  await passTime(clocked);
  const payment = await paymentById(clocked, id);
  const book = payment && (await readBook(clocked, payment.loanId));
  return payment === undefined || book === undefined ? undefined : { payment, book, clocked };
}
