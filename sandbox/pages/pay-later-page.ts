import { findMerchant, flagsOf } from '../database/merchant';
import type { DbTransaction } from '../database/open-database';
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
      html`<h1>This payment cannot be opened</h1>
<p>It was changed on its way, or it was not made for this page. Nothing was paid here.</p>${TO_THE_APP}`,
      400,
    );
  const returnUrl = returnAddress(paymentRequest.callbackUrl, url);
  if (returnUrl === null)
    return page(
      html`<h1>This payment leads elsewhere</h1>
<p>Its way back is not a page of this shop\u2019s app, so it was stopped. Nothing was paid.</p>${TO_THE_APP}`,
      400,
    );
  const choice = request.method === 'POST' ? fields.get('decision') : null;
  if (isPaymentChoice(choice)) {
    await applyPaymentChoice(opened.context, opened.row, choice);
    return seeOther(await resultUrl(tx, opened, encryptedFields.mCode, returnUrl));
  }
  if (opened.row.status !== 'CREATED')
    return page(decidedContent(opened.row, await resultUrl(tx, opened, encryptedFields.mCode, returnUrl)));
  return page(await paymentForm(opened, encryptedFields), 200, returnUrl);
}

const TO_THE_APP = html`<p><a class="primary" href="/">Open the app</a></p>`;

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
): Promise<string> {
  const hasRawPlus = context.flags.pay_later_raw_plus;
  const { encdata, checksum } = await (hasRawPlus ? encryptWithPlus : encryptContent)(
    tx,
    mCode,
    hostedPageResult(row),
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
): Promise<Html> {
  const supplier = await findSupplier(context, row.supplierId);
  const line = await findCreditLine(context);
  const balance = line?.balance ?? 0;
  const isEnough = row.amount <= balance;
  const balanceLines: [string, string][] = isEnough
    ? [['Credit left after this', rupees(balance - row.amount)]]
    : [];
  const lines: [string, string][] = [
    ['Shop', context.merchant.displayName],
    ['Supplier\u2019s phone', maskMobile(supplier?.mobile ?? '')],
    ['Order', row.orderId],
    ['Credit you have', rupees(balance)],
    ...balanceLines,
    ['To be paid back by', dayInIndia(line?.dueAt ?? creditDueAt(context.now))],
  ];
  const hidden = Object.entries(encryptedFields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`<div><p class="quiet">Pay from your credit to</p><h1>${supplier?.name ?? 'Supplier'}</h1></div>
<p class="amount">${rupees(row.amount)}</p>
${isSpecialCode(encryptedFields.mCode) ? html`<p><span class="tag warn">Test merchant code ${encryptedFields.mCode}</span></p>` : null}
<dl class="lines">${lines.map(([term, value]) => html`<div><dt>${term}</dt><dd>${value}</dd></div>`)}</dl>
<form method="post" action="/sandbox/pay-later" class="fields">${hidden}
${isEnough ? html`<button class="primary" name="decision" value="pay">Pay ${rupees(row.amount)}</button>` : html`<p class="note">Your credit is not enough for this any more.</p>`}
<button class="ghost" name="decision" value="cancel">Cancel</button>
<details><summary>What else can happen</summary><div class="fields">
${isEnough ? html`<button class="ghost" name="decision" value="slow">Pay, but the bank is slow</button>` : null}
<button class="danger" name="decision" value="fail">The payment fails</button></div></details></form>`;
}

const decidedContent = (row: TransactionRow, returnUrl: string): Html =>
  html`<h1>Already answered</h1><p>${row.epaylaterId === null ? (row.message ?? 'Nothing was paid.') : html`This payment of ${rupees(row.amount)} was made. It is not made again.`}</p>
<p><a class="primary" href="${returnUrl}">Back to the app</a></p>`;

const page = (content: Html, status = 200, returnUrl: string | null = null): Response =>
  htmlPage({
    returnUrl,
    title: 'Sandbox Pay Later',
    style: 'sandbox',
    status,
    body: html`<header class="top bank"><p class="brand">Sandbox Pay Later</p><p class="quiet">Not a real lender</p></header><main>${content}</main>`,
  });
