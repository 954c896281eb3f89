import { eq } from 'drizzle-orm';
import { type Call, fail, type Operation, ok, type Schemas } from '../../base/operation';
import { leadProfiles } from '../../database/schema-trade';
import { isOwnBusiness, type LeadRow, latestLead, leadView } from './lead';

/** The profile that the partner gets with the lead; zeros and nulls before it is saved. */
export const getLeadProfile: Operation<'getLeadProfile'> = async (call, { body }) => {
  if (!isOwnBusiness(call, body.business_id)) return fail(404, 'business_not_found');
  const lead = await latestLead(call, body.partner);
  if (lead === undefined) return fail(404, 'lead_not_found');
  return ok(await profileView(call, lead));
};

export const updateLeadProfile: Operation<'updateLeadProfile'> = async (call, { body }) => {
  if (!isOwnBusiness(call, body.business_id)) return fail(404, 'business_not_found');
  const lead = await latestLead(call, body.partner);
  if (lead === undefined) return fail(404, 'lead_not_found');
  if (lead.status !== 'OTP_SENT' && lead.status !== 'VERIFIED') return fail(409, 'lead_already_submitted');
  const row = {
    merchantId: call.merchant.id,
    annualTurnover: body.annual_turnover,
    currentAccountAvailable: body.current_account_available,
    gstRegistered: body.gst_registered,
    businessAgeMonths: body.business_age_months,
  };
  await call.tx
    .insert(leadProfiles)
    .values({ leadId: lead.id, ...row })
    .onConflictDoUpdate({ target: leadProfiles.leadId, set: row });
  return ok(await profileView(call, lead));
};

/** Whether the profile is complete: it was saved, with an annual turnover above 0. */
export async function isComplete({ tx }: Call, lead: LeadRow): Promise<boolean> {
  const [row] = await tx.select().from(leadProfiles).where(eq(leadProfiles.leadId, lead.id));
  return row !== undefined && row.annualTurnover > 0;
}

async function profileView(call: Call, lead: LeadRow): Promise<Schemas['LeadProfile']> {
  const { tx, merchant } = call;
  const [row] = await tx.select().from(leadProfiles).where(eq(leadProfiles.leadId, lead.id));
  return {
    business_id: merchant.id,
    lead_id: lead.id,
    annual_turnover: row?.annualTurnover ?? 0,
    current_account_available: row?.currentAccountAvailable ?? null,
    gst_registered: row?.gstRegistered ?? null,
    business_age_months: row?.businessAgeMonths ?? 0,
    lead: await leadView(call, lead),
  };
}
