import { eq } from 'drizzle-orm';
import type { Call } from '../base/operation';
import { findMerchant, flagsOf } from '../database/merchant';
import type { DbTransaction } from '../database/open-database';
import { ekycs } from '../database/schema-identity';
import { type Language, textOfCode } from '../language/language';
import { pageLanguage } from '../language/page-language';
import { applyElapsedTime } from '../operations/apply-elapsed-time';
import type { EkycRow } from '../operations/identity/identity-rows';
import { answerAadhaar } from './aadhaar-answer';
import { aadhaarForm } from './aadhaar-form';
import { type Html, html, htmlPage, seeOther } from './html';
import { exitLink, returnAddress, unknownRequest, withReturnUrl } from './return-address';
import { type PageTexts, pageTexts } from './texts/page-texts';

export interface AadhaarCheck {
  call: Call;
  ekyc: EkycRow;
}

/** The page of Aadhaar for one check, to enter number and code. The app never sees them. `now` returns real time in ms. */
export async function aadhaarPage(
  tx: DbTransaction,
  now: () => number,
  request: Request,
  id: string,
): Promise<Response> {
  const url = new URL(request.url);
  const returnUrl = returnAddress(url.searchParams.get('return_to'), url);
  const language = pageLanguage(request);
  const texts = pageTexts(language);
  const check = await findCheck(tx, now, id, language);
  if (check === undefined) return page(language, unknownRequest(texts), 404);
  if (check.ekyc.status !== 'INITIATED') {
    if (request.method === 'POST') return seeOther(returnUrl ?? url.pathname);
    return page(language, decidedContent(check.ekyc.status, returnUrl, texts));
  }
  const action = withReturnUrl(url.pathname, returnUrl);
  if (request.method !== 'POST')
    return page(language, aadhaarForm(check.ekyc, action, texts), 200, returnUrl);
  const answer = await answerAadhaar(check, new URLSearchParams(await request.text()), texts.aadhaar);
  if (answer.kind === 'problem')
    return page(language, aadhaarForm(check.ekyc, action, texts, answer.problem), 400, returnUrl);
  return seeOther(answer.kind === 'ended' ? (returnUrl ?? url.pathname) : action);
}

async function findCheck(
  tx: DbTransaction,
  now: () => number,
  id: string,
  language: Language,
): Promise<AadhaarCheck | undefined> {
  const [stored] = await tx.select().from(ekycs).where(eq(ekycs.id, id));
  const merchant = stored && (await findMerchant(tx, stored.merchantId));
  if (merchant === undefined) return undefined;
  const seconds = Math.floor((now() + merchant.clockOffsetMs) / 1000);
  const call = {
    tx,
    merchant,
    isOwner: true,
    language,
    flags: flagsOf(merchant),
    now: seconds,
    isPending: () => false,
  };
  await applyElapsedTime(call);
  const [ekyc] = await tx.select().from(ekycs).where(eq(ekycs.id, id));
  return ekyc && { call, ekyc };
}

const decidedContent = (status: string, returnUrl: string | null, texts: PageTexts): Html =>
  html`<h1>${texts.shared.alreadyAnswered}</h1><p>${textOfCode(texts.aadhaar.decided, status)}</p>${exitLink(returnUrl, texts)}`;

const page = (language: Language, content: Html, status = 200, returnUrl: string | null = null): Response =>
  htmlPage({
    returnUrl,
    title: 'Sandbox Aadhaar',
    style: 'sandbox',
    lang: language,
    status,
    body: html`<header class="top bank"><p class="brand">Sandbox Aadhaar</p><p class="quiet">${pageTexts(language).aadhaar.notReal}</p></header><main>${content}</main>`,
  });
