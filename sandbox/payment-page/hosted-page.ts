import { asFrequency, frequencyLabel } from '../money/frequency';
import { rupees } from '../money/rupees';
import { type Html, html } from '../pages/html';
import type { OpenedPayment } from './find-payment';
import { furtherOutcomes, line, payeeOf, purposeOf } from './payment-texts';

const PAYMENT_MODES = [
  ['UPI', 'UPI'],
  ['NET_BANKING', 'Net banking'],
  ['DEBIT_CARD', 'Debit card'],
] as const;

/** The form of the hosted page: payee, purpose, amount, and the payer's decision. */
export function hostedPaymentForm(opened: OpenedPayment, action: string, returnUrl: string | null): Html {
  const { payment, book } = opened;
  const frequencyText = frequencyLabel(asFrequency(book.offer.frequency));
  return html`<p class="quiet">Pay to</p><h1>${payeeOf(opened)}</h1>
<p class="amount">${rupees(payment.amount)}</p>
<dl class="lines">${line('For', purposeOf(payment))}${line('Borrower', book.merchant.displayName)}${line('Loan', `${frequencyText}, ending ${book.loan.accountNumber.slice(-4)}`)}${line('Pay before', timeInIndia(payment.expiresAt))}${line('Payment', payment.id)}</dl>
<form method="post" action="${action}" class="fields"><fieldset class="ways"><legend>Pay with</legend>${PAYMENT_MODES.map(
    ([value, name], index) =>
      html`<label class="way"><input type="radio" name="mode" value="${value}" ${index === 0 ? html`checked` : ''}>${name}</label>`,
  )}</fieldset>
<button class="primary" name="decision" value="pay">Pay ${rupees(payment.amount)}</button>
<button class="danger" name="decision" value="cancel">Cancel the payment</button>${furtherOutcomes()}</form>
${returnUrl === null ? null : html`<p><a href="${returnUrl}">Close without deciding</a></p>`}`;
}

/** The time of day of a timestamp (seconds) in India's format: 9:23 am. */
const timeInIndia = (timestamp: number): string =>
  new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Kolkata' }).format(
    new Date(timestamp * 1000),
  );
