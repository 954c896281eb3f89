import { type Call, fail, type Operation, ok, type Refusal } from '../../base/operation';
import { recordEvent } from '../../database/merchant';
import { newId } from '../../database/new-id';
import { leads } from '../../database/schema-trade';
import { logConsent } from '../consents/consent-log';
import { maskMobile } from '../mask';
import { codeLimit, sendCode } from '../one-time-code';
import {
  codeTimes,
  DEFAULT_PARTNER,
  isOwnBusiness,
  type LeadPartner,
  type LeadRow,
  latestLead,
  leadCode,
  leadView,
  rejectionSecondsLeft,
} from './lead';

/** Creates a lead and sends its code. An open lead is returned unchanged; when its code has expired, a new one is sent. */
export const createLead: Operation<'createLead'> = async (call, { body }) => {
  if (!isOwnBusiness(call, body.business_id)) return fail(404, 'business_not_found');
  const partner = body.partner ?? DEFAULT_PARTNER;
  const existing = await latestLead(call, partner);
  if (existing !== undefined && rejectionSecondsLeft(existing, call.now) !== 0) {
    const refusal = existing.status === 'OTP_SENT' ? await renewCode(call, existing) : null;
    return refusal ?? ok(await leadView(call, existing));
  }
  const row = await insertLead(call, partner);
  await logConsent(call, {
    purpose: 'LEAD_CONTACT',
    party: partner,
    subject: row.id,
    record: body.consent_record,
  });
  return (await sendLeadCode(call, row)) ?? ok(await leadView(call, row));
};

async function insertLead({ tx, merchant, now }: Call, partner: LeadPartner): Promise<LeadRow> {
  const row: LeadRow = {
    id: newId('led'),
    merchantId: merchant.id,
    partner,
    status: 'OTP_SENT',
    createdAt: now,
    submittedAt: null,
    decidedAt: null,
    reason: null,
  };
  await tx.insert(leads).values(row);
  await recordEvent(tx, merchant.id, now, 'lead.created', { lead_id: row.id, partner });
  return row;
}

/** Sends a new code when the last one has expired; refused during the retry wait after too many wrong codes. */
async function renewCode(call: Call, row: LeadRow): Promise<Refusal | null> {
  const retryWait = (await codeLimit(call, leadCode(row)))?.retryWait ?? 0;
  if (retryWait > 0) return fail(429, 'rate_limited', { retry_after: retryWait });
  const { expiresIn } = await codeTimes(call, row);
  return expiresIn > 0 ? null : sendLeadCode(call, row);
}

/** Sends the code. Every refusal becomes `rate_limited`, the only one that the contract has for creating a lead. */
async function sendLeadCode(call: Call, row: LeadRow): Promise<Refusal | null> {
  const outcome = await sendCode(call, leadCode(row), maskMobile(call.merchant.mobile));
  if (!('refusal' in outcome)) return null;
  const { retry_after } = outcome.refusal.body;
  return fail(429, 'rate_limited', retry_after === undefined ? {} : { retry_after });
}
