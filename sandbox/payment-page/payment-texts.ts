import { lenderOf } from '../base/lenders';
import { textOfCode } from '../language/language';
import { rupees } from '../money/rupees';
import type { PaymentRow } from '../operations/repayment/loan-book/loan-book';
import { type Html, html } from '../pages/html';
import type { PageTexts } from '../pages/texts/page-texts';
import type { OpenedPayment } from './find-payment';
import { PAYMENT_REASONS } from './payment-reasons';

/** What the payment is for, as the payer reads it. */
export function purposeOf({ type, isCancellation }: PaymentRow, { payment }: PageTexts): string {
  const { purposes } = payment;
  if (isCancellation) return purposes.return;
  return Object.hasOwn(purposes, type) ? (textOfCode(purposes, type) ?? purposes.other) : purposes.other;
}

export const payeeOf = ({ book }: OpenedPayment): string => lenderOf(book.offer.nbfc).name;

/** What the page says about a payment that is not CREATED any more. */
export function statusText(payment: PaymentRow, texts: PageTexts): Html {
  const words = texts.payment;
  const statuses: Readonly<Record<string, { title: string; text: string }>> = words.statuses;
  const { title, text } = statuses[payment.status] ?? { title: words.statusUnknown, text: '' };
  // The account was debited before the payment ended, and the lender has not heard of it yet.
  const isDebited = payment.debits > 0 && ENDED_UNPAID.includes(payment.status);
  return html`<section class="outcome ${payment.status.toLowerCase()}" role="status"><h1>${title}</h1>
<p class="amount">${rupees(payment.amount)}</p><p>${isDebited ? texts.upi.debited(payment.debits) : text}</p>${reasonOf(payment, words)}</section>
<dl class="lines">${line(words.for, purposeOf(payment, texts))}${line(words.bankReference, payment.reference ?? words.none)}${line(words.payment, payment.id)}</dl>`;
}

const ENDED_UNPAID: readonly string[] = ['CANCELLED', 'EXPIRED'];

/** Why the payment failed: the code, and a sentence when there is one for it. */
function reasonOf(
  { failureReason }: PaymentRow,
  { reasons, reasonSentence }: PageTexts['payment'],
): Html | null {
  if (failureReason === null) return null;
  const code = html`<span class="quiet id">${failureReason}</span>`;
  if (!Object.hasOwn(reasons, failureReason)) return html`<p>${code}</p>`;
  return html`<p>${reasonSentence(textOfCode(reasons, failureReason) ?? '')} ${code}</p>`;
}

export const line = (term: string, value: string): Html => html`<div><dt>${term}</dt><dd>${value}</dd></div>`;

/** Buttons for further outcomes, which only a tester needs; collapsed. */
export function furtherOutcomes({ payment, shared }: PageTexts): Html {
  return html`<details><summary>${payment.otherEnds}</summary><div class="fields">
<button class="ghost" name="decision" value="slow">${shared.slowBank}</button>
<button class="ghost" name="decision" value="debit-in-vain">${payment.debitInVain}</button>
<label>${shared.reason} <select name="reason">${PAYMENT_REASONS.map((code) => html`<option value="${code}">${textOfCode(payment.reasons, code)}</option>`)}</select></label>
<button class="danger" name="decision" value="fail">${payment.failForReason}</button>
<button class="danger" name="decision" value="slow-fail">${payment.slowThenFail}</button></div></details>`;
}
