import {
  type Answer,
  type Call,
  fail,
  type Operation,
  ok,
  type Refusal,
  type Schemas,
} from '../../base/operation';
import { canAllocate } from './allocate-payment';
import { linkRemaining, linkStatus } from './link-state';
import { amountOwedFor } from './loan-book/amount-owed';
import { latestLoan, linkById, paymentById } from './loan-book/find-loan';
import { isRunning, type LoanBook, type PaymentRow } from './loan-book/loan-book';
import { readBook } from './loan-book/read-book';
import { withBook } from './loan-book/write-book';
import { isUsableAgain, type NewPayment, openPayment } from './open-payment';
import { initiatedRepayment } from './payment-view';

type Initiated = Answer<Schemas['InitiatedRepayment']>;
type Body = Schemas['InitiateRepaymentRequest'];

/** Resumes the payment of `payment_id`, pays the link of `link_id`, or creates a payment for the latest loan. */
export const initiateRepayment: Operation<'initiateRepayment'> = async (call, { body }) => {
  if (body.payment_id !== undefined) return resumePayment(call, body.payment_id, body.link_id);
  if (body.link_id !== undefined) return payLink(call, body, body.link_id);
  const loan = await latestLoan(call);
  if (loan === undefined || loan.disbursedOn === null) return fail(404, 'loan_not_found');
  if (loan.endedOn !== null) return fail(409, 'nothing_due');
  return withRunningLoan(call, loan.id, (book) => {
    const owed = amountOwedFor(book, { type: body.payment_type, amount: body.amount }, call.now);
    if (owed === 'amount_out_of_range') return fail(400, owed);
    if (typeof owed === 'string') return fail(409, owed);
    const newPayment = { ...owed, mode: modeOf(body) };
    return equalOpenPayment(book, newPayment, call.now) ?? openPayment(book, newPayment, call.now);
  });
};

async function resumePayment(call: Call, id: string, linkId: string | undefined): Promise<Initiated> {
  const payment = await paymentById(call, id);
  if (payment === undefined || (linkId !== undefined && payment.linkId !== linkId))
    return fail(404, 'payment_not_found');
  if (payment.status !== 'CREATED' && payment.status !== 'PENDING')
    return fail(409, 'payment_already_closed');
  const book = await readBook(call, payment.loanId);
  // The bank decides a PENDING payment, whatever is owed by now.
  const isPayable =
    payment.status === 'PENDING' || (book !== undefined && canAllocate(book, payment, call.now));
  if (!isPayable) return fail(409, 'nothing_due');
  return ok(initiatedRepayment(payment, book?.offer.nbfc ?? null));
}

async function payLink(call: Call, body: Body, linkId: string): Promise<Initiated> {
  const storedLink = await linkById(call, linkId);
  if (storedLink === undefined) return fail(404, 'repayment_link_not_found');
  return withRunningLoan(call, storedLink.loanId, (book) => {
    const link = book.links.find(({ id }) => id === linkId);
    if (link === undefined) return fail(404, 'repayment_link_not_found');
    const status = linkStatus(book, link, call.now);
    if (status === 'PAID') return fail(409, 'repayment_link_paid');
    if (status === 'EXPIRED') return fail(409, 'repayment_link_expired');
    const amount = linkRemaining(book, link);
    const payment = openPaymentOfLink(book, linkId, amount, call.now);
    if (payment !== undefined) return payment;
    const common = { linkId, mode: modeOf(body) };
    if (link.type !== 'foreclosure')
      return openPayment(book, { type: typeOfLink(link.type), amount, upTo: link.upTo, ...common }, call.now);
    const owed = amountOwedFor(book, { type: 'foreclosure', amount }, call.now);
    return typeof owed === 'string'
      ? fail(409, 'foreclosure_quote_changed')
      : openPayment(book, { ...owed, ...common }, call.now);
  });
}

/** The open payment of a link, so that a reload or a second phone does not create another one. */
const openPaymentOfLink = (book: LoanBook, id: string, amount: number, now: number): PaymentRow | undefined =>
  book.payments.find(
    (row) =>
      row.linkId === id && (row.status === 'PENDING' || (isUsableAgain(row, now) && row.amount === amount)),
  );

/**
 * An open payment that is equal to the wanted one. It is used again, so that a lost answer or a return to the page does not
 * create a second one, even under a new request id.
 */
const equalOpenPayment = (book: LoanBook, wanted: NewPayment, now: number): PaymentRow | undefined =>
  book.payments.find(
    (row) =>
      isUsableAgain(row, now) &&
      row.linkId === null &&
      !row.isAutopay &&
      !row.isCancellation &&
      row.type === wanted.type &&
      row.amount === wanted.amount &&
      row.upTo === (wanted.upTo ?? null) &&
      row.quote === (wanted.quote ? JSON.stringify(wanted.quote) : null),
  );

async function withRunningLoan(
  call: Call,
  loanId: string,
  work: (book: LoanBook) => PaymentRow | Refusal,
): Promise<Initiated> {
  const result = await withBook(call, loanId, (book) => {
    if (!isRunning(book)) return fail(409, 'nothing_due');
    const payment = work(book);
    return 'body' in payment ? payment : ok(initiatedRepayment(payment, book.offer.nbfc));
  });
  return result ?? fail(404, 'loan_not_found');
}

const TYPES = ['instalment', 'overdue', 'full', 'foreclosure'] as const;
const typeOfLink = (type: string) => TYPES.find((candidate) => candidate === type) ?? 'custom';

const MODES = ['UPI_INTENT', 'UPI_QR', 'WEB'];
/** The requested payment mode; the payer may choose another one on the payment page. */
const modeOf = ({ payment_mode }: Body): string | null => MODES.find((mode) => mode === payment_mode) ?? null;
