import { rupees } from '../money/rupees';
import { type Html, html } from '../pages/html';
import type { AwaitedPayment } from './awaited-payments';
import type { OpenedPayment } from './find-payment';
import { furtherOutcomes, line, payeeOf, purposeOf } from './payment-texts';

/** The PIN that the bank refuses. */
const WRONG_PIN = '0000';

/** The UPI app's form: payee, amount, and the PIN, which is not stored. */
export function upiPaymentForm(opened: OpenedPayment, action: string, returnUrl: string): Html {
  const { payment } = opened;
  return html`<p class="quiet">Paying</p><h1>${payeeOf(opened)}</h1><p class="quiet">sandbox@bank</p>
<p class="amount">${rupees(payment.amount)}</p>
<dl class="lines">${line('Note', purposeOf(payment))}${line('From', 'Sandbox Bank \u2022\u2022 4321')}${line('Reference', payment.id)}</dl>
<form method="post" action="${action}" class="fields">
<label>Enter UPI PIN <input class="pin" name="pin" type="password" inputmode="numeric" autocomplete="off" maxlength="6" placeholder="\u2022\u2022\u2022\u2022"></label>
<p class="quiet">Any PIN is right but ${WRONG_PIN}. It is never kept.</p>
<button class="primary" name="decision" value="pay">Pay ${rupees(payment.amount)}</button>
<button class="danger" name="decision" value="cancel">Decline</button>${furtherOutcomes()}</form>
<p><a href="${returnUrl}">Close without deciding</a></p>`;
}

/** Whether the payer was debited, and the lender does not know it yet. */
export const isUnreported = ({ payment: { debits, status } }: OpenedPayment): boolean =>
  debits > 0 && (status === 'CREATED' || status === 'EXPIRED' || status === 'CANCELLED');

/** The UPI app's receipt before the lender knows of the debit, with a button for testers to be debited again. */
export function upiReceipt({ payment }: OpenedPayment, action: string, returnUrl: string): Html {
  return html`<section class="outcome success" role="status"><h1>Paid</h1><p class="amount">${rupees(payment.amount)}</p>
<p>Your account was debited ${payment.debits === 1 ? 'once' : `${payment.debits} times`}. The lender has not heard of it yet.</p></section>
<dl class="lines">${line('Note', purposeOf(payment))}${line('Reference', payment.id)}</dl>
<p><a class="primary" href="${returnUrl}">Back to the app</a></p>
${payment.status === 'CREATED' ? html`<details><summary>Pay the same request again</summary><form method="post" action="${action}" class="fields"><button class="danger" name="decision" value="pay">Pay ${rupees(payment.amount)} once more</button></form></details>` : null}`;
}

/** The decision after the PIN was checked: to pay with a wrong PIN is a failure. */
export const withPin = (
  chosenDecision: string,
  pin: string | null,
): { decision: string; reason: string | null } =>
  chosenDecision === 'pay' && pin === WRONG_PIN
    ? { decision: 'fail', reason: 'incorrect_pin' }
    : { decision: chosenDecision, reason: null };

/** What the merchant of this browser can pay, and the form to paste a upi:// link. */
export const upiLinkForm = (awaited: readonly AwaitedPayment[], problem: string | null): Html =>
  html`<h1>Open a UPI link</h1><p class="quiet">A phone would hand it to its UPI app, or scan it from a QR code. Here it waits for you, or is pasted.</p>
${problem === null ? null : html`<p class="note" role="alert">${problem}</p>`}
${awaited.length === 0 ? null : html`<h2>Waiting to be paid</h2><ul class="plain">${awaited.map(({ title, amount, path }) => html`<li><span>${title}<br><b>${amount}</b></span><a class="step" href="${path}">Open</a></li>`)}</ul>`}
<form method="get" action="/sandbox/upi" class="fields"><label>Link <input name="link" placeholder="upi://pay?..." autocomplete="off" required></label>
<button class="primary">Open</button></form>`;
