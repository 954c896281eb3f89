import { rupees } from '../money/rupees';
import { type Html, html } from '../pages/html';
import type { PageTexts } from '../pages/texts/page-texts';
import type { AwaitedPayment } from './awaited-payments';
import type { OpenedPayment } from './find-payment';
import { furtherOutcomes, line, payeeOf, purposeOf } from './payment-texts';

/** The PIN that the bank refuses. */
const WRONG_PIN = '0000';

/** The UPI app's form: payee, amount, and the PIN, which is not stored. */
export function upiPaymentForm(
  opened: OpenedPayment,
  action: string,
  returnUrl: string,
  texts: PageTexts,
): Html {
  const { payment } = opened;
  const { shared, upi, payment: words } = texts;
  return html`<p class="quiet">${words.paying}</p><h1>${payeeOf(opened)}</h1><p class="quiet">sandbox@bank</p>
<p class="amount">${rupees(payment.amount)}</p>
<dl class="lines">${line(words.note, purposeOf(payment, texts))}${line(shared.from, 'Sandbox Bank \u2022\u2022 4321')}${line(shared.reference, payment.id)}</dl>
<form method="post" action="${action}" class="fields">
<label>${upi.enterPin} <input class="pin" name="pin" type="password" inputmode="numeric" autocomplete="off" maxlength="6" placeholder="\u2022\u2022\u2022\u2022"></label>
<p class="quiet">${upi.pinHint(WRONG_PIN)}</p>
<button class="primary" name="decision" value="pay">${shared.pay(rupees(payment.amount))}</button>
<button class="danger" name="decision" value="cancel">${shared.decline}</button>${furtherOutcomes(texts)}</form>
<p><a href="${returnUrl}">${shared.close}</a></p>`;
}

/** Whether the payer was debited, and the lender does not know it yet. */
export const isDebitUnknownToLender = ({ payment: { debits, status } }: OpenedPayment): boolean =>
  debits > 0 && (status === 'CREATED' || status === 'EXPIRED' || status === 'CANCELLED');

/** The UPI app's receipt before the lender knows of the debit, with a button for testers to be debited again. */
export function upiReceipt(
  { payment }: OpenedPayment,
  action: string,
  returnUrl: string,
  texts: PageTexts,
): Html {
  const { shared, upi, payment: words } = texts;
  return html`<section class="outcome success" role="status"><h1>${upi.paid}</h1><p class="amount">${rupees(payment.amount)}</p>
<p>${upi.debited(payment.debits)}</p></section>
<dl class="lines">${line(words.note, purposeOf(payment, texts))}${line(shared.reference, payment.id)}</dl>
<p><a class="primary" href="${returnUrl}">${shared.back}</a></p>
${payment.status === 'CREATED' ? html`<details><summary>${upi.payTwice}</summary><form method="post" action="${action}" class="fields"><button class="danger" name="decision" value="pay">${upi.payOnceMore(rupees(payment.amount))}</button></form></details>` : null}`;
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
export const upiLinkForm = (
  awaited: readonly AwaitedPayment[],
  problem: string | null,
  { upi }: PageTexts,
): Html =>
  html`<h1>${upi.openLink}</h1><p class="quiet">${upi.openLinkHint}</p>
${problem === null ? null : html`<p class="note" role="alert">${problem}</p>`}
${awaited.length === 0 ? null : html`<h2>${upi.waiting}</h2><ul class="plain">${awaited.map(({ title, amount, path }) => html`<li><span>${title}<br><b>${amount}</b></span><a class="step" href="${path}">${upi.open}</a></li>`)}</ul>`}
<form method="get" action="/sandbox/upi" class="fields"><label>${upi.link} <input name="link" placeholder="upi://pay?..." autocomplete="off" required></label>
<button class="primary">${upi.open}</button></form>`;
