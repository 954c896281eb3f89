import { afterAll, describe, expect, it } from 'vitest';
import { type Actor, openSandbox, type Schemas } from './support/actor';
import { leadCall, leadIdOf, OTP, openLead, PROFILE, trader } from './support/trade';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

const lead = async (actor: Actor) => (await leadCall(actor, 'leads')).body;

/** Verified, with a saved profile, and submitted. */
async function submitted() {
  const actor = await trader(sandbox, 'lead-new');
  const lead_id = await openLead(actor);
  await leadCall(actor, 'updateLeadProfile', PROFILE);
  await leadCall(actor, 'verifyOtp', { lead_id, otp: OTP });
  const sent = await leadCall(actor, 'submitLead', { lead_id, consent: true });
  expect(sent.body.status).toBe('SUBMITTED');
  return { actor, lead_id };
}

describe('a lead', () => {
  it('is opened once, and reports the attempts left of its code', async () => {
    const actor = await trader(sandbox, 'lead-new');
    const first = await lead(actor);
    expect(first).toMatchObject({
      business_id: actor.id,
      status: 'OTP_SENT',
      mobile: '******7893',
      partner: 'INDIALENDS',
      resend_after: 30,
      expires_in: 300,
      attempts_left: 5,
    });
    await actor.advance(40);
    expect(await lead(actor)).toMatchObject({ lead_id: first.lead_id, resend_after: 0, expires_in: 260 });
    const { body } = await actor.control<{ otps: unknown[] }>('GET', '/otps');
    expect(body.otps).toHaveLength(1);
  });

  it('gets a new code when it is opened again after the old code has expired', async () => {
    const actor = await trader(sandbox, 'lead-new');
    const first = await lead(actor);
    await actor.advance(300);
    expect(await lead(actor)).toMatchObject({ lead_id: first.lead_id, expires_in: 300 });
    const { body } = await actor.control<{ otps: { sent_to: string }[] }>('GET', '/otps');
    expect(body.otps.map(({ sent_to }) => sent_to)).toEqual(['******7893', '******7893']);
  });

  it('is sent to the partner once, with consent', async () => {
    const { actor, lead_id } = await submitted();
    const again = await leadCall(actor, 'submitLead', { lead_id, consent: true });
    expect(again).toMatchObject({ status: 200, body: { status: 'SUBMITTED' } });
    const { body } = await actor.control<{ events: { kind: string }[] }>('GET', '/events');
    expect(body.events.filter(({ kind }) => kind === 'lead.submitted')).toHaveLength(1);
    await actor.advance(10);
    expect(await lead(actor)).toMatchObject({ lead_id, status: 'ACCEPTED', reason: null });
  });

  it('may be rejected, which is valid for 30 days', async () => {
    const { actor, lead_id } = await submitted();
    await actor.flags({ lead_result: 'REJECTED' });
    await actor.advance(10);
    expect(await lead(actor)).toMatchObject({
      lead_id,
      status: 'REJECTED',
      reason: expect.any(String),
      retry_after: 30 * 86_400,
    });
    await actor.advance(30 * 86_400);
    const anew = await lead(actor);
    expect(anew).toMatchObject({ status: 'OTP_SENT', reason: null });
    expect(anew.lead_id).not.toBe(lead_id);
    const profile = await leadCall<Schemas['LeadProfile']>(actor, 'leadProfile');
    expect(profile.body).toMatchObject({ lead_id: anew.lead_id, annual_turnover: 0 });
  });

  it('has an empty profile until one is saved', async () => {
    const actor = await trader(sandbox, 'lead-verified');
    const profile = () => leadCall<Schemas['LeadProfile']>(actor, 'leadProfile');
    expect((await profile()).body).toMatchObject({ annual_turnover: 0, gst_registered: null });
    await leadCall(actor, 'updateLeadProfile', PROFILE);
    expect((await profile()).body).toEqual({
      business_id: actor.id,
      lead_id: await leadIdOf(actor),
      ...PROFILE,
      lead: await lead(actor),
    });
  });

  it('needs a turnover to be complete', async () => {
    const actor = await trader(sandbox, 'lead-verified');
    await leadCall(actor, 'updateLeadProfile', { ...PROFILE, annual_turnover: 0 });
    const sent = await leadCall(actor, 'submitLead', { lead_id: await leadIdOf(actor), consent: true });
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
    const actor = await trader(sandbox, 'lead-open');
    const profile = await leadCall<Schemas['LeadProfile']>(actor, 'leadProfile');
    expect(profile.body.lead).toMatchObject({ status: 'OTP_SENT', expires_in: 0, retry_after: null });
    const { body } = await actor.control<{ otps: unknown[] }>('GET', '/otps');
    expect(body.otps).toEqual([]);
  });

  it('is separate for each partner', async () => {
    const { actor, lead_id } = await submitted();
    const partner = 'CREDIT_HAAT';
    expect((await leadCall(actor, 'leadProfile', { partner })).body).toEqual({ error: 'lead_not_found' });
    const other = (await leadCall(actor, 'leads', { partner })).body;
    expect(other).toMatchObject({ status: 'OTP_SENT', partner });
    expect(other.lead_id).not.toBe(lead_id);
    await leadCall(actor, 'verifyOtp', { lead_id: other.lead_id, otp: OTP });
    await leadCall(actor, 'updateLeadProfile', { ...PROFILE, partner });
    const sent = await leadCall(actor, 'submitLead', { lead_id: other.lead_id, consent: true });
    expect(sent.body.status).toBe('SUBMITTED');
    await actor.advance(10);
    const both = await Promise.all([lead(actor), leadCall(actor, 'leads', { partner })]);
    expect([both[0].status, both[1].body.status]).toEqual(['ACCEPTED', 'ACCEPTED']);
  });

  it('is verified once; a second code changes nothing', async () => {
    const { actor, lead_id } = await submitted();
    const again = await leadCall(actor, 'verifyOtp', { lead_id, otp: '000000' });
    expect(again).toMatchObject({ status: 200, body: { status: 'SUBMITTED' } });
  });
});
