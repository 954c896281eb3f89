import { afterAll, describe, expect, it } from 'vitest';
import { openSandbox, type SandboxMerchant, type Schemas } from './support/sandbox-merchant';
import { leadCall, leadIdOf, OTP, openLead, PROFILE, trader } from './support/trade';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

const lead = async (merchant: SandboxMerchant) => (await leadCall(merchant, 'leads')).body;

/** Verified, with a saved profile, and submitted. */
async function submitted() {
  const merchant = await trader(sandbox, 'lead-new');
  const lead_id = await openLead(merchant);
  await leadCall(merchant, 'updateLeadProfile', PROFILE);
  await leadCall(merchant, 'verifyOtp', { lead_id, otp: OTP });
  const sent = await leadCall(merchant, 'submitLead', { lead_id, consent: true });
  expect(sent.body.status).toBe('SUBMITTED');
  return { merchant, lead_id };
}

describe('a lead', () => {
  it('is opened once, and reports the attempts left of its code', async () => {
    const merchant = await trader(sandbox, 'lead-new');
    const first = await lead(merchant);
    expect(first).toMatchObject({
      business_id: merchant.id,
      status: 'OTP_SENT',
      mobile: '******7893',
      partner: 'INDIALENDS',
      resend_after: 30,
      expires_in: 300,
      attempts_left: 5,
    });
    await merchant.advance(40);
    expect(await lead(merchant)).toMatchObject({ lead_id: first.lead_id, resend_after: 0, expires_in: 260 });
    const { body } = await merchant.control<{ otps: unknown[] }>('GET', '/otps');
    expect(body.otps).toHaveLength(1);
  });

  it('gets a new code when it is opened again after the old code has expired', async () => {
    const merchant = await trader(sandbox, 'lead-new');
    const first = await lead(merchant);
    await merchant.advance(300);
    expect(await lead(merchant)).toMatchObject({ lead_id: first.lead_id, expires_in: 300 });
    const { body } = await merchant.control<{ otps: { sent_to: string }[] }>('GET', '/otps');
    expect(body.otps.map(({ sent_to }) => sent_to)).toEqual(['******7893', '******7893']);
  });

  it('is sent to the partner once, with consent', async () => {
    const { merchant, lead_id } = await submitted();
    const again = await leadCall(merchant, 'submitLead', { lead_id, consent: true });
    expect(again).toMatchObject({ status: 200, body: { status: 'SUBMITTED' } });
    const { body } = await merchant.control<{ events: { kind: string }[] }>('GET', '/events');
    expect(body.events.filter(({ kind }) => kind === 'lead.submitted')).toHaveLength(1);
    await merchant.advance(10);
    expect(await lead(merchant)).toMatchObject({ lead_id, status: 'ACCEPTED', reason: null });
  });

  it('may be rejected, which is valid for 30 days', async () => {
    const { merchant, lead_id } = await submitted();
    await merchant.flags({ lead_result: 'REJECTED' });
    await merchant.advance(10);
    expect(await lead(merchant)).toMatchObject({
      lead_id,
      status: 'REJECTED',
      reason: expect.any(String),
      retry_after: 30 * 86_400,
    });
    await merchant.advance(30 * 86_400);
    const anew = await lead(merchant);
    expect(anew).toMatchObject({ status: 'OTP_SENT', reason: null });
    expect(anew.lead_id).not.toBe(lead_id);
    const profile = await leadCall<Schemas['LeadProfile']>(merchant, 'leadProfile');
    expect(profile.body).toMatchObject({ lead_id: anew.lead_id, annual_turnover: 0 });
  });

  it('has an empty profile until one is saved', async () => {
    const merchant = await trader(sandbox, 'lead-verified');
    const profile = () => leadCall<Schemas['LeadProfile']>(merchant, 'leadProfile');
    expect((await profile()).body).toMatchObject({ annual_turnover: 0, gst_registered: null });
    await leadCall(merchant, 'updateLeadProfile', PROFILE);
    expect((await profile()).body).toEqual({
      business_id: merchant.id,
      lead_id: await leadIdOf(merchant),
      ...PROFILE,
      lead: await lead(merchant),
    });
  });

  it('needs a turnover to be complete', async () => {
    const merchant = await trader(sandbox, 'lead-verified');
    await leadCall(merchant, 'updateLeadProfile', { ...PROFILE, annual_turnover: 0 });
    const sent = await leadCall(merchant, 'submitLead', { lead_id: await leadIdOf(merchant), consent: true });
    expect(sent.body).toEqual({ error: 'lead_profile_incomplete' });
  });

  it.each([
    ['lead-open', 'OTP_SENT'],
    ['lead-verified', 'VERIFIED'],
    ['lead-submitted', 'SUBMITTED'],
    ['lead-rejected', 'REJECTED'],
  ])('%s is at %s', async (persona, status) => {
    expect((await lead(await trader(sandbox, persona))).status).toBe(status);
  });

  it('can be read without opening one, and without sending a code', async () => {
    const merchant = await trader(sandbox, 'lead-open');
    const profile = await leadCall<Schemas['LeadProfile']>(merchant, 'leadProfile');
    expect(profile.body.lead).toMatchObject({ status: 'OTP_SENT', expires_in: 0, retry_after: null });
    const { body } = await merchant.control<{ otps: unknown[] }>('GET', '/otps');
    expect(body.otps).toEqual([]);
  });

  it('is separate for each partner', async () => {
    const { merchant, lead_id } = await submitted();
    const partner = 'CREDIT_HAAT';
    expect((await leadCall(merchant, 'leadProfile', { partner })).body).toEqual({ error: 'lead_not_found' });
    const other = (await leadCall(merchant, 'leads', { partner })).body;
    expect(other).toMatchObject({ status: 'OTP_SENT', partner });
    expect(other.lead_id).not.toBe(lead_id);
    await leadCall(merchant, 'verifyOtp', { lead_id: other.lead_id, otp: OTP });
    await leadCall(merchant, 'updateLeadProfile', { ...PROFILE, partner });
    const sent = await leadCall(merchant, 'submitLead', { lead_id: other.lead_id, consent: true });
    expect(sent.body.status).toBe('SUBMITTED');
    await merchant.advance(10);
    const both = await Promise.all([lead(merchant), leadCall(merchant, 'leads', { partner })]);
    expect([both[0].status, both[1].body.status]).toEqual(['ACCEPTED', 'ACCEPTED']);
  });

  it('is verified once; a second code changes nothing', async () => {
    const { merchant, lead_id } = await submitted();
    const again = await leadCall(merchant, 'verifyOtp', { lead_id, otp: '000000' });
    expect(again).toMatchObject({ status: 200, body: { status: 'SUBMITTED' } });
  });
});
