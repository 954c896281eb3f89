import { and, eq } from 'drizzle-orm';
import { type DocumentKind, documentUrl } from '../base/document-url';
import { lastFour } from '../base/payment-address';
import type { DatabaseAndClock } from '../control/merchant-context';
import type { Merchant } from '../database/merchant';
import type { DbTransaction } from '../database/open-database';
import { agreements, bankAccounts, offers } from '../database/schema';
import { type Language, languageOf } from '../language/language';
import { authenticate } from '../wire/identity';
import { dateHeader, jsonAnswer } from '../wire/json-answer';
import { agreementDocument, sanctionLetter } from './agreement-document';
import type { DocumentContent } from './document-content';
import { documentHtml } from './document-html';
import { documentPdf } from './document-pdf';
import { kfsDocument } from './kfs-document';
import { loanDocument } from './loan-documents';
import { documentTexts } from './texts/document-texts';

const DOCUMENT_PATH = /^\/api\/termloan\/documents\/([\w-]+)\/([\w-]+)\.(html|pdf)$/;
const KINDS: readonly DocumentKind[] = [
  'agreement',
  'sanction-letter-kfs',
  'kfs',
  'no-dues-letter',
  'statement',
];

interface DocumentRequest {
  kind: DocumentKind;
  id: string;
  language: Language;
  /** Rupee sign before amounts; `Rs ` in an English PDF. */
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
  const [, pathKind, id, format] = DOCUMENT_PATH.exec(url.pathname) ?? [];
  const kind = KINDS.find((candidate) => candidate === pathKind);
  const isPdf = format === 'pdf';
  const language = languageOf(url.searchParams.get('lang')) ?? 'en';
  const result = await database.write(async (tx) => {
    const merchant = await authenticate(tx, request);
    if (merchant === undefined) return 'nobody';
    if (kind === undefined || id === undefined) return { merchant, content: undefined };
    return {
      merchant,
      content: await findDocument(tx, merchant, {
        kind,
        id,
        language,
        rupeeSign: isPdf && language === 'en' ? 'Rs ' : '\u20b9',
        now: Math.floor((now() + merchant.clockOffsetMs) / 1000),
      }),
    };
  });
  if (result === 'nobody') return jsonAnswer(401, { error: 'unauthorized' }, dateHeader(now()));
  const { merchant, content } = result;
  const dateHeaders = dateHeader(now() + merchant.clockOffsetMs);
  if (content === undefined || kind === undefined || id === undefined)
    return jsonAnswer(404, { error: 'document_not_found' }, dateHeaders);
  if (!isPdf)
    return documentHtml(content, {
      pdf: documentUrl(kind, id, 'pdf', language),
      inLanguage: (other) => documentUrl(kind, id, 'html', other),
    });
  return new Response(await documentPdf(content), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${kind}.pdf"`,
      'cache-control': 'no-store',
      ...dateHeaders,
    },
  });
}

async function findDocument(
  tx: DbTransaction,
  merchant: Merchant,
  { kind, id, language, rupeeSign, now }: DocumentRequest,
): Promise<DocumentContent | undefined> {
  if (kind === 'no-dues-letter' || kind === 'statement')
    return loanDocument(tx, merchant, { kind, loanId: id, language, rupeeSign, now });
  const borrower = merchant.panName;
  if (kind === 'kfs') {
    const ownOffer = and(eq(offers.id, id), eq(offers.merchantId, merchant.id));
    const [offer] = await tx.select().from(offers).where(ownOffer);
    return offer && kfsDocument({ offer, borrower, language, rupeeSign, disbursalAt: now });
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
  const { upiAccount, bankAccount } = documentTexts(language).agreement;
  const bank = accountEnding === null ? upiAccount : bankAccount(account.bankName, accountEnding);
  const parties = { agreement, offer, borrower, mobile: merchant.mobile, bank, language, rupeeSign };
  return kind === 'agreement' ? agreementDocument(parties) : sanctionLetter(parties);
}
