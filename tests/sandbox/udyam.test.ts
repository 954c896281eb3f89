import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isAadhaar } from '../../sandbox/base/aadhaar';
import { openSandbox, SandboxMerchant, type Schemas } from './support/sandbox-merchant';
import {
  AADHAAR,
  OTP,
  panOf,
  saveAllSteps,
  saveStep,
  sendUdyamCode,
  steps,
  trader,
  verifyUdyamCode,
} from './support/trade';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

const detailsOf = async (merchant: SandboxMerchant) =>
  (await merchant.get<Schemas['UdyamDetails']>('/udyam-details')).body;
const confirm = (merchant: SandboxMerchant) => saveStep(merchant, 'CONFIRMATION', { consent: true });

/** All steps saved, the Aadhaar code verified, and submitted to the registry. */
async function submitted(persona = 'udyam-new') {
  const merchant = await trader(sandbox, persona);
  await saveAllSteps(merchant);
  await sendUdyamCode(merchant, 'AADHAAR');
  await verifyUdyamCode(merchant, 'AADHAAR');
  expect((await confirm(merchant)).body.udyam_status).toBe('SUBMITTED');
  return merchant;
}

describe('the business registration', () => {
  it('leads to a registration number', async () => {
    const merchant = await trader(sandbox, 'udyam-new');
    expect(await detailsOf(merchant)).toMatchObject({ udyam_status: 'NOT_REGISTERED', submitted_on: 0 });
    for (const [step, details] of await steps(merchant)) {
      const saved = await saveStep(merchant, step, details);
      expect(saved.body).toMatchObject({ udyam_status: 'DRAFT', service_name: step });
    }
    expect((await sendUdyamCode(merchant, 'AADHAAR')).body).toMatchObject({ sent_to: '******2347' });
    expect((await detailsOf(merchant)).udyam_status).toBe('OTP_SENT');
    expect((await verifyUdyamCode(merchant, 'AADHAAR')).body).toEqual({
      type: 'AADHAAR',
      is_verified: true,
      udyam_status: 'DRAFT',
    });
    expect((await confirm(merchant)).body).toMatchObject({
      udyam_status: 'SUBMITTED',
      application_number: expect.stringMatching(/^UAP\d{10}$/),
    });
    await merchant.advance(10);
    expect(await detailsOf(merchant)).toMatchObject({
      udyam_status: 'REGISTERED',
      udyam_number: expect.stringMatching(/^UDYAM-HP-\d{2}-\d{7}$/),
    });
    const { body } = await merchant.get<{ udyam_status: string; udyam_number: string }>(
      '/api/merchant/business_user/user',
    );
    expect(body).toMatchObject({ udyam_status: 'REGISTERED', udyam_number: expect.any(String) });
  });

  it.each([0, 1, 2, 3])('is not submitted without step %i', async (left) => {
    const merchant = await trader(sandbox, 'udyam-new');
    for (const [step, details] of (await steps(merchant)).toSpliced(left, 1))
      await saveStep(merchant, step, details);
    await sendUdyamCode(merchant, 'AADHAAR');
    await verifyUdyamCode(merchant, 'AADHAAR');
    expect((await confirm(merchant)).body).toEqual({ error: 'udyam_details_missing' });
    expect((await detailsOf(merchant)).udyam_status).not.toBe('SUBMITTED');
  });

  it('accepts the steps in any order, and a masked value is no change', async () => {
    const merchant = await trader(sandbox, 'udyam-new');
    for (const [step, details] of (await steps(merchant)).toReversed())
      await saveStep(merchant, step, details);
    await saveStep(merchant, 'BUSINESS_DETAILS', { gstin: '27AAPFU0939F1ZV' });
    const { udyam_registration_details: shown } = await detailsOf(merchant);
    expect(shown).toMatchObject({
      pan_number: expect.stringContaining('******'),
      mobile: '******2347',
      email: 'm******@example.in',
      account_number: '******7891',
      gstin: '******F1ZV',
      aadhaar_last4: '0124',
    });
    await sendUdyamCode(merchant, 'MOBILE');
    await verifyUdyamCode(merchant, 'MOBILE');
    const { aadhaar_last4: _last, ...expectedFields } = { ...shown };
    const again = await saveStep(merchant, 'PERSONAL_DETAILS', expectedFields);
    expect(again.body).toMatchObject({ verified_otp_types: ['MOBILE'], udyam_registration_details: shown });
  });

  it.each([
    ['FAILED', { failure_reason: expect.any(String), mismatch_fields: [] }],
    ['MISMATCH', { mismatch_fields: ['name'] }],
  ])('may end as %s, and is then sent again', async (result, expectedFields) => {
    const merchant = await submitted();
    await merchant.flags({ udyam_result: result });
    await merchant.advance(10);
    expect(await detailsOf(merchant)).toMatchObject({
      udyam_status: result,
      udyam_number: null,
      ...expectedFields,
    });
    expect((await saveStep(merchant, 'PERSONAL_DETAILS', { name: 'MEENA' })).body).toMatchObject({
      udyam_status: 'DRAFT',
      failure_reason: null,
      mismatch_fields: [],
    });
    await merchant.flags({ udyam_result: 'REGISTERED' });
    expect((await confirm(merchant)).body.udyam_status).toBe('SUBMITTED');
    await merchant.advance(10);
    expect((await detailsOf(merchant)).udyam_status).toBe('REGISTERED');
  });

  it('stays pending while the flag is PENDING, and is not changed meanwhile', async () => {
    const merchant = await submitted();
    await merchant.flags({ udyam_result: 'PENDING' });
    await merchant.advance(1000);
    expect((await detailsOf(merchant)).udyam_status).toBe('SUBMITTED');
    expect((await confirm(merchant)).body).toEqual({ error: 'udyam_already_registered' });
    expect((await sendUdyamCode(merchant, 'EMAIL')).body).toEqual({ error: 'udyam_already_registered' });
  });

  it.each([
    ['udyam-draft', 'DRAFT'],
    ['udyam-registered', 'REGISTERED'],
    ['udyam-mismatch', 'MISMATCH'],
    ['udyam-failed', 'FAILED'],
  ])('%s is at %s', async (persona, status) => {
    const merchant = await SandboxMerchant.as(sandbox, persona);
    expect((await detailsOf(merchant)).udyam_status).toBe(status);
  });
});

describe('its codes', () => {
  it('are limited per type: three sendings, five attempts', async () => {
    const merchant = await trader(sandbox, 'udyam-new');
    await saveAllSteps(merchant);
    expect((await sendUdyamCode(merchant, 'MOBILE')).body).toMatchObject({
      sends_left: 2,
      sent_to: '******2347',
    });
    expect((await sendUdyamCode(merchant, 'EMAIL')).body).toMatchObject({ sends_left: 2, attempts_left: 5 });
    for (const attempts_left of [4, 3, 2, 1])
      expect((await verifyUdyamCode(merchant, 'MOBILE', '000000')).body).toEqual({
        error: 'otp_invalid',
        attempts_left,
      });
    expect(await verifyUdyamCode(merchant, 'MOBILE', '000000')).toMatchObject({
      status: 429,
      body: { error: 'otp_attempts_exceeded', retry_after: 600 },
    });
    expect((await verifyUdyamCode(merchant, 'EMAIL')).status).toBe(200);
    expect((await sendUdyamCode(merchant, 'UDYAM')).status).toBe(200);
  });

  it('are invalid after the verified value has changed', async () => {
    const merchant = await trader(sandbox, 'udyam-new');
    await saveAllSteps(merchant);
    await sendUdyamCode(merchant, 'MOBILE');
    await saveStep(merchant, 'PERSONAL_DETAILS', { mobile: '9816099999' });
    expect((await verifyUdyamCode(merchant, 'MOBILE')).body).toMatchObject({ error: 'otp_expired' });
    await sendUdyamCode(merchant, 'AADHAAR');
    await verifyUdyamCode(merchant, 'AADHAAR');
    const anew = await saveStep(merchant, 'KYC', { aadhaar_number: '234123412346' });
    expect(anew.body).toMatchObject({
      verified_otp_types: [],
      udyam_registration_details: { aadhaar_last4: '2346' },
    });
  });

  it('are not sent for an Aadhaar of which only the end is known', async () => {
    const merchant = await trader(sandbox, 'udyam-new');
    await saveStep(merchant, 'KYC', { aadhaar_last4: '0124' });
    expect((await sendUdyamCode(merchant, 'AADHAAR')).body).toEqual({ error: 'udyam_details_missing' });
  });
});

describe('an Aadhaar number', () => {
  it('has a check digit of Verhoeff', () => {
    for (const right of [AADHAAR, '234123412346']) {
      expect(isAadhaar(right)).toBe(true);
      for (let at = 0; at < 12; at += 1)
        for (const other of '0123456789')
          if (other !== right[at])
            expect(isAadhaar(`${right.slice(0, at)}${other}${right.slice(at + 1)}`)).toBe(false);
    }
    expect(isAadhaar('134123412346')).toBe(false);
  });

  it('is not in the books, neither a valid nor an invalid one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-aadhaar-'));
    const file = join(folder, 'books.db');
    const kept = openSandbox(`file:${file}`);
    const wrong = '234567890129';
    const merchant = await trader(kept, 'udyam-new');
    await saveAllSteps(merchant);
    await saveStep(merchant, 'KYC', { aadhaar_number: wrong });
    await saveStep(merchant, 'KYC', { pan_number: await panOf(merchant), aadhaar_number: AADHAAR });
    await saveStep(merchant, 'NONE', { aadhaar_number: AADHAAR });
    await merchant.call('PATCH', '/udyam-details', { service_name: 'KYC', aadhaar_number: AADHAAR });
    await sendUdyamCode(merchant, 'AADHAAR');
    await verifyUdyamCode(merchant, 'AADHAAR', OTP);
    await confirm(merchant);
    await merchant.advance(10);
    const expectedFields = ['books', 'audit', 'events', 'otps'].map((list) =>
      merchant.control('GET', `/${list}`),
    );
    const shown = JSON.stringify([await Promise.all(expectedFields), await detailsOf(merchant)]);
    await kept.close();
    const onDisk = Buffer.concat([file, `${file}-wal`].filter(existsSync).map((part) => readFileSync(part)));
    for (const number of [AADHAAR, wrong]) {
      expect(shown).not.toContain(number);
      expect(onDisk.includes(number)).toBe(false);
    }
    expect(shown).toContain('0124');
    // Values that are stored unmasked are found this way.
    expect(onDisk.includes('50100234567891')).toBe(true);
    rmSync(folder, { recursive: true });
  });
});

describe('NIC codes', () => {
  it('are about 60 of five digits, each once, with a description', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'udyam-new');
    const { nic_codes } = (await merchant.get<Schemas['NicCodes']>('/nicCodes')).body;
    expect(nic_codes.length).toBeGreaterThanOrEqual(60);
    expect(new Set(nic_codes.map(({ code }) => code)).size).toBe(nic_codes.length);
    expect(new Set(nic_codes.map(({ description }) => description)).size).toBe(nic_codes.length);
    for (const { code, description, section, major_activity } of nic_codes) {
      expect(code).toMatch(/^\d{5}$/);
      expect(description.length).toBeGreaterThan(8);
      expect(section).toBe(SECTIONS[code.slice(0, 2)]);
      if (code.startsWith('47')) expect(major_activity).toBe('TRADING');
      if (section === 'C') expect(major_activity).toBe('MANUFACTURING');
    }
  });
});

/** The section of each division of NIC 2008 that is listed. */
const SECTIONS: Record<string, string> = {
  10: 'C',
  13: 'C',
  14: 'C',
  45: 'G',
  47: 'G',
  49: 'H',
  53: 'H',
  56: 'I',
  95: 'S',
  96: 'S',
};
