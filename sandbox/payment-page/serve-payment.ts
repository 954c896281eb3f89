import type { DbTransaction } from '../database/open-database';
import type { Language } from '../language/language';
import { pageLanguage } from '../language/page-language';
import { type Html, html, htmlPage, seeOther } from '../pages/html';
import { exitLink, returnAddress, withReturnUrl } from '../pages/return-address';
import { type PageTexts, pageTexts } from '../pages/texts/page-texts';
import { authenticate } from '../wire/identity';
import { awaitedPayments } from './awaited-payments';
import { decidePayment } from './decide-payment';
import { findPayment, type OpenedPayment } from './find-payment';
import { hostedPaymentForm } from './hosted-page';
import { statusText } from './payment-texts';
import { isDebitUnknownToLender, upiLinkForm, upiPaymentForm, upiReceipt, withPin } from './upi-page';

/** The hosted payment page: applies the payer's decision and redirects to the app. `now` returns real time in ms. */
export async function paymentPage(
  tx: DbTransaction,
  now: () => number,
  request: Request,
  id: string,
): Promise<Response> {
  const language = pageLanguage(request);
  const texts = pageTexts(language);
  const opened = await findPayment(tx, now, id);
  if (opened === undefined) {
    const unknown = html`<h1>${texts.payment.unknown}</h1><p>${texts.shared.startAgain}</p>`;
    return hosted(language, unknown, 404);
  }
  const url = new URL(request.url);
  const returnUrl = returnAddress(url.searchParams.get('return_to'), url);
  if (request.method === 'POST') {
    const form = new URLSearchParams(await request.text());
    const mode =
      ['UPI', 'NET_BANKING', 'DEBIT_CARD'].find((candidate) => candidate === form.get('mode')) ?? 'UPI';
    await decidePayment(opened, { decision: form.get('decision') ?? '', reason: form.get('reason'), mode });
    return seeOther(returnUrl ?? url.pathname);
  }
  const action = withReturnUrl(url.pathname, returnUrl);
  if (opened.payment.status === 'CREATED')
    return hosted(language, hostedPaymentForm(opened, action, returnUrl, language), 200, { returnUrl });
  return hosted(language, decidedContent(opened, returnUrl, texts), 200, { refresh: refreshOf(opened) });
}

/**
 * The UPI app: opened with the reference of a payment (`?tr=`) or a whole upi:// link (`?link=`). It shows the result of a payment
 * itself, and does not redirect to the app; the link of a mandate redirects to the bank's page. `now` returns real time in ms.
 */
export async function upiPage(tx: DbTransaction, now: () => number, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const language = pageLanguage(request);
  const texts = pageTexts(language);
  const pasted = url.searchParams.get('link');
  const fields = pasted === null ? url.searchParams : linkFields(pasted);
  const id = fields.get('tr');
  const merchant = await authenticate(tx, request);
  const awaited = merchant === undefined ? [] : await awaitedPayments({ tx, merchant }, texts);
  if (id === null)
    return upi(language, upiLinkForm(awaited, pasted === null ? null : texts.upi.noReference, texts));
  // A mandate is approved on the page of the bank.
  if (pasted !== null && /^upi:\/\/mandate\?/.test(pasted.trim()))
    return seeOther(withReturnUrl(`/sandbox/bank/${encodeURIComponent(id)}`, `${url.origin}/`));
  const opened = await findPayment(tx, now, id);
  if (opened === undefined) return upi(language, upiLinkForm(awaited, texts.upi.notAsked, texts), 404);
  // Without a return URL, the link back leads to the app's page of this payment.
  const returnUrl = returnAddress(url.searchParams.get('return_to'), url) ?? statusPage(opened);
  const action = withReturnUrl(`/sandbox/upi?tr=${encodeURIComponent(id)}`, returnUrl);
  if (request.method === 'POST') {
    const form = new URLSearchParams(await request.text());
    const { decision, reason } = withPin(form.get('decision') ?? '', form.get('pin'));
    await decidePayment(opened, { decision, reason: reason ?? form.get('reason'), mode: 'UPI' });
    return seeOther(action);
  }
  if (isDebitUnknownToLender(opened)) return upi(language, upiReceipt(opened, action, returnUrl, texts));
  if (opened.payment.status === 'CREATED')
    return upi(language, upiPaymentForm(opened, action, returnUrl, texts));
  return upi(language, decidedContent(opened, returnUrl, texts), 200, { refresh: refreshOf(opened) });
}

const statusPage = ({ payment }: OpenedPayment): string =>
  `/payment/status/${payment.id}?pollingType=repayment&paymentType=${payment.type}`;

function linkFields(link: string): URLSearchParams {
  const query = /^upi:\/\/(?:pay|mandate)\?(.*)$/s.exec(link.trim())?.[1];
  return new URLSearchParams(query ?? '');
}

const refreshOf = ({ payment }: OpenedPayment): number | undefined =>
  payment.status === 'PENDING' ? 5 : undefined;

const decidedContent = ({ payment }: OpenedPayment, returnUrl: string | null, texts: PageTexts): Html =>
  html`${statusText(payment, texts)}${exitLink(returnUrl, texts)}`;

interface PageOptions {
  refresh?: number | undefined;
  returnUrl?: string | null;
}

const page =
  (title: string, kind: string) =>
  (language: Language, content: Html, status = 200, { refresh, returnUrl = null }: PageOptions = {}) =>
    htmlPage({
      title,
      style: 'sandbox',
      lang: language,
      status,
      returnUrl,
      ...(refresh === undefined ? {} : { refresh }),
      body: html`<header class="top bank ${kind}"><p class="brand">${title}</p><p class="quiet">${pageTexts(language).payment.noRealMoney}</p></header><main class="pay">${content}</main>`,
    });
const hosted = page('Sandbox Pay', 'hosted');
const upi = page('Sandbox UPI', 'upi');
