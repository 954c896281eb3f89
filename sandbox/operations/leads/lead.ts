import { and, desc, eq, sql } from 'drizzle-orm';
import type { Call, Schemas } from '../../base/operation';
import { otps } from '../../database/schema';
import { leads } from '../../database/schema-trade';
import { textOfCode } from '../../language/language';
import { serviceTexts } from '../../language/service/service-texts';
import { DAY_SECONDS } from '../../money/due-dates';
import { maskMobile } from '../mask';
import { codeLimit, OTP_LIMITS } from '../one-time-code';

export type LeadRow = typeof leads.$inferSelect;
type LeadStatus = Schemas['Lead']['status'];

const STATUSES: LeadStatus[] = ['OTP_SENT', 'VERIFIED', 'SUBMITTED', 'ACCEPTED', 'REJECTED'];
export type LeadPartner = Schemas['LeadPartner'];
/** The partner of a request that names none. */
export const DEFAULT_PARTNER: LeadPartner = 'INDIALENDS';
const PARTNERS: readonly LeadPartner[] = ['INDIALENDS', 'CREDIT_HAAT', 'LENDBOX', 'STASHFIN'];
/** How long a partner's refusal is final. */
const REJECTION_SECONDS = 30 * DAY_SECONDS;

export const leadCode = (row: LeadRow) => ({ purpose: 'lead', subject: row.id }) as const;

type Context = Pick<Call, 'tx' | 'merchant'>;

/** The merchant's newest lead with a partner; undefined without one. */
export async function latestLead({ tx, merchant }: Context, partner: LeadPartner = DEFAULT_PARTNER) {
  const rows = await tx
    .select()
    .from(leads)
    .where(and(eq(leads.merchantId, merchant.id), eq(leads.partner, partner)))
    .orderBy(desc(sql`rowid`))
    .limit(1);
  return rows[0];
}

/** A lead of the merchant by its id; undefined unless it is the newest one with its partner. */
export async function leadOfId(call: Context, id: string): Promise<LeadRow | undefined> {
  const newestLeads = await Promise.all(PARTNERS.map((partner) => latestLead(call, partner)));
  return newestLeads.find((row) => row?.id === id);
}

/**
 * For how many more seconds a partner's refusal is final (0: a new lead may be created); null for a lead that was not
 * refused.
 */
export function rejectionSecondsLeft({ status, decidedAt }: LeadRow, now: number): number | null {
  return status === 'REJECTED' ? Math.max(0, (decidedAt ?? 0) + REJECTION_SECONDS - now) : null;
}

/** Whether a business id of a request is the merchant's own. */
export const isOwnBusiness = ({ merchant }: Call, businessId: string): boolean => merchant.id === businessId;

/** Seconds until the last code expires, and until the next one may be sent; 0 when it is in the past. */
export async function codeTimes({ tx, merchant, now }: Call, row: LeadRow) {
  const { purpose, subject } = leadCode(row);
  const [newestCode] = await tx
    .select()
    .from(otps)
    .where(and(eq(otps.merchantId, merchant.id), eq(otps.purpose, purpose), eq(otps.subject, subject)))
    .orderBy(desc(sql`rowid`))
    .limit(1);
  return {
    expiresIn: Math.max(0, (newestCode?.expiresAt ?? 0) - now),
    resendAfter: Math.max(0, (newestCode?.sentAt ?? 0) + OTP_LIMITS.resendAfter - now),
  };
}

/** A lead in the contract's format; with the limits of its code until it is verified. */
export async function leadView(call: Call, row: LeadRow): Promise<Schemas['Lead']> {
  const status = STATUSES.find((candidate) => candidate === row.status) ?? 'OTP_SENT';
  const view = {
    lead_id: row.id,
    business_id: row.merchantId,
    status,
    mobile: maskMobile(call.merchant.mobile),
    partner: row.partner,
    reason: textOfCode(serviceTexts(call.language).lead, row.reason),
    retry_after: rejectionSecondsLeft(row, call.now),
  };
  if (status !== 'OTP_SENT') return view;
  const { expiresIn, resendAfter } = await codeTimes(call, row);
  const limit = await codeLimit(call, leadCode(row));
  return {
    ...view,
    resend_after: resendAfter,
    expires_in: expiresIn,
    attempts_left: limit?.attemptsLeft ?? OTP_LIMITS.maxAttempts,
  };
}
