import { newSecretId } from '../../database/new-id';
import { type LoanBook, type PaymentRow, recordLoanEvent } from './loan-book/loan-book';

/** A payment that nobody makes expires after 15 minutes. */
const PAYMENT_VALIDITY_SECONDS = 900;

/** An open payment that expires sooner than this is not used again. */
const MIN_SECONDS_TO_PAY = 60;

/** Whether a payer who is sent to the payment now still has time to make it. `now` in seconds. */
export const isUsableAgain = ({ status, expiresAt }: PaymentRow, now: number): boolean =>
  status === 'CREATED' && expiresAt > now + MIN_SECONDS_TO_PAY;

export interface NewPayment {
  /** Paise. */
  amount: number;
  type: 'instalment' | 'overdue' | 'full' | 'foreclosure' | 'custom';
  mode?: string | null;
  linkId?: string | null;
  /** Number of the last instalment that it may pay; null: no limit. */
  upTo?: number | null;
  /** The quote of a payment that closes the loan. */
  quote?: object | null;
  isAutopay?: boolean;
  isCancellation?: boolean;
}

/** Creates a payment with status CREATED. `timestamp` in seconds. */
export function openPayment(book: LoanBook, wanted: NewPayment, timestamp: number): PaymentRow {
  const payment: PaymentRow = {
    id: newSecretId('pay'),
    merchantId: book.merchant.id,
    loanId: book.loan.id,
    amount: wanted.amount,
    type: wanted.type,
    status: 'CREATED',
    mode: wanted.mode ?? null,
    failureReason: null,
    reference: null,
    linkId: wanted.linkId ?? null,
    isAutopay: wanted.isAutopay ?? false,
    isCancellation: wanted.isCancellation ?? false,
    upTo: wanted.upTo ?? null,
    quote: wanted.quote ? JSON.stringify(wanted.quote) : null,
    clearedInterest: 0,
    clearedPrincipal: 0,
    clearedLateCharges: 0,
    clearedFees: 0,
    createdAt: timestamp,
    updatedAt: timestamp,
    expiresAt: timestamp + PAYMENT_VALIDITY_SECONDS,
    debits: 0,
    settlesAt: null,
    settlesAs: null,
  };
  book.payments.push(payment);
  recordLoanEvent(book, timestamp, 'payment.opened', {
    payment_id: payment.id,
    amount: payment.amount,
    type: payment.type,
  });
  return payment;
}
