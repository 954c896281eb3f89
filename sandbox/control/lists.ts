import { and, asc, desc, eq, gt, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { lastFour } from '../base/payment-address';
import {
  agreements,
  audit,
  bankAccounts,
  events,
  faults,
  instalments,
  loans,
  mandates,
  messages,
  offers,
  otps,
} from '../database/schema';
import { complaints } from '../database/schema-complaints';
import { maskBody, maskPan } from '../operations/mask';
import { jsonAnswer } from '../wire/json-answer';
import { identityLists } from './identity-lists';
import { type MerchantContext, virtualMs } from './merchant-context';
import { merchantView } from './merchant-view';
import { moneyLists } from './money-lists';
import { tradeLists } from './trade-lists';

/** One-time codes sent to the merchant, newest first. Times in virtual seconds. */
export async function listOtps(context: MerchantContext): Promise<Response> {
  return jsonAnswer(200, { otps: await otpsOf(context) });
}

export async function otpsOf({ tx, merchant, ...rest }: MerchantContext) {
  const rows = await tx.select().from(otps).where(eq(otps.merchantId, merchant.id)).orderBy(desc(sql`rowid`));
  const now = Math.floor(virtualMs({ tx, merchant, ...rest }) / 1000);
  return rows.map((row) => ({
    otp_reference: row.reference,
    otp: row.code,
    purpose: row.purpose,
    subject: row.subject,
    sent_to: row.sentTo,
    language: row.language,
    sent_at: row.sentAt,
    expires_at: row.expiresAt,
    is_expired: now >= row.expiresAt,
  }));
}

/** Messages to the merchant other than one-time codes, newest first. Times in virtual seconds. */
export async function listMessages(context: MerchantContext): Promise<Response> {
  return jsonAnswer(200, { messages: await messagesOf(context) });
}

export async function messagesOf({ tx, merchant }: MerchantContext) {
  const rows = await tx
    .select()
    .from(messages)
    .where(eq(messages.merchantId, merchant.id))
    .orderBy(desc(messages.sentAt), desc(sql`rowid`));
  return rows.map(({ kind, subject, channel, sentTo, text, sentAt }) => ({
    kind,
    subject,
    channel,
    sent_to: sentTo,
    text,
    sent_at: sentAt,
  }));
}

/** Filter of the audit trail: operation, outcome, request id. */
export interface AuditFilter {
  operation: string | null;
  /** `ok`, `refused` (an answer of 400 or more), `lost` (no answer), `fault` (changed by a fault). */
  outcome: string | null;
  requestId: string | null;
}

/** The filter in a URL: `?operation=&outcome=&request_id=`; empty values are ignored. */
export const auditFilter = (search: URLSearchParams): AuditFilter => ({
  operation: search.get('operation') || null,
  outcome: search.get('outcome') || null,
  requestId: search.get('request_id') || null,
});

/** Calls matching the filter, oldest first; personal data is masked. */
export async function listAudit(context: MerchantContext, filter: AuditFilter): Promise<Response> {
  return jsonAnswer(200, { audit: await auditOf(context, filter) });
}

const OUTCOME_CONDITIONS: Record<string, SQL> = {
  ok: and(gt(audit.status, 0), lt(audit.status, 400)) ?? sql`1`,
  refused: gte(audit.status, 400),
  lost: eq(audit.status, 0),
  fault: isNotNull(audit.fault),
};
export const AUDIT_OUTCOMES = Object.keys(OUTCOME_CONDITIONS);
/** No call has an outcome that is not known. */
const conditionOf = (outcome: string): SQL | undefined =>
  Object.hasOwn(OUTCOME_CONDITIONS, outcome) ? OUTCOME_CONDITIONS[outcome] : sql`0`;

export async function auditOf(
  { tx, merchant }: MerchantContext,
  { operation, outcome, requestId }: AuditFilter,
) {
  const rows = await tx
    .select()
    .from(audit)
    .where(
      and(
        eq(audit.merchantId, merchant.id),
        operation === null ? undefined : eq(audit.operationId, operation),
        outcome === null ? undefined : conditionOf(outcome),
        requestId === null ? undefined : eq(audit.requestId, requestId),
      ),
    )
    .orderBy(asc(audit.id));
  return rows.map((row) => ({
    at: row.at,
    operationId: row.operationId,
    request_id: row.requestId,
    status: row.status,
    ...(row.fault === null ? {} : { fault: row.fault }),
    ...JSON.parse(row.detail),
  }));
}

export async function listEvents({ tx, merchant }: MerchantContext): Promise<Response> {
  const rows = await tx
    .select()
    .from(events)
    .where(eq(events.merchantId, merchant.id))
    .orderBy(asc(events.id));
  return jsonAnswer(200, {
    events: rows.map((row) => ({ at: row.at, kind: row.kind, ...JSON.parse(row.detail) })),
  });
}

/**
 * The business data of the merchant, in paise and virtual seconds; account numbers are masked. Codes, messages, events and the audit
 * trail have their own lists.
 * @param only names of the lists that are wanted, separated by commas; null for all
 */
export async function listBooks(context: MerchantContext, only: string | null): Promise<Response> {
  const { tx, merchant } = context;
  const lists: Readonly<Record<string, () => Promise<unknown>>> = {
    merchant: async () => ({ ...merchantView(context), pan_number: maskPan(merchant.panNumber) }),
    offers: () =>
      tx.select().from(offers).where(eq(offers.merchantId, merchant.id)).orderBy(asc(offers.position)),
    bank_accounts: async () => {
      const rows = await tx.select().from(bankAccounts).where(eq(bankAccounts.merchantId, merchant.id));
      return rows.map((row) => ({
        ...row,
        paymentAddress: `******${lastFour(row.paymentAddress) ?? row.paymentAddress.slice(-4)}`,
      }));
    },
    mandates: () => tx.select().from(mandates).where(eq(mandates.merchantId, merchant.id)),
    agreements: () => tx.select().from(agreements).where(eq(agreements.merchantId, merchant.id)),
    loans: () => tx.select().from(loans).where(eq(loans.merchantId, merchant.id)),
    instalments: () => {
      const ofMerchant = tx.select({ id: loans.id }).from(loans).where(eq(loans.merchantId, merchant.id));
      return tx
        .select()
        .from(instalments)
        .where(inArray(instalments.loanId, ofMerchant))
        .orderBy(asc(instalments.number));
    },
    ...moneyLists(context),
    ...identityLists(context),
    ...tradeLists(context),
    complaints: async () =>
      (await tx.select().from(complaints).where(eq(complaints.merchantId, merchant.id))).map(maskBody),
    faults: () => tx.select().from(faults).where(eq(faults.merchantId, merchant.id)),
  };
  const wanted = only?.split(',');
  const books: Record<string, unknown> = {};
  for (const [name, read] of Object.entries(lists))
    if (wanted?.includes(name) ?? true) books[name] = await read();
  return jsonAnswer(200, books);
}
