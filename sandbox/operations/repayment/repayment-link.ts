import { type Call, fail, type Operation, ok, type Schemas } from '../../base/operation';
import { newSecretId } from '../../database/new-id';
import { DAY_SECONDS, endOfDayInIndia } from '../../money/due-dates';
import { linkRemaining, linkStatus } from './link-state';
import { type AmountOwed, amountOwedFor } from './loan-book/amount-owed';
import { latestLoan, linkById } from './loan-book/find-loan';
import { isRunning, type LinkRow, type LoanBook, recordLoanEvent } from './loan-book/loan-book';
import { readBook } from './loan-book/read-book';
import { withBook } from './loan-book/write-book';
import { typeOf } from './payment-view';

/** A link is valid for three days; a link for a foreclosure until the end of the day of its quote. */
const LINK_VALIDITY_SECONDS = 3 * DAY_SECONDS;

/** A payment link, with which somebody else can pay. An equal active link is returned again. */
export const getRepaymentLink: Operation<'getRepaymentLink'> = async (call, { query }) => {
  const loan = await latestLoan(call);
  if (loan === undefined || loan.disbursedOn === null) return fail(404, 'loan_not_found');
  // The generated type requires both query parameters; in the contract they are optional.
  const { amount, payment_type: type }: { amount?: number; payment_type?: Schemas['PaymentType'] } = query;
  if (loan.endedOn !== null || type === 'supplier') return fail(409, 'nothing_due');
  const link = await withBook(call, loan.id, (book) => {
    const owed = amountOwedFor(book, { type, amount }, call.now);
    return typeof owed === 'string' ? owed : findOrCreateLink(book, owed, call.now);
  });
  if (link === undefined) return fail(404, 'loan_not_found');
  if (link === 'nothing_due') return fail(409, link);
  if (typeof link === 'string') return fail(400, 'amount_out_of_range');
  return ok({
    repayment_link: `/pay/${link.id}?amount=${link.amount}&paymentType=${link.type}`,
    repayment_link_id: link.id,
    amount: link.amount,
    payment_type: typeOf(link),
    expires_at: link.expiresAt,
  });
};

/** Creates a link, or returns an equal active one. `now` in seconds. */
export function findOrCreateLink(book: LoanBook, { type, amount, upTo }: AmountOwed, now: number): LinkRow {
  const equalLink = book.links.find(
    (row) =>
      row.type === type &&
      row.amount === amount &&
      row.upTo === upTo &&
      linkStatus(book, row, now) === 'ACTIVE',
  );
  if (equalLink !== undefined) return equalLink;
  const link: LinkRow = {
    id: newSecretId('lnk'),
    merchantId: book.merchant.id,
    loanId: book.loan.id,
    amount,
    amountPaid: 0,
    type,
    upTo,
    createdAt: now,
    expiresAt: type === 'foreclosure' ? endOfDayInIndia(now) : now + LINK_VALIDITY_SECONDS,
  };
  book.links.push(link);
  recordLoanEvent(book, now, 'link.created', { repayment_link_id: link.id, amount, type });
  return link;
}

/** What the payer of a link needs to know; nothing else about the loan. */
export const getRepaymentLinkDetails: Operation<'getRepaymentLinkDetails'> = async (call, { body }) => {
  const linkAndBook = await linkWithBook(call, body.repayment_link_id);
  if (linkAndBook === undefined) return fail(404, 'repayment_link_not_found');
  const { link, book } = linkAndBook;
  return ok({
    repayment_link_id: link.id,
    status: linkStatus(book, link, call.now),
    amount: link.amount,
    amount_paid: isRunning(book) ? link.amount - linkRemaining(book, link) : link.amountPaid,
    payment_type: typeOf(link),
    merchant_name: call.merchant.displayName,
    nbfc: book.offer.nbfc,
    expires_at: link.expiresAt,
  });
};

/** A payment link of the merchant with the book of its loan; undefined for an unknown link. */
export async function linkWithBook(
  call: Call,
  id: string,
): Promise<{ link: LinkRow; book: LoanBook } | undefined> {
  const link = await linkById(call, id);
  const book = link && (await readBook(call, link.loanId));
  return link === undefined || book === undefined ? undefined : { link, book };
}
