import { afterAll, describe, expect, it } from 'vitest';
import { confirmOffer, drawUp, GOOD_ACCOUNT, signWithOtp } from './support/journey';
import { MARCH_6, openSandbox, SandboxMerchant, type Schemas } from './support/sandbox-merchant';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

const DAY_SECONDS = 86_400;
const now = MARCH_6 / 1000;
const listed = async (merchant: SandboxMerchant) =>
  (await merchant.get<Schemas['LoanOffers']>('/loanOffers/APPROVED')).body;
const lenders = (offers: Schemas['LoanOffers']) => [...new Set(offers.loan_offers.map(({ nbfc }) => nbfc))];
const eligibility = async (merchant: SandboxMerchant) =>
  (await merchant.get<Schemas['LoanEligibility']>('/loanEligibility')).body;

describe('offers by lender workflow', () => {
  it('include every lender’s while none is on', async () => {
    const offers = await listed(await SandboxMerchant.as(sandbox, 'offers'));
    expect(lenders(offers)).toHaveLength(5);
    const led = await SandboxMerchant.as(sandbox, 'offers');
    await led.flags({ features: { LEADGEN_WORKFLOW: true, LEADGEN_LENDBOX_WORKFLOW: true } });
    expect(lenders(await listed(led))).toHaveLength(5);
  });

  it.each<[features: Record<string, boolean>, expected: string[]]>([
    [{ AM_WORKFLOW: true }, ['ARTHMATE']],
    [{ USFB_APFL_WORKFLOW: true }, ['USFB', 'APOLLO_FINVEST']],
    [{ AM_WORKFLOW: true, HRC_WORKFLOW: true }, ['ARTHMATE', 'HINDON_RUPEECIRCLE']],
    [{ QC_WORKFLOW: true }, []],
    [{ AM_WORKFLOW: true, LEADGEN_WORKFLOW: true, LEADGEN_LENDBOX_WORKFLOW: true }, ['ARTHMATE']],
  ])('%j: only %j', async (features, expected) => {
    const merchant = await SandboxMerchant.as(sandbox, 'offers');
    await merchant.flags({ features });
    const offers = await listed(merchant);
    expect(lenders(offers).sort()).toEqual([...expected].sort());
    const all = [
      'USFB',
      'ARTHMATE',
      'APOLLO_FINVEST',
      'HINDON_MERCANTILE_LIMITED',
      'HINDON_RUPEECIRCLE',
      'VIVRITI_CAPITAL_LIMITED',
    ];
    expect([...(offers.lenders_without_offer ?? [])].sort()).toEqual(
      all.filter((code) => !expected.includes(code)).sort(),
    );
  });

  it('cannot be confirmed for a workflow that is off', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'existing-account');
    const [offer] = await merchant.offers();
    await merchant.flags({ features: { USFB_WORKFLOW: true } });
    const { body } = await merchant.get<Schemas['BankDetailsList']>('/bankDetails');
    const pair = {
      loan_offer_id: offer?.loan_offer_id,
      bank_details_id: body.bank_details[0]?.bank_details_id,
    };
    expect(await merchant.post('/confirmBankDetails', pair)).toMatchObject({
      status: 404,
      body: { error: 'offer_not_found' },
    });
  });
});

describe('the processing fee that is waived', () => {
  const WAIVED = { features: { PROCESSING_FEE_DISABLE: true } };

  it('is 0 with its line; GST, transfer and APR change with it, and back', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'arthmate');
    const [before] = await merchant.offers();
    await merchant.flags(WAIVED);
    const [offer] = await merchant.offers();
    expect(offer).toMatchObject({
      processing_fee: { amount: 0, rate: 0 },
      gst: { amount: 0, rate: 18 },
      transferable_amount: 5_000_000,
      payable_amount: before?.payable_amount,
      regular_repayment: before?.regular_repayment,
      interest: before?.interest,
    });
    expect(offer?.apr).toBeLessThan(before?.apr ?? 0);
    await merchant.flags({ features: { PROCESSING_FEE_DISABLE: false } });
    expect((await merchant.offers())[0]).toEqual(before);
  });

  it('is 0 in the documents, the agreement and the disbursed amount, and stays as signed', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'arthmate');
    await merchant.flags(WAIVED);
    const [offer] = await merchant.offers();
    await confirmOffer(merchant, offer);
    const agreement = await drawUp(merchant);
    const { body } = await merchant.get<Schemas['AgreementInfo']>('/agreementInfo');
    expect(body.agreement).toMatchObject({
      processing_fee: { amount: 0, rate: 0 },
      gst: { amount: 0 },
      transferable_amount: offer?.loan_amount,
      apr: offer?.apr,
    });
    for (const paper of [offer?.kfs_html_link, body.agreement?.html_link]) {
      const page = await sandbox.fetch(
        new Request(`http://lender.test${paper}`, { headers: { cookie: `act=${merchant.token}` } }),
      );
      expect(await page.text()).toMatch(/\(0 %\)<\/dt><dd>₹0</);
    }
    await signWithOtp(merchant, agreement);
    await merchant.advance(8);
    expect(await merchant.loan()).toMatchObject({ disbursed_amount: 5_000_000 });
    await merchant.flags({ features: { PROCESSING_FEE_DISABLE: false } });
    expect(await merchant.loan()).toMatchObject({ disbursed_amount: 5_000_000 });
  });

  it('is not refunded after it was signed', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'disbursed');
    const before = await merchant.loan();
    await merchant.flags(WAIVED);
    expect(await merchant.loan()).toEqual(before);
  });
});

describe('eligibility', () => {
  it('quotes the lenders’ offers, with consistent sums', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'offers');
    const { loan_quotes: quotes = [], ...rest } = await eligibility(merchant);
    expect(rest).toEqual({ is_eligible: true, reason: null, retry_on: 0 });
    expect(quotes).toHaveLength(7);
    for (const quote of quotes) {
      const fees = (quote.processing_fee?.amount ?? 0) + (quote.gst?.amount ?? 0);
      expect(quote.transferable_amount).toBe((quote.loan_amount ?? 0) - fees);
      expect(quote.payble_amount).toBe((quote.loan_amount ?? 0) + (quote.interest ?? 0));
      expect(quote.max_eligible_amount).toBe(15_000_000);
    }
  });

  it.each([
    ['new-merchant', true, null, 0, 2],
    ['no-offers', true, null, 0, 0],
    ['not-eligible', false, 'not_eligible', now + 30 * DAY_SECONDS, 0],
    ['blocked', false, 'account_blocked', 0, 0],
    ['rejected', false, 'recent_rejection', now + 90 * DAY_SECONDS, 0],
    ['loan-rejected', false, 'recent_rejection', now + 90 * DAY_SECONDS, 0],
    ['nbfc-rejected', false, 'recent_rejection', now + 90 * DAY_SECONDS, 0],
    ['disbursed', false, 'loan_running', 0, 0],
  ])('%s: %s, %s, again on %i, %i quotes', async (persona, is_eligible, reason, retry_on, count) => {
    const answer = await eligibility(await SandboxMerchant.as(sandbox, persona));
    expect(answer).toMatchObject({ is_eligible, reason, retry_on });
    expect(answer.loan_quotes).toHaveLength(count);
  });

  it.each([
    ['not-eligible', true],
    ['blocked', false],
    ['nbfc-rejected', false],
  ])('of %s after 30 days: %s', async (persona, is_eligible) => {
    const merchant = await SandboxMerchant.as(sandbox, persona);
    await merchant.advance(30 * DAY_SECONDS - 1);
    expect(await merchant.state()).toMatchObject({ is_eligible: false });
    await merchant.advance(1);
    expect(await merchant.state()).toMatchObject({ is_eligible });
    expect(await eligibility(merchant)).toMatchObject({ is_eligible });
  });
});

describe('the profile', () => {
  const whole = {
    business_type: 'PROPRIETORSHIP',
    loan_purpose: 'STOCK',
    monthly_sale: 2_000_000,
    address: 'Shop 7, Station Road',
  };

  it('is merged, and its address orders the QR code once', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'new-merchant');
    const save = (body: object) => merchant.post<Schemas['LoanProfile']>('/userLoanProfile', body);
    await save({ monthly_income: 4_500_000, address: 'Shop 7, Station Road' });
    await merchant.advance(60);
    const { body } = await save({ father_name: 'SHYAM LAL', address: 'Shop 7, Station Road' });
    expect(body).toEqual({
      merchant_id: merchant.id,
      monthly_income: 4_500_000,
      address: 'Shop 7, Station Road',
      father_name: 'SHYAM LAL',
    });
    const address = async () =>
      (await merchant.get<Schemas['MerchantAddressAnswer']>('/getMerchantAddress')).body.address;
    expect(await address()).toMatchObject({
      create_time: now,
      shop_number: '7',
      street_address: 'Station Road',
    });
    await save({ address: 'Gandhi Chowk' });
    expect(await address()).toMatchObject({ create_time: now + 60, shop_number: null });
  });

  it('that is complete gives offers that fit the sales', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'step-basic-information');
    await merchant.post('/userLoanProfile', whole);
    expect((await listed(merchant)).loan_offers).toEqual([]);
    await merchant.post('/userLoanProfile', { pincode: '422001' });
    const offers = await listed(merchant);
    expect(offers.loan_offers.map(({ loan_amount }) => loan_amount)).toEqual([
      5_000_000, 5_000_000, 5_000_000,
    ]);
    expect(offers.lenders_without_offer).toEqual(['APOLLO_FINVEST', 'VIVRITI_CAPITAL_LIMITED']);
    await confirmOffer(merchant, offers.loan_offers[0]);
    await signWithOtp(merchant, await drawUp(merchant));
    expect(await merchant.state()).toMatchObject({ process_state: 'DISBURSAL' });
  });
});

describe('consents and destinations', () => {
  it('WhatsApp is off until consent, and can be stopped', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'offers');
    const answer = async () =>
      (await merchant.get<Schemas['WhatsappOptin']>(`/getWhatsappOptin/${merchant.id}`)).body;
    const setOptIn = (opt_in: boolean) =>
      merchant.post('/setWhatsappOptin', { mobile: '9876504321', channel: 3, opt_in });
    expect(await answer()).toMatchObject({ opt_in: false, channel: 3, mobile: '******4321', update_time: 0 });
    await setOptIn(true);
    expect(await answer()).toMatchObject({ opt_in: true, update_time: now });
    await setOptIn(false);
    expect(await answer()).toMatchObject({ opt_in: false });
  });

  it('a QR pays to a UPI id or an account, by either id of the QR', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'offers');
    const qr = merchant.id.replace('mrc_', 'qr_');
    const answer = async (id: string) =>
      (await merchant.get<Schemas['PaymentDestinationAnswer']>(`/getPaymentDestination/${id}`)).body;
    expect(await answer(qr)).toEqual({ destination: null });
    for (const [payment_address, type] of [
      ['ramesh@okbank', 'UPI'],
      [GOOD_ACCOUNT, 'BANK'],
    ]) {
      await merchant.post('/setPaymentDestination', { destination: { payment_address }, async: false });
      const expected = { payment_address, type, name: 'RAMESH KUMAR', mobile: '******4321' };
      expect(await answer(qr)).toEqual({ destination: expected });
      expect(await answer(merchant.id)).toEqual({ destination: expected });
    }
    const bad = { destination: { payment_address: '123456789@BLCK0000001' }, async: false };
    expect((await merchant.post('/setPaymentDestination', bad)).body).toEqual({
      error: 'invalid_payment_address',
    });
  });
});
