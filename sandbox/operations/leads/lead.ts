import { and, desc, eq, sql } from 'drizzle-orm';
import { otps } from '../../books/schema';
import { leads } from '../../books/schema-trade';
import type { Call, Schemas } from '../../wire/operation';
import { maskMobile } from '../mask';
import { codeLimit, OTP } from '../one-time-code';

export type LeadRow = typeof leads.$inferSelect;
type LeadStatus = Schemas['Lead']['status'];

const STATUSES: LeadStatus[] = ['OTP_SENT', 'VERIFIED', 'SUBMITTED', 'ACCEPTED', 'REJECTED'];
/** The partner behind every lead. */
const PARTNER = 'INDIALENDS';

export const codeOf = (row: LeadRow) => ({ purpose: 'lead', subject: row.id }) as const;

/** The merchant's newest lead; undefined while there is none. */
export async function latestLead({ books, merchant }: Pick<Call, 'books' | 'merchant'>) {
  const rows = await books
    .select()
    .from(leads)
    .where(eq(leads.merchantId, merchant.id))
    .orderBy(desc(sql`rowid`))
    .limit(1);
  return rows[0];
}

/** A business id is the merchant's own id: nobody asks for another. */
export const isMine = ({ merchant }: Call, businessId: string): boolean => merchant.id === businessId;

/** Seconds for which the code sent last still holds, and until it may be sent again. */
export async function codeTimes({ books, merchant, now }: Call, row: LeadRow) {
  const { purpose, subject } = codeOf(row);
  const [newest] = await books
    .select()
    .from(otps)
    .where(and(eq(otps.merchantId, merchant.id), eq(otps.purpose, purpose), eq(otps.subject, subject)))
    .orderBy(desc(sql`rowid`))
    .limit(1);
  return {
    expiresIn: Math.max(0, (newest?.expiresAt ?? 0) - now),
    resendAfter: Math.max(0, (newest?.sentAt ?? 0) + OTP.resendAfter - now),
  };
}

/** The lead as the contract shows it; what is left of its code only while that is awaited. */
export async function leadView(call: Call, row: LeadRow): Promise<Schemas['Lead']> {
  const status = STATUSES.find((known) => known === row.status) ?? 'OTP_SENT';
  const shown = {
    lead_id: row.id,
    business_id: row.merchantId,
    status,
    mobile: maskMobile(call.merchant.mobile),
    partner: PARTNER,
    reason: row.reason,
  };
  if (status !== 'OTP_SENT') return shown;
  const { expiresIn, resendAfter } = await codeTimes(call, row);
  const limit = await codeLimit(call, codeOf(row));
  return {
    ...shown,
    resend_after: resendAfter,
    expires_in: expiresIn,
    attempts_left: limit?.attemptsLeft ?? OTP.tries,
  };
}
