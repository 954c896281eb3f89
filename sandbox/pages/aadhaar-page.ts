import { eq } from 'drizzle-orm';
import type { Call } from '../base/operation';
import { findMerchant, flagsOf } from '../database/merchant';
import type { DbTransaction } from '../database/open-database';
import { ekycs } from '../database/schema-identity';
import { applyElapsedTime } from '../operations/apply-elapsed-time';
import type { EkycRow } from '../operations/identity/identity-rows';
import { answerAadhaar } from './aadhaar-answer';
import { aadhaarForm } from './aadhaar-form';
import { type Html, html, htmlPage, seeOther } from './html';
import { exitLink, returnAddress, withReturnUrl } from './return-address';

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
  const check = await findCheck(tx, now, id);
  if (check === undefined)
    return page(html`<h1>This request is not known</h1><p>Go back to the app and start again.</p>`, 404);
  if (check.ekyc.status !== 'INITIATED') {
    if (request.method === 'POST') return seeOther(returnUrl ?? url.pathname);
    return page(decidedContent(check.ekyc.status, returnUrl));
  }
  const action = withReturnUrl(url.pathname, returnUrl);
  if (request.method !== 'POST') return page(aadhaarForm(check.ekyc, action), 200, returnUrl);
  const answer = await answerAadhaar(check, new URLSearchParams(await request.text()));
  if (answer.kind === 'problem') return page(aadhaarForm(check.ekyc, action, answer.problem), 400, returnUrl);
  return seeOther(answer.kind === 'ended' ? (returnUrl ?? url.pathname) : action);
}

async function findCheck(
  tx: DbTransaction,
  now: () => number,
  id: string,
): Promise<AadhaarCheck | undefined> {
  const [stored] = await tx.select().from(ekycs).where(eq(ekycs.id, id));
  const merchant = stored && (await findMerchant(tx, stored.merchantId));
  if (merchant === undefined) return undefined;
  const seconds = Math.floor((now() + merchant.clockOffsetMs) / 1000);
  const call = {
    tx,
    merchant,
    isOwner: true,
    flags: flagsOf(merchant),
    now: seconds,
    isPending: () => false,
  };
  await applyElapsedTime(call);
  const [ekyc] = await tx.select().from(ekycs).where(eq(ekycs.id, id));
  return ekyc && { call, ekyc };
}

const decidedContent = (status: string, returnUrl: string | null): Html =>
  html`<h1>Already answered</h1><p>This check is ${status.toLowerCase()}.</p>${exitLink(returnUrl)}`;

const page = (content: Html, status = 200, returnUrl: string | null = null): Response =>
  htmlPage({
    returnUrl,
    title: 'Sandbox Aadhaar',
    style: 'sandbox',
    status,
    body: html`<header class="top bank"><p class="brand">Sandbox Aadhaar</p><p class="quiet">Not the real Aadhaar</p></header><main>${content}</main>`,
  });
