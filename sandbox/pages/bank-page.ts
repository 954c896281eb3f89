import { eq } from 'drizzle-orm';
import { lenderOf } from '../base/lenders';
import { lastFour } from '../base/payment-address';
import { findMerchant, flagsOf, recordEvent } from '../database/merchant';
import type { DbTransaction } from '../database/open-database';
import { bankAccounts, mandates, offers } from '../database/schema';
import { type Language, textOfCode } from '../language/language';
import { pageLanguage } from '../language/page-language';
import { dayInIndia } from '../money/due-dates';
import { asFrequency } from '../money/frequency';
import { rupees } from '../money/rupees';
import { activateMandate, applyElapsedTime } from '../operations/apply-elapsed-time';
import { ENACH_REASONS, isEnachReason, statusAfter } from './enach-reasons';
import { type Html, html, htmlPage, seeOther } from './html';
import { exitLink, returnAddress, unknownRequest, withReturnUrl } from './return-address';
import { type PageTexts, pageTexts } from './texts/page-texts';

/** The bank's page to approve a mandate: applies the decision and redirects to the app. `now` returns real time in ms. */
export async function bankPage(
  tx: DbTransaction,
  now: () => number,
  request: Request,
  mandateId: string,
): Promise<Response> {
  const url = new URL(request.url);
  const returnUrl = returnAddress(url.searchParams.get('return_to'), url);
  const language = pageLanguage(request);
  const texts = pageTexts(language);
  const opened = await findMandate(tx, now, mandateId);
  if (opened === undefined) return page(language, unknownRequest(texts), 404);
  if (request.method === 'POST') {
    const form = new URLSearchParams(await request.text());
    await applyDecision(tx, opened, form);
    return seeOther(returnUrl ?? url.pathname);
  }
  if (opened.mandate.status !== 'INITIATED')
    return page(language, decidedContent(opened.mandate.status, returnUrl, texts));
  const form = await approvalForm(tx, opened, withReturnUrl(url.pathname, returnUrl), language);
  return page(language, form, 200, returnUrl);
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
  if (decision === 'approve' && !isByAadhaar) return activateMandate(context, mandate.id, context.now);
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

async function approvalForm(
  tx: DbTransaction,
  { mandate }: OpenedMandate,
  action: string,
  language: Language,
): Promise<Html> {
  const { shared, bank } = pageTexts(language);
  const [offer] = await tx.select().from(offers).where(eq(offers.id, mandate.offerId));
  const [account] = await tx
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.id, offer?.bankDetailsId ?? ''));
  const lines: [string, string][] = [
    [bank.to, lenderOf(offer?.nbfc ?? null).name],
    [bank.howOften, bank.frequencies[asFrequency(offer?.frequency ?? 0)]],
    [bank.firstDebit, dayInIndia(mandate.firstDebit, language)],
    [bank.lastDay, dayInIndia(mandate.endDate, language)],
    [
      shared.from,
      `${account?.bankName ?? bank.account}${account ? ` \u2022\u2022 ${lastFour(account.paymentAddress) ?? ''}` : ''}`,
    ],
    [
      bank.by,
      textOfCode(bank.methods, mandate.method) ??
        (mandate.type === 'UPI' ? bank.methods.UPI : bank.methods.ENACH),
    ],
    [shared.reference, mandate.id],
  ];
  const reasons = ENACH_REASONS.map(
    (code) =>
      html`<option value="${code}" ${code === 'payment_cancelled' ? html`selected` : ''}>${textOfCode(bank.reasons, code)}</option>`,
  );
  return html`<h1>${bank.heading}</h1><p class="quiet">${bank.atMost}</p>
<p class="amount">${rupees(mandate.maxAmount)}</p>
<dl class="lines">${lines.map(([term, value]) => html`<div><dt>${term}</dt><dd>${value}</dd></div>`)}</dl>
<p class="quiet">${bank.canBeCancelled}</p>
<form method="post" action="${action}" class="fields">
<button class="primary" name="decision" value="approve">${bank.approve}</button>
<button class="danger" name="decision" value="decline">${shared.decline}</button>
<button class="ghost" name="decision" value="slow">${bank.slow}</button>
<details><summary>${bank.whyDeclined}</summary><label>${shared.reason} <select name="reason">${reasons}</select></label></details></form>`;
}

const decidedContent = (status: string, returnUrl: string | null, texts: PageTexts): Html =>
  html`<h1>${texts.shared.alreadyAnswered}</h1><p>${textOfCode(texts.bank.decided, status)}</p>${exitLink(returnUrl, texts)}`;

const page = (language: Language, content: Html, status = 200, returnUrl: string | null = null): Response =>
  htmlPage({
    returnUrl,
    title: 'Sandbox Bank',
    style: 'sandbox',
    lang: language,
    status,
    body: html`<header class="top bank"><p class="brand">Sandbox Bank</p><p class="quiet">${pageTexts(language).bank.notReal}</p></header><main>${content}</main>`,
  });
