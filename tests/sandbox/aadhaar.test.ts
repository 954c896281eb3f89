import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isAadhaar } from '../../sandbox/base/aadhaar';
import { giveDocument, jpeg } from './answers/forms';
import { openSandbox, SandboxMerchant, type Schemas } from './support/sandbox-merchant';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

const NUMBER = '999941057058';
const start = async (merchant: SandboxMerchant) =>
  (await merchant.post<Schemas['Ekyc']>('/ekyc', { consent: true })).body;
const look = async (merchant: SandboxMerchant, ekyc: Schemas['Ekyc']) =>
  (await merchant.get<Schemas['Ekyc']>(`/ekyc/${ekyc.ekyc_id}`)).body;

/** Submits a button of the Aadhaar page. */
const press = (
  { sandbox: lender }: SandboxMerchant,
  ekyc: Schemas['Ekyc'],
  fields: Record<string, string>,
  to = 'http://lender.test/termloan/application/ekyc/1',
) =>
  lender.fetch(
    new Request(`http://lender.test/sandbox/aadhaar/${ekyc.ekyc_id}?return_to=${encodeURIComponent(to)}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    }),
  );
const choose = (merchant: SandboxMerchant, ekyc: Schemas['Ekyc'], outcome: string) =>
  press(merchant, ekyc, { decision: 'outcome', outcome });

describe('the number', () => {
  it.each([
    [NUMBER, true],
    ['234123412346', true],
    ['999941057059', false],
    ['199941057058', false],
    ['99994105705', false],
  ])('%s: %s', (number, passes) => expect(isAadhaar(number)).toBe(passes));
});

describe('the page of an Aadhaar check', () => {
  it('accepts number, consent and code, and returns to the app', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'ckyc-failed');
    const ekyc = await start(merchant);
    expect(ekyc).toMatchObject({ status: 'INITIATED', attempts_left: 3, failure_reason: null });
    const page = await sandbox.fetch(new Request(`http://lender.test${ekyc.authorization_url}`));
    const pageText = await page.text();
    expect(pageText).toContain('ending 2305');
    expect(pageText).not.toMatch(/<script|<style|style=| on\w+=/);
    const wrong = await press(merchant, ekyc, { decision: 'send', aadhaar: '999941057059', consent: 'yes' });
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).not.toContain('999941057059');
    expect((await press(merchant, ekyc, { decision: 'send', aadhaar: NUMBER })).status).toBe(400);
    const sent = await press(merchant, ekyc, { decision: 'send', aadhaar: '9999 4105 7058', consent: 'yes' });
    expect(sent.headers.get('location')).toContain(`/sandbox/aadhaar/${ekyc.ekyc_id}?return_to=`);
    expect((await press(merchant, ekyc, { decision: 'verify', otp: '000000' })).status).toBe(400);
    const done = await press(merchant, ekyc, { decision: 'verify', otp: await merchant.newestOtp() });
    expect(done.headers.get('location')).toBe('http://lender.test/termloan/application/ekyc/1');
    expect(await look(merchant, ekyc)).toMatchObject({ status: 'VERIFIED', authorization_url: null });
    const { body } = await merchant.get<Schemas['KycDocuments']>('/kycDocuments');
    expect(body.documents.map(({ document_type }) => document_type)).toEqual([
      'AADHAAR_FRONT',
      'AADHAAR_BACK',
    ]);
  });

  it('returns only to an allowed URL', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'ckyc-failed');
    const ekyc = await start(merchant);
    const left = await press(merchant, ekyc, { decision: 'cancel' }, '//evil.test');
    expect(left.headers.get('location')).toBe(`/sandbox/aadhaar/${ekyc.ekyc_id}`);
    const unknown = await sandbox.fetch(new Request('http://lender.test/sandbox/aadhaar/eky_none'));
    expect(unknown.status).toBe(404);
  });

  it('may be slow', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'ckyc-failed');
    const ekyc = await start(merchant);
    await choose(merchant, ekyc, 'slow');
    expect((await look(merchant, ekyc)).status).toBe('PENDING');
    await merchant.advance(6);
    expect((await look(merchant, ekyc)).status).toBe('VERIFIED');
  });

  it('fails after five wrong codes', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'ckyc-failed');
    const ekyc = await start(merchant);
    await press(merchant, ekyc, { decision: 'send', aadhaar: NUMBER, consent: 'yes' });
    for (let tries = 0; tries < 5; tries += 1)
      await press(merchant, ekyc, { decision: 'verify', otp: '000000' });
    expect(await look(merchant, ekyc)).toMatchObject({
      status: 'FAILED',
      failure_reason: 'otp_attempts_exceeded',
    });
  });
});

describe('Aadhaar checks', () => {
  it('may fail three times in a day; the reason is in the user state', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'ckyc-failed');
    for (const [left, reason] of [
      [2, 'mobile_not_linked'],
      [1, 'name_mismatch'],
      [0, 'cancelled'],
    ] as const) {
      const ekyc = await start(merchant);
      expect(await start(merchant)).toEqual(ekyc);
      await choose(merchant, ekyc, reason);
      expect(await look(merchant, ekyc)).toMatchObject({ failure_reason: reason, attempts_left: left });
      expect((await merchant.state()).identity_verification).toMatchObject({
        is_ckyc_failed: true,
        is_ekyc_failed: true,
        is_ekyc_already_triggered: true,
        ekyc_failure_reason: reason,
      });
    }
    expect((await merchant.state()).kyc_state).toBe('FAILED');
    expect(await merchant.post('/ekyc', { consent: true })).toMatchObject({
      status: 429,
      body: { error: 'ekyc_attempts_exceeded', attempts_left: 0, retry_after: 86_400 },
    });
    await merchant.advance(86_400);
    expect(await start(merchant)).toMatchObject({ status: 'INITIATED', attempts_left: 3 });
    expect((await merchant.state()).kyc_state).toBe('IN_PROGRESS');
  });

  it('start again with another mobile', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'ekyc-failed');
    const { body: before } = await merchant.get<Schemas['IdentityVerificationStatus']>(
      '/identityVerificationStatus',
    );
    const { body } = await merchant.post<Schemas['Ekyc']>('/ekycMobile', {
      ekyc_id: before.ekyc_id,
      mobile: '9876500001',
    });
    expect(body).toMatchObject({ status: 'INITIATED', attempts_left: 2 });
    expect(body.ekyc_id).not.toBe(before.ekyc_id);
    const page = await sandbox.fetch(new Request(`http://lender.test${body.authorization_url}`));
    expect(await page.text()).toContain('ending 0001');
  });
});

describe('an Aadhaar number', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-aadhaar-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is not in the books: neither typed, nor in a picture, nor in a file name', async () => {
    const lender = openSandbox(`file:${join(folder, 'books.db')}`);
    const merchant = await SandboxMerchant.as(lender, 'ckyc-failed');
    const ekyc = await start(merchant);
    await press(merchant, ekyc, { decision: 'send', aadhaar: NUMBER, consent: 'yes' });
    await press(merchant, ekyc, { decision: 'verify', otp: await merchant.newestOtp() });
    const given = await giveDocument(merchant, 'AADHAAR_FRONT', jpeg(64, NUMBER));
    expect(given.status).toBe(200);
    const { body } = await merchant.get<Schemas['KycDocuments']>('/kycDocuments');
    const front = body.documents.find(({ document_type }) => document_type === 'AADHAAR_FRONT');
    const picture = await lender.fetch(
      new Request(`http://lender.test${front?.preview_url}`, {
        headers: { cookie: `act=${merchant.token}` },
      }),
    );
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    expect(await picture.text()).toContain('XXXX XXXX 7058');
    await lender.close();
    const tx = readdirSync(folder).map((name) => readFileSync(join(folder, name)));
    expect(tx.length).toBeGreaterThan(0);
    for (const file of tx) {
      expect(file.includes(NUMBER)).toBe(false);
      expect(file.includes('9999 4105')).toBe(false);
    }
  });
});
