import { afterAll, describe, expect, it } from 'vitest';
import { confirmOffer, GOOD_ACCOUNT } from './support/journey';
import { openSandbox, SandboxMerchant, type Schemas } from './support/sandbox-merchant';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

const add = (merchant: SandboxMerchant, payment_address: string) =>
  merchant.post<Schemas['BankDetails']>('/bankDetails', {
    payment_address,
    type: 'SAVINGS',
    account_type: 2,
  });

describe('a bank account is refused', () => {
  it.each([
    ['123456789@BLCK0000001', 400, 'blacklisted_ifsc'],
    ['123456789@INVD0000001', 400, 'invalid_ifsc'],
    ['123456789@NOTV0000001', 400, 'ifsc_not_valid'],
    ['123456789@MERG0000001', 400, 'facing_issue_with_ifsc'],
    ['123456789@MERH0000001', 400, 'facing_issue_with_this_ifsc'],
    ['1234560000@HDFC0001234', 400, 'ErrInvalidBankDetails'],
    ['1234561111@HDFC0001234', 400, 'name_does_not_match_with_pan'],
    ['1234562222@HDFC0001234', 429, 'too_many_requests'],
    ['12@HDFC0001234', 400, 'ErrInvalidBankDetails'],
    ['123456789@HDFCO001234', 400, 'invalid_ifsc'],
  ])('%s: %i %s', async (address, status, error) => {
    const merchant = await SandboxMerchant.as(sandbox, 'arthmate');
    expect(await add(merchant, address)).toMatchObject({ status, body: { error } });
  });

  it('when it is already on file', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'existing-account');
    expect(await add(merchant, GOOD_ACCOUNT)).toMatchObject({
      status: 409,
      body: { error: 'bank_details_already_exists' },
    });
  });
});

describe('a bank account', () => {
  it('is validated by format, with the PAN’s name and its bank', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'arthmate');
    const check = (payment_address: string) =>
      merchant.post('/verifyPaymentAddress', { payment_address, type: 'SAVINGS' });
    expect((await check(GOOD_ACCOUNT)).body).toEqual({
      is_valid: true,
      name: 'ABDUL RAHMAN',
      bank_name: 'HDFC Bank',
    });
    expect((await check('nothing')).body).toEqual({ is_valid: false, name: null, bank_name: null });
  });

  it('can change its type of origin', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'arthmate');
    const made = await add(merchant, GOOD_ACCOUNT);
    const path = `/bankDetails/${made.body.bank_details_id}`;
    const changed = await merchant.call('PATCH', path, { source_transferring_bank_details_page: true });
    expect(changed.body).toMatchObject({ source_transferring_bank_details_page: true, account_type: 2 });
  });
});

describe('confirming', () => {
  it('reports what is missing, expired or taken, and accepts the same pair again', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'existing-account');
    const [first, second] = await merchant.offers();
    const { body } = await merchant.get<Schemas['BankDetailsList']>('/bankDetails');
    const pair = {
      loan_offer_id: first?.loan_offer_id,
      bank_details_id: body.bank_details[0]?.bank_details_id,
    };
    const confirm = (change: object) => merchant.post('/confirmBankDetails', { ...pair, ...change });
    expect((await confirm({ loan_offer_id: 'off_none' })).body).toEqual({ error: 'offer_not_found' });
    expect((await confirm({ bank_details_id: 'bnk_none' })).body).toEqual({
      error: 'bank_details_not_found',
    });
    expect((await confirm({})).status).toBe(200);
    expect((await confirm({})).status).toBe(200);
    expect(await confirm({ loan_offer_id: second?.loan_offer_id })).toMatchObject({
      status: 409,
      body: { error: 'offer_already_confirmed' },
    });
  });

  it('is refused after the offer has expired', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'expired-offer');
    const [offer] = await merchant.offers();
    const { body } = await merchant.get<Schemas['BankDetailsList']>('/bankDetails');
    await merchant.advance(120);
    const pair = {
      loan_offer_id: offer?.loan_offer_id,
      bank_details_id: body.bank_details[0]?.bank_details_id,
    };
    expect(await merchant.post('/confirmBankDetails', pair)).toMatchObject({
      status: 409,
      body: { error: 'offer_expired' },
    });
    expect(await merchant.offers()).toEqual([]);
  });

  it('shows the confirmed offer as selected', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'arthmate');
    const [offer] = await merchant.offers();
    await confirmOffer(merchant, offer);
    expect(await merchant.offers('SELECTED')).toEqual([offer]);
  });
});
