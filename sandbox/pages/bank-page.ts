import { eq } from 'drizzle-orm';
import { lenderOf } from '../base/lenders';
import { lastFour } from '../base/payment-address';
import { findMerchant, flagsOf, recordEvent } from '../database/merchant';
import type { DbTransaction } from '../database/open-database';
import { bankAccounts, mandates, offers } from '../database/schema';
import { dayInIndia } from '../money/due-dates';
import { asFrequency, frequencyLabel } from '../money/frequency';
import { rupees } from '../money/rupees';
import { activateMandate, applyElapsedTime } from '../operations/apply-elapsed-time';
import { ENACH_REASONS, enachReasonText, isEnachReason, statusAfter } from './enach-reasons';
import { type Html, html, htmlPage, seeOther } from './html';
import { exitLink, returnAddress, withReturnUrl } from './return-address';

const METHOD_TEXTS: Partial<Record<string, string>> = {
  UPI_INTENT: 'UPI autopay, in the UPI app',
  UPI_QR: 'UPI autopay, by a code',
  NETBANKING: 'e-NACH, net banking',
  DEBIT_CARD: 'e-NACH, debit card',
  AADHAAR: 'e-NACH, Aadhaar',
};

/** The bank's page to approve a mandate: applies the decision and redirects to the app. `now` returns real time in ms. */
export async function bankPage(
  tx: DbTransaction,
  now: () => number,
  request: Request,
  mandateId: string,
): Promise<Response> {
  const url = new URL(request.url);
  const returnUrl = returnAddress(url.searchParams.get('return_to'), url);
  const opened = await findMandate(tx, now, mandateId);
  if (opened === undefined)
    return page(html`<h1>This request is not known</h1><p>Go back to the app and start again.</p>`, 404);
  if (request.method === 'POST') {
    const form = new URLSearchParams(await request.text());
    await applyDecision(tx, opened, form);
    return seeOther(returnUrl ?? url.pathname);
  }
  if (opened.mandate.status !== 'INITIATED') return page(decidedContent(opened.mandate.status, returnUrl));
  return page(await approvalForm(tx, opened, withReturnUrl(url.pathname, returnUrl)), 200, returnUrl);
}

type OpenedMandate = NonNullable<Awaited<ReturnType<typeof findMandate>>>;

async function findMandate(tx: DbTransaction, now: () => number, id: string) {
  const [stored] = await tx.select().from(mandates).where(eq(mandates.id, id));
  const merchant = stored && (await findMerchant(tx, stored.merchantId));
  if (merchant === undefined) return undefined;
  const context = {
    tx,
    merchant,
    flags: flagsOf(merchant),
    now: Math.floor((now() + merchant.clockOffsetMs) / 1000),
  };
  await applyElapsedTime(context);
  const [mandate] = await tx.select().from(mandates).where(eq(mandates.id, id));
  return mandate && { mandate, context };
}

async function applyDecision(
  tx: DbTransaction,
  { mandate, context }: OpenedMandate,
  form: URLSearchParams,
): Promise<void> {
  if (mandate.status !== 'INITIATED') return;
  const decision = form.get('decision');
  const thisMandate = eq(mandates.id, mandate.id);
  const isByAadhaar = mandate.method === 'AADHAAR';
  if (decision === 'approve' && !isByAadhaar) return activateMandate(context, mandate.id);
  // By Aadhaar, even an approval takes until the next working day.
  if (decision === 'slow' || decision === 'approve') {
    await tx.update(mandates).set({ status: 'PENDING', pendingSince: context.now }).where(thisMandate);
  }
  if (decision === 'decline') {
    const chosen = form.get('reason') ?? '';
    const reason = isEnachReason(chosen) ? chosen : 'payment_cancelled';
    await tx
      .update(mandates)
      .set({ status: statusAfter(reason), failureReason: reason })
      .where(thisMandate);
    await recordEvent(tx, mandate.merchantId, context.now, 'mandate.failed', {
      mandate_id: mandate.id,
      reason,
    });
  }
}

async function approvalForm(tx: DbTransaction, { mandate }: OpenedMandate, action: string): Promise<Html> {
  const [offer] = await tx.select().from(offers).where(eq(offers.id, mandate.offerId));
  const [account] = await tx
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.id, offer?.bankDetailsId ?? ''));
  const frequencyText = frequencyLabel(asFrequency(offer?.frequency ?? 0));
  const lines: [string, string][] = [
    ['To', lenderOf(offer?.nbfc ?? null).name],
    ['How often', `${frequencyText.charAt(0).toUpperCase()}${frequencyText.slice(1)}`],
    ['First debit', dayInIndia(mandate.firstDebit)],
    ['Last day', dayInIndia(mandate.endDate)],
    [
      'From',
      `${account?.bankName ?? 'Your account'}${account ? ` \u2022\u2022 ${lastFour(account.paymentAddress) ?? ''}` : ''}`,
    ],
    ['By', METHOD_TEXTS[mandate.method ?? ''] ?? (mandate.type === 'UPI' ? 'UPI autopay' : 'e-NACH')],
    ['Reference', mandate.id],
  ];
  const reasons = ENACH_REASONS.map(
    (code) =>
      html`<option value="${code}" ${code === 'payment_cancelled' ? html`selected` : ''}>${enachReasonText(code)}</option>`,
  );
  return html`<h1>Approve automatic debits</h1><p class="quiet">At most, for one debit</p>
<p class="amount">${rupees(mandate.maxAmount)}</p>
<dl class="lines">${lines.map(([term, value]) => html`<div><dt>${term}</dt><dd>${value}</dd></div>`)}</dl>
<p class="quiet">You can cancel this at your bank at any time. It cannot be paused.</p>
<form method="post" action="${action}" class="fields">
<button class="primary" name="decision" value="approve">Approve</button>
<button class="danger" name="decision" value="decline">Decline</button>
<button class="ghost" name="decision" value="slow">Bank is slow</button>
<details><summary>Why it is declined</summary><label>Reason <select name="reason">${reasons}</select></label></details></form>`;
}

const decidedContent = (status: string, returnUrl: string | null): Html =>
  html`<h1>Already answered</h1><p>This request is ${status.toLowerCase()}.</p>${exitLink(returnUrl)}`;

const page = (content: Html, status = 200, returnUrl: string | null = null): Response =>
  htmlPage({
    returnUrl,
    title: 'Sandbox Bank',
    style: 'sandbox',
    status,
    body: html`<header class="top bank"><p class="brand">Sandbox Bank</p><p class="quiet">Not a real bank</p></header><main>${content}</main>`,
  });
