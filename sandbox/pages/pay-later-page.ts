import { findMerchant, flagsOf } from '../database/merchant';
import type { DbTransaction } from '../database/open-database';
import { type Language, textOfCode } from '../language/language';
import { pageLanguage } from '../language/page-language';
import { serviceTexts } from '../language/service/service-texts';
import { dayInIndia } from '../money/due-dates';
import { rupees } from '../money/rupees';
import { applyElapsedTime } from '../operations/apply-elapsed-time';
import { maskMobile } from '../operations/mask';
import {
  applyPaymentChoice,
  hostedPageResult,
  isPaymentChoice,
} from '../operations/supplier-credit/apply-payment-choice';
import { creditDueAt, findCreditLine } from '../operations/supplier-credit/credit-line';
import {
  decryptContent,
  encryptContent,
  encryptWithPlus,
  type PaymentRequest,
} from '../operations/supplier-credit/encryption';
import {
  findSupplier,
  findTransaction,
  type TransactionRow,
} from '../operations/supplier-credit/transaction';
import { isSpecialCode } from '../people/merchant-codes';
import { type Html, html, htmlPage, seeOther } from './html';
import { returnAddress } from './return-address';
import { type PageTexts, pageTexts } from './texts/page-texts';

/** The encrypted payment that the app passes in the query or a form. */
interface EncryptedFields {
  encdata: string;
  checksum: string;
  mCode: string;
}

/**
 * The pay-later provider's page for one payment. Payer, payee, amount and return URL are read from the encrypted content
 * only. `now` returns real time in ms.
 */
export async function payLaterPage(
  tx: DbTransaction,
  now: () => number,
  request: Request,
): Promise<Response> {
  const url = new URL(request.url);
  const language = pageLanguage(request);
  const texts = pageTexts(language);
  const fields = request.method === 'POST' ? new URLSearchParams(await request.text()) : url.searchParams;
  const encryptedFields = {
    encdata: fields.get('encdata') ?? '',
    checksum: fields.get('checksum') ?? '',
    mCode: fields.get('mCode') ?? '',
  };
  const paymentRequest = await decryptContent(tx, encryptedFields.mCode, encryptedFields).catch(() => null);
  const opened = paymentRequest?.kind === 'request' ? await findPayment(tx, now, paymentRequest) : undefined;
  if (paymentRequest?.kind !== 'request' || opened === undefined)
    return page(
      language,
      stoppedContent(texts, texts.payLater.cannotOpen, texts.payLater.cannotOpenText),
      400,
    );
  const returnUrl = returnAddress(paymentRequest.callbackUrl, url);
  if (returnUrl === null)
    return page(
      language,
      stoppedContent(texts, texts.payLater.leadsElsewhere, texts.payLater.leadsElsewhereText),
      400,
    );
  const choice = request.method === 'POST' ? fields.get('decision') : null;
  if (isPaymentChoice(choice)) {
    await applyPaymentChoice(opened.context, opened.row, choice);
    return seeOther(await resultUrl(tx, opened, encryptedFields.mCode, returnUrl, language));
  }
  if (opened.row.status !== 'CREATED')
    return page(
      language,
      decidedContent(
        opened.row,
        await resultUrl(tx, opened, encryptedFields.mCode, returnUrl, language),
        language,
      ),
    );
  return page(language, await paymentForm(opened, encryptedFields, language), 200, returnUrl);
}

const stoppedContent = ({ shared }: PageTexts, heading: string, text: string): Html =>
  html`<h1>${heading}</h1>
<p>${text}</p><p><a class="primary" href="/">${shared.openApp}</a></p>`;

type OpenedTransaction = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

async function findPayment(tx: DbTransaction, now: () => number, paymentRequest: PaymentRequest) {
  const merchant = await findMerchant(tx, paymentRequest.businessId);
  if (merchant === undefined) return undefined;
  const seconds = Math.floor((now() + merchant.clockOffsetMs) / 1000);
  const context = { tx, merchant, flags: flagsOf(merchant), now: seconds };
  await applyElapsedTime(context);
  const row = await findTransaction(context, paymentRequest.transactionId);
  return row && { row, context };
}

/** The return URL with the encrypted result in its query. */
async function resultUrl(
  tx: DbTransaction,
  { row, context }: OpenedTransaction,
  mCode: string,
  returnUrl: string,
  language: Language,
): Promise<string> {
  const hasRawPlus = context.flags.pay_later_raw_plus;
  const { encdata, checksum } = await (hasRawPlus ? encryptWithPlus : encryptContent)(
    tx,
    mCode,
    hostedPageResult(row, language),
  );
  const url = new URL(returnUrl);
  url.searchParams.set('encdata', encdata);
  url.searchParams.set('checksum', checksum);
  url.searchParams.set('mCode', mCode);
  return hasRawPlus ? url.href.replaceAll('%2B', '+') : url.href;
}

async function paymentForm(
  { row, context }: OpenedTransaction,
  encryptedFields: EncryptedFields,
  language: Language,
): Promise<Html> {
  const { shared, payLater } = pageTexts(language);
  const supplier = await findSupplier(context, row.supplierId);
  const line = await findCreditLine(context);
  const balance = line?.balance ?? 0;
  const isEnough = row.amount <= balance;
  const balanceLines: [string, string][] = isEnough
    ? [[payLater.creditLeft, rupees(balance - row.amount)]]
    : [];
  const lines: [string, string][] = [
    [payLater.shop, context.merchant.displayName],
    [payLater.supplierPhone, maskMobile(supplier?.mobile ?? '')],
    [payLater.order, row.orderId],
    [payLater.creditYouHave, rupees(balance)],
    ...balanceLines,
    [payLater.payBackBy, dayInIndia(line?.dueAt ?? creditDueAt(context.now), language)],
  ];
  const hidden = Object.entries(encryptedFields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`<div><p class="quiet">${payLater.payTo}</p><h1>${supplier?.name ?? payLater.supplier}</h1></div>
<p class="amount">${rupees(row.amount)}</p>
${isSpecialCode(encryptedFields.mCode) ? html`<p><span class="tag warn">${payLater.testCode(encryptedFields.mCode)}</span></p>` : null}
<dl class="lines">${lines.map(([term, value]) => html`<div><dt>${term}</dt><dd>${value}</dd></div>`)}</dl>
<form method="post" action="/sandbox/pay-later" class="fields">${hidden}
${isEnough ? html`<button class="primary" name="decision" value="pay">${shared.pay(rupees(row.amount))}</button>` : html`<p class="note">${payLater.notEnough}</p>`}
<button class="ghost" name="decision" value="cancel">${shared.cancel}</button>
<details><summary>${payLater.otherEnds}</summary><div class="fields">
${isEnough ? html`<button class="ghost" name="decision" value="slow">${shared.slowBank}</button>` : null}
<button class="danger" name="decision" value="fail">${payLater.fails}</button></div></details></form>`;
}

function decidedContent(row: TransactionRow, returnUrl: string, language: Language): Html {
  const { shared, payLater } = pageTexts(language);
  const message = textOfCode(serviceTexts(language).supplierPayment, row.message) ?? payLater.nothingPaid;
  // A payment that was made and not confirmed in the end is FAILED, and keeps the provider's id.
  const wasMade = row.epaylaterId !== null && row.status !== 'FAILED';
  return html`<h1>${shared.alreadyAnswered}</h1><p>${wasMade ? payLater.wasMade(rupees(row.amount)) : message}</p>
<p><a class="primary" href="${returnUrl}">${shared.back}</a></p>`;
}

const page = (language: Language, content: Html, status = 200, returnUrl: string | null = null): Response =>
  htmlPage({
    returnUrl,
    title: 'Sandbox Pay Later',
    style: 'sandbox',
    lang: language,
    status,
    body: html`<header class="top bank"><p class="brand">Sandbox Pay Later</p><p class="quiet">${pageTexts(language).payLater.notReal}</p></header><main>${content}</main>`,
  });
