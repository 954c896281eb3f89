import {
  type Answer,
  type Call,
  fail,
  type Operation,
  ok,
  type Refusal,
  type Schemas,
} from '../../wire/operation';
import { askFor } from './books/amount-owed';
import { latestLoan, linkById, paymentById } from './books/find-loan';
import { withBook } from './books/keep-book';
import { isRunning, type LoanBook, type PaymentRow } from './books/loan-book';
import { takeBook } from './books/take-book';
import { linkRemaining, linkStatus } from './link-state';
import { openPayment, type Wanted } from './open-payment';
import { initiatedRepayment } from './payment-view';
import { hasUse } from './spend-money';

type Initiated = Answer<Schemas['InitiatedRepayment']>;
type Body = Schemas['InitiateRepaymentRequest'];

/** Opens a payment, takes an open one up again, or opens one for what a link still asks for. */
export const initiateRepayment: Operation<'initiateRepayment'> = async (call, { body }) => {
  if (body.payment_id !== undefined) return takeUp(call, body.payment_id, body.link_id);
  if (body.link_id !== undefined) return payLink(call, body, body.link_id);
  const loan = await latestLoan(call);
  if (loan === undefined || loan.disbursedOn === null) return fail(404, 'loan_not_found');
  if (loan.endedOn !== null) return fail(409, 'nothing_due');
  return open(call, loan.id, (book) => {
    const asked = askFor(book, { type: body.payment_type, amount: body.amount }, call.now);
    if (asked === 'amount_out_of_range') return fail(400, asked);
    if (typeof asked === 'string') return fail(409, asked);
    const wanted = { ...asked, mode: modeOf(body) };
    return sameAlready(book, wanted, call.now) ?? openPayment(book, wanted, call.now);
  });
};

async function takeUp(call: Call, id: string, linkId: string | undefined): Promise<Initiated> {
  const payment = await paymentById(call, id);
  if (payment === undefined || (linkId !== undefined && payment.linkId !== linkId))
    return fail(404, 'payment_not_found');
  if (payment.status !== 'CREATED' && payment.status !== 'PENDING')
    return fail(409, 'payment_already_closed');
  const book = await takeBook(call, payment.loanId);
  // What the bank is at work on is decided by the bank.
  const isPayable = payment.status === 'PENDING' || (book !== undefined && hasUse(book, payment, call.now));
  if (!isPayable) return fail(409, 'nothing_due');
  return ok(initiatedRepayment(payment, book?.offer.nbfc ?? null));
}

async function payLink(call: Call, body: Body, linkId: string): Promise<Initiated> {
  const known = await linkById(call, linkId);
  if (known === undefined) return fail(404, 'repayment_link_not_found');
  return open(call, known.loanId, (book) => {
    const link = book.links.find(({ id }) => id === linkId);
    if (link === undefined) return fail(404, 'repayment_link_not_found');
    const status = linkStatus(book, link, call.now);
    if (status === 'PAID') return fail(409, 'repayment_link_paid');
    if (status === 'EXPIRED') return fail(409, 'repayment_link_expired');
    const amount = linkRemaining(book, link);
    const opened = openFor(book, linkId, amount);
    if (opened !== undefined) return opened;
    const about = { linkId, mode: modeOf(body) };
    if (link.type !== 'foreclosure')
      return openPayment(book, { type: typeOfLink(link.type), amount, upTo: link.upTo, ...about }, call.now);
    const asked = askFor(book, { type: 'foreclosure', amount }, call.now);
    return typeof asked === 'string'
      ? fail(409, 'foreclosure_quote_changed')
      : openPayment(book, { ...asked, ...about }, call.now);
  });
}

/** The payment by this link that somebody opened and nobody ended: a reload or a second phone does not open another. */
const openFor = (book: LoanBook, id: string, amount: number): PaymentRow | undefined =>
  book.payments.find(
    (row) =>
      row.linkId === id && (row.status === 'PENDING' || (row.status === 'CREATED' && row.amount === amount)),
  );

/** Seconds in which a payment can still be made: with less, another one is opened. */
const TIME_TO_PAY = 60;

/**
 * The same payment, opened and not made yet: whoever lost the answer, or comes back to the page, does not open another, even
 * under a new request id.
 */
const sameAlready = (book: LoanBook, wanted: Wanted, now: number): PaymentRow | undefined =>
  book.payments.find(
    (row) =>
      row.status === 'CREATED' &&
      row.linkId === null &&
      !row.isAutopay &&
      !row.isCancellation &&
      row.type === wanted.type &&
      row.amount === wanted.amount &&
      row.upTo === (wanted.upTo ?? null) &&
      row.quote === (wanted.quote ? JSON.stringify(wanted.quote) : null) &&
      row.expiresAt > now + TIME_TO_PAY,
  );

async function open(
  call: Call,
  loanId: string,
  work: (book: LoanBook) => PaymentRow | Refusal,
): Promise<Initiated> {
  const done = await withBook(call, loanId, (book) => {
    if (!isRunning(book)) return fail(409, 'nothing_due');
    const opened = work(book);
    return 'body' in opened ? opened : ok(initiatedRepayment(opened, book.offer.nbfc));
  });
  return done ?? fail(404, 'loan_not_found');
}

const TYPES = ['instalment', 'overdue', 'full', 'foreclosure'] as const;
const typeOfLink = (type: string) => TYPES.find((known) => known === type) ?? 'custom';

const MODES = ['UPI_INTENT', 'UPI_QR', 'WEB'];
/** The mode as asked for; the page where it is paid may say better. */
const modeOf = ({ payment_mode }: Body): string | null => MODES.find((mode) => mode === payment_mode) ?? null;
