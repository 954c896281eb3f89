import type { Language } from '../language/language';
import { timeInIndia } from '../money/due-dates';
import { asFrequency, frequencyLabel } from '../money/frequency';
import { rupees } from '../money/rupees';
import { type Html, html } from '../pages/html';
import { pageTexts } from '../pages/texts/page-texts';
import type { OpenedPayment } from './find-payment';
import { furtherOutcomes, line, payeeOf, purposeOf } from './payment-texts';

const PAYMENT_MODES = ['UPI', 'NET_BANKING', 'DEBIT_CARD'] as const;

/** The form of the hosted page: payee, purpose, amount, and the payer's decision. */
export function hostedPaymentForm(
  opened: OpenedPayment,
  action: string,
  returnUrl: string | null,
  language: Language,
): Html {
  const { payment, book } = opened;
  const texts = pageTexts(language);
  const { payment: words, shared } = texts;
  const frequencyText = frequencyLabel(asFrequency(book.offer.frequency), language);
  const loan = words.loanEnding(frequencyText, book.loan.accountNumber.slice(-4));
  return html`<p class="quiet">${words.payTo}</p><h1>${payeeOf(opened)}</h1>
<p class="amount">${rupees(payment.amount)}</p>
<dl class="lines">${line(words.for, purposeOf(payment, texts))}${line(words.borrower, book.merchant.displayName)}${line(words.loan, loan)}${line(words.payBefore, timeInIndia(payment.expiresAt, language))}${line(words.payment, payment.id)}</dl>
<form method="post" action="${action}" class="fields"><fieldset class="ways"><legend>${words.payWith}</legend>${PAYMENT_MODES.map(
    (mode, index) =>
      html`<label class="way"><input type="radio" name="mode" value="${mode}" ${index === 0 ? html`checked` : ''}>${words.modes[mode]}</label>`,
  )}</fieldset>
<button class="primary" name="decision" value="pay">${shared.pay(rupees(payment.amount))}</button>
<button class="danger" name="decision" value="cancel">${words.cancelPayment}</button>${furtherOutcomes(texts)}</form>
${returnUrl === null ? null : html`<p><a href="${returnUrl}">${shared.close}</a></p>`}`;
}
