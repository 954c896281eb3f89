/** What adapters send along with a consent is in the service's log, word for word. */
import { afterAll, expect, it, vi } from 'vitest';
import { type AnyStateMachine, createActor, waitFor } from 'xstate';

import type { ConsentRecord } from '../../machines/domain/merchant/consent';
import { adapt as adaptContact } from '../../src/adapters/contact';
import { adapt as adaptIdentity } from '../../src/adapters/identity';
import { adapt as adaptLeads } from '../../src/adapters/leads';
import { consentRecord } from '../../src/copy/consents';
import { openSandbox, type SandboxMerchant, type Schemas } from '../sandbox/support/sandbox-merchant';
import { openTestApp } from '../support/test-app';

// Longer timeout for a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const sandbox = openSandbox();
afterAll(() => sandbox.close());

/** Opens a journey, sends its events one after the other, and waits for each answer. */
async function walk(
  machine: AnyStateMachine,
  input: unknown,
  events: readonly { readonly type: string; readonly consent?: ConsentRecord }[],
): Promise<void> {
  const actor = createActor(machine, { input }).start();
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('pending'), { timeout: 40_000 });
  await settled();
  for (const event of events) {
    expect(actor.getSnapshot().can(event), `${event.type} is possible`).toBe(true);
    actor.send(event);
    await settled();
  }
  actor.stop();
}

async function newestConsent(merchant: SandboxMerchant): Promise<Schemas['Consent'] | undefined> {
  return (await merchant.get<Schemas['Consents']>('/consents')).body.consents[0];
}

it('PAN, the KYC registry and Aadhaar', async () => {
  const { app, merchant } = await openTestApp(sandbox, 'new-merchant');
  await merchant.flags({ ckyc_result: 'NOT_FOUND' });
  const { machine, input } = adaptIdentity(app);
  const open = (entryUrl: '/termloan/application/pan' | '/termloan/application/kyc') =>
    input({ entryUrl, params: {}, search: {} });
  const pan = {
    type: 'pan.submitted',
    pan: { number: 'ABCPE1234F', dateOfBirth: '1990-01-31' },
    consent: consentRecord('PAN_CHECK'),
  };
  await walk(machine, open('/termloan/application/pan'), [pan]);
  expect(await newestConsent(merchant)).toMatchObject({
    purpose: 'PAN_CHECK',
    ...consentRecord('PAN_CHECK'),
  });
  await merchant.advance(60);
  await walk(machine, open('/termloan/application/kyc'), [
    { type: 'registry.agreed', consent: consentRecord('KYC_REGISTRY') },
  ]);
  expect(await newestConsent(merchant)).toMatchObject({
    purpose: 'KYC_REGISTRY',
    ...consentRecord('KYC_REGISTRY'),
  });
  await merchant.advance(60);
  await walk(machine, open('/termloan/application/kyc'), [
    { type: 'aadhaar.agreed', consent: consentRecord('AADHAAR_CHECK') },
  ]);
  expect(await newestConsent(merchant)).toMatchObject({
    purpose: 'AADHAAR_CHECK',
    ...consentRecord('AADHAAR_CHECK'),
  });
});

it('messages on WhatsApp', async () => {
  const { app, merchant } = await openTestApp(sandbox, 'disbursed');
  const { machine, input } = adaptContact(app);
  const opened = () => input({ entryUrl: '/termloan/contact/$partnerId', params: {}, search: {} });
  await walk(machine, opened(), [{ type: 'consent.given', consent: consentRecord('WHATSAPP_MESSAGES') }]);
  expect(await newestConsent(merchant)).toMatchObject({
    ...consentRecord('WHATSAPP_MESSAGES'),
    withdrawn_time: null,
  });
  await walk(machine, opened(), [{ type: 'consent.withdrawn' }]);
  expect(await newestConsent(merchant)).toMatchObject({ withdrawn_time: expect.any(Number) });
});

it('a lead names its partner', async () => {
  const { app, merchant } = await openTestApp(sandbox, 'lead-new');
  const { machine, input } = adaptLeads(app);
  const opened = input({ entryUrl: '/indialends', params: {}, search: {} });
  await walk(machine, opened, [
    { type: 'consent.given', consent: consentRecord('LEAD_CONTACT', 'IndiaLends') },
  ]);
  expect(await newestConsent(merchant)).toMatchObject(consentRecord('LEAD_CONTACT', 'IndiaLends'));
  const { app: reviewing, merchant: sender } = await openTestApp(sandbox, 'lead-verified');
  await sender.post('/leadgen/updateLeadProfile', {
    business_id: sender.id,
    annual_turnover: 54_000_000,
    current_account_available: true,
    gst_registered: false,
    business_age_months: 40,
  });
  const leads = adaptLeads(reviewing);
  await walk(leads.machine, leads.input({ entryUrl: '/indialends/review', params: {}, search: {} }), [
    { type: 'consent.given', consent: consentRecord('LEAD_PROFILE', 'IndiaLends') },
  ]);
  expect(await newestConsent(sender)).toMatchObject(consentRecord('LEAD_PROFILE', 'IndiaLends'));
});
