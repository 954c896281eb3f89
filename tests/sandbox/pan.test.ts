import { afterAll, describe, expect, it } from 'vitest';
import { ageInIndia } from '../../sandbox/operations/identity/age';
import { openSandbox, SandboxMerchant, type Schemas } from './support/sandbox-merchant';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

const save = (merchant: SandboxMerchant, pan_number: string, dob = '1990-01-31') =>
  merchant.post<Schemas['PanDetails']>('/pan/details', { pan_number, dob });
const details = async (merchant: SandboxMerchant) =>
  (await merchant.get<Schemas['PanDetails']>('/pan/details')).body;

describe('eighteen years of age', () => {
  it.each([
    ['2008-03-06', '2026-03-05T23:59:59+05:30', 17],
    ['2008-03-06', '2026-03-06T00:00:00+05:30', 18],
    // Still 5 March in London.
    ['2008-03-06', '2026-03-05T18:30:00Z', 18],
    ['2008-02-29', '2026-02-28T12:00:00+05:30', 17],
    ['2008-02-29', '2026-03-01T00:00:00+05:30', 18],
    ['2008-12-31', '2026-01-01T12:00:00+05:30', 17],
  ])('born %s, on %s: %i', (dob, at, age) => {
    expect(ageInIndia(dob, Date.parse(at) / 1000)).toBe(age);
  });

  it('is counted on the virtual day in India', async () => {
    const merchant = await SandboxMerchant.as(
      sandbox,
      'new-merchant',
      Date.parse('2026-03-05T23:59:50+05:30'),
    );
    expect(await save(merchant, 'ABCPE1234F', '2008-03-06')).toMatchObject({
      status: 400,
      body: { error: 'under_age', attempts_left: 4 },
    });
    await merchant.advance(10);
    expect((await save(merchant, 'ABCPE1234F', '2008-03-06')).body.verification_status).toBe('VERIFIED');
  });
});

describe('a PAN', () => {
  it('is verified, and answered masked', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'new-merchant');
    expect(await details(merchant)).toMatchObject({ verification_status: 'NOT_SUBMITTED', pan_number: null });
    expect((await save(merchant, 'ABCPE1234F')).body).toMatchObject({
      verification_status: 'VERIFIED',
      pan_name: 'SAVITA PAWAR',
      pan_number: '******234F',
      dob: '1990-01-31',
      error: null,
    });
    expect(await merchant.state()).toMatchObject({ kyc_state: 'IN_PROGRESS', rate_limit: {} });
    const seen = [await merchant.control('GET', '/audit'), await merchant.control('GET', '/events')];
    expect(JSON.stringify(seen)).not.toMatch(/ABCPE1234F|1990-01-31/);
  });

  it.each([
    ['ABCPE1234M', '1990-01-31', 'name_does_not_match'],
    ['ABCPE1234F', '1910-01-31', 'dob_does_not_match'],
  ])('%s, born %s, does not match: %s', async (pan, dob, error) => {
    const merchant = await SandboxMerchant.as(sandbox, 'new-merchant');
    const { body } = await save(merchant, pan, dob);
    expect(body).toMatchObject({ verification_status: 'MISMATCH', error, pan_name: null });
    expect((await merchant.state()).rate_limit).toEqual({ no_of_attempts_left: 4, cool_off_period: 0 });
  });

  it('that is on file keeps its birthday, however often another is sent', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'new-merchant');
    await save(merchant, 'ABCPE1234F', '1990-01-31');
    for (const error of ['dob_does_not_match', 'dob_does_not_match'])
      expect((await save(merchant, 'ABCPE1234F', '1991-01-31')).body).toMatchObject({ error });
    expect((await save(merchant, 'ABCPE1234F', '1990-01-31')).body.verification_status).toBe('VERIFIED');
  });

  it.each([
    ['ABCPE1234W', 'VERIFIED'],
    ['ABCCE1234F', 'MISMATCH'],
  ])('%s takes ten seconds to be %s', async (pan, end) => {
    const merchant = await SandboxMerchant.as(sandbox, 'new-merchant');
    expect((await save(merchant, pan)).body.verification_status).toBe('PENDING');
    await merchant.advance(9);
    expect((await details(merchant)).verification_status).toBe('PENDING');
    await merchant.advance(1);
    expect((await details(merchant)).verification_status).toBe(end);
  });

  it('may fail at the registry', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'new-merchant');
    expect((await save(merchant, 'ABCPE1234Z')).body).toMatchObject({
      verification_status: 'FAILED',
      error: 'registry_not_available',
    });
  });

  it('is locked after five wrong PANs for 600 s, and then has all attempts again', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'new-merchant');
    for (const attempts_left of [4, 3, 2, 1, 0])
      expect((await save(merchant, 'ABCPE1234X')).body).toEqual({ error: 'pan_not_found', attempts_left });
    await merchant.advance(100);
    expect(await save(merchant, 'ABCPE1234F')).toMatchObject({
      status: 429,
      body: { error: 'too_many_requests', attempts_left: 0, retry_after: 500 },
    });
    expect((await merchant.state()).rate_limit).toEqual({ no_of_attempts_left: 0, cool_off_period: 500 });
    await merchant.advance(500);
    expect((await merchant.state()).rate_limit).toEqual({});
    expect((await save(merchant, 'ABCPE1234X')).body).toMatchObject({ attempts_left: 4 });
    expect((await save(merchant, 'ABCPE1234F')).body.verification_status).toBe('VERIFIED');
  });
});
