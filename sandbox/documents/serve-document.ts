import { and, eq } from 'drizzle-orm';
import { lastFour } from '../base/payment-address';
import type { DatabaseAndClock } from '../control/merchant-context';
import type { Merchant } from '../database/merchant';
import type { DbTransaction } from '../database/open-database';
import { agreements, bankAccounts, offers } from '../database/schema';
import { authenticate } from '../wire/identity';
import { dateHeader, jsonAnswer } from '../wire/json-answer';
import { agreementDocument, sanctionLetter } from './agreement-document';
import type { DocumentContent } from './document-content';
import { documentHtml } from './document-html';
import { devanagariFont, documentPdf } from './document-pdf';
import { kfsDocument } from './kfs-document';
import { loanDocument } from './loan-documents';

const DOCUMENT_PATH =
  /^\/api\/termloan\/documents\/(agreement|sanction-letter-kfs|kfs|no-dues-letter|statement)\/([\w-]+)\.(html|pdf)$/;

interface DocumentRequest {
  kind: string;
  id: string;
  lang: 'en' | 'hi';
  /** Rupee sign before amounts; `Rs ` in a PDF. */
  rupeeSign: string;
  /** Virtual seconds. */
  now: number;
}

/**
 * Serves agreement, sanction letter, Key Facts Statement, account statement and no-dues letter as HTML or PDF. 401 without a
 * merchant, 404 for the document of another merchant.
 */
export async function serveDocument(
  { database, now }: DatabaseAndClock,
  request: Request,
): Promise<Response> {
  const url = new URL(request.url);
  const [, kind, id, format] = DOCUMENT_PATH.exec(url.pathname) ?? [];
  const isPdf = format === 'pdf';
  const isHindi = url.searchParams.get('lang') === 'hi' && (!isPdf || devanagariFont() !== undefined);
  const lang = isHindi ? 'hi' : 'en';
  const result = await database.write(async (tx) => {
    const merchant = await authenticate(tx, request);
    if (merchant === undefined) return 'nobody';
    if (kind === undefined || id === undefined) return { merchant, content: undefined };
    return {
      merchant,
      content: await findDocument(tx, merchant, {
        kind,
        id,
        lang,
        rupeeSign: isPdf ? 'Rs ' : '\u20b9',
        now: Math.floor((now() + merchant.clockOffsetMs) / 1000),
      }),
    };
  });
  if (result === 'nobody') return jsonAnswer(401, { error: 'unauthorized' }, dateHeader(now()));
  const { merchant, content } = result;
  const dateHeaders = dateHeader(now() + merchant.clockOffsetMs);
  if (content === undefined) return jsonAnswer(404, { error: 'document_not_found' }, dateHeaders);
  if (!isPdf) return documentHtml(content, links(url, kind === 'kfs', lang));
  return new Response(await documentPdf(content), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${kind}.pdf"`,
      'cache-control': 'no-store',
      ...dateHeaders,
    },
  });
}

function links(url: URL, isKfs: boolean, lang: 'en' | 'hi') {
  const pdf = url.pathname.replace(/html$/, 'pdf');
  if (!isKfs) return { pdf, otherLanguage: null };
  return lang === 'hi'
    ? { pdf: `${pdf}?lang=hi`, otherLanguage: url.pathname }
    : { pdf, otherLanguage: `${url.pathname}?lang=hi` };
}

async function findDocument(
  tx: DbTransaction,
  merchant: Merchant,
  { kind, id, lang, rupeeSign, now }: DocumentRequest,
): Promise<DocumentContent | undefined> {
  if (kind === 'no-dues-letter' || kind === 'statement')
    return loanDocument(tx, merchant, { kind, loanId: id, rupeeSign, now });
  const borrower = merchant.panName;
  if (kind === 'kfs') {
    const ownOffer = and(eq(offers.id, id), eq(offers.merchantId, merchant.id));
    const [offer] = await tx.select().from(offers).where(ownOffer);
    return offer && kfsDocument({ offer, borrower, lang, rupeeSign, disbursalAt: now });
  }
  const [row] = await tx
    .select()
    .from(agreements)
    .innerJoin(offers, eq(offers.id, agreements.offerId))
    .innerJoin(bankAccounts, eq(bankAccounts.id, agreements.bankDetailsId))
    .where(and(eq(agreements.id, id), eq(agreements.merchantId, merchant.id)));
  if (row === undefined) return undefined;
  const { agreements: agreement, offers: offer, bank_accounts: account } = row;
  const accountEnding = lastFour(account.paymentAddress);
  const bank =
    accountEnding === null
      ? 'the UPI id given'
      : `${account.bankName ?? 'the bank'} account ending ${accountEnding}`;
  const parties = { agreement, offer, borrower, mobile: merchant.mobile, bank, rupeeSign };
  return kind === 'agreement' ? agreementDocument(parties) : sanctionLetter(parties);
}
