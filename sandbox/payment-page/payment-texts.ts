import { lenderOf } from '../base/lenders';
import { rupees } from '../money/rupees';
import type { PaymentRow } from '../operations/repayment/loan-book/loan-book';
import { type Html, html } from '../pages/html';
import type { OpenedPayment } from './find-payment';
import { PAYMENT_REASONS, reasonText } from './payment-reasons';

const PURPOSES: Record<string, string> = {
  instalment: 'Loan instalment',
  overdue: 'Loan dues to date',
  full: 'Whole loan',
  foreclosure: 'Closing a loan early',
  custom: 'Part payment of a loan',
};

/** What the payment is for, as the payer reads it. */
export const purposeOf = ({ type, isCancellation }: PaymentRow): string =>
  isCancellation ? 'Giving a loan back' : (PURPOSES[type] ?? 'Loan repayment');

export const payeeOf = ({ book }: OpenedPayment): string => lenderOf(book.offer.nbfc).name;

const STATUS_TEXTS: Record<string, [title: string, text: string]> = {
  PENDING: ['The bank is working on it', 'Nobody needs to pay again. This page looks again every 5 seconds.'],
  SUCCESS: ['Payment successful', 'The money has reached the lender.'],
  FAILED: ['Payment failed', 'No money was taken.'],
  CANCELLED: ['Payment cancelled', 'No money was taken.'],
  EXPIRED: ['This payment is over', 'Nobody paid in time. Start again in the app.'],
  REFUND_INITIATED: ['The money is coming back', 'It was taken, and is being sent back.'],
  REFUNDED: ['The money came back', 'It was taken, and has been sent back.'],
};

/** What the page says about a payment that is not CREATED any more. */
export function statusText(payment: PaymentRow): Html {
  const [title, text] = STATUS_TEXTS[payment.status] ?? ['Not known', ''];
  const reason =
    payment.failureReason === null
      ? null
      : html`<p>${reasonText(payment.failureReason)}. <span class="quiet id">${payment.failureReason}</span></p>`;
  return html`<section class="outcome ${payment.status.toLowerCase()}" role="status"><h1>${title}</h1>
<p class="amount">${rupees(payment.amount)}</p><p>${text}</p>${reason}</section>
<dl class="lines">${line('For', purposeOf(payment))}${line('Bank reference', payment.reference ?? 'None')}${line('Payment', payment.id)}</dl>`;
}

export const line = (term: string, value: string): Html => html`<div><dt>${term}</dt><dd>${value}</dd></div>`;

/** Buttons for further outcomes, which only a tester needs; collapsed. */
export function furtherOutcomes(): Html {
  return html`<details><summary>Let it end otherwise</summary><div class="fields">
<button class="ghost" name="decision" value="slow">Pay, but the bank is slow</button>
<button class="ghost" name="decision" value="debit-in-vain">Debit, then fail and refund</button>
<label>Reason <select name="reason">${PAYMENT_REASONS.map((code) => html`<option value="${code}">${reasonText(code)}</option>`)}</select></label>
<button class="danger" name="decision" value="fail">Fail for this reason</button>
<button class="danger" name="decision" value="slow-fail">Be slow, then fail for it</button></div></details>`;
}
