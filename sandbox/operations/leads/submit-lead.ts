import { eq } from 'drizzle-orm';
import { fail, type Operation, ok } from '../../base/operation';
import { recordEvent } from '../../database/merchant';
import { leads } from '../../database/schema-trade';
import { logConsent } from '../consents/consent-log';
import { isOwnBusiness, leadOfId, leadView } from './lead';
import { isComplete } from './lead-profile';

/** Sends the lead to the partner. A lead that was sent already is returned unchanged. */
export const submitLead: Operation<'submitLead'> = async (call, { body }) => {
  if (!isOwnBusiness(call, body.business_id)) return fail(404, 'business_not_found');
  const row = await leadOfId(call, body.lead_id);
  if (row === undefined) return fail(404, 'lead_not_found');
  if (row.status === 'OTP_SENT') return fail(409, 'lead_not_verified');
  if (row.status !== 'VERIFIED') return ok(await leadView(call, row));
  if (!(await isComplete(call, row))) return fail(409, 'lead_profile_incomplete');
  if (!body.consent) return fail(400, 'consent_required');
  const change = { status: 'SUBMITTED', submittedAt: call.now };
  await call.tx.update(leads).set(change).where(eq(leads.id, row.id));
  await logConsent(call, {
    purpose: 'LEAD_PROFILE',
    party: row.partner,
    subject: row.id,
    record: body.consent_record,
  });
  await recordEvent(call.tx, call.merchant.id, call.now, 'lead.submitted', { lead_id: row.id });
  return ok(await leadView(call, { ...row, ...change }));
};
