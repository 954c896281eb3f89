/** The sandbox's log of consents: rows of the writes that rely on them, and the ways back. */
import { afterAll, describe, expect, it } from 'vitest';

import { form, jpeg } from './answers/forms';
import { confirmOffer, drawUp, signWithOtp } from './support/journey';
import { MARCH_6, openSandbox, SandboxMerchant, type Schemas } from './support/sandbox-merchant';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

const NOW = MARCH_6 / 1000;
const record = { text: 'I agree to this, as I read it.', version: '7', language: 'en' };

async function consentsOf(merchant: SandboxMerchant): Promise<Schemas['Consent'][]> {
  return (await merchant.get<Schemas['Consents']>('/consents')).body.consents;
}

const newestOf = async (merchant: SandboxMerchant, purpose: Schemas['Consent']['purpose']) =>
  (await consentsOf(merchant)).find((consent) => consent.purpose === purpose);

const withdraw = (merchant: SandboxMerchant, id: string | undefined) =>
  merchant.post<Schemas['Consent'] & { error?: string }>(`/consents/${id}/withdraw`, undefined);

describe('a consent is logged with the write that relies on it', () => {
  it('PAN, registry, agreement: what was read, for whom, when', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'new-merchant');
    expect(await consentsOf(merchant)).toEqual([]);
    await merchant.post('/pan/details', {
      pan_number: 'ABCPE1234F',
      dob: '1990-01-31',
      consent_record: record,
    });
    await merchant.advance(60);
    await merchant.post('/ckyc', { consent: true, consent_record: record });
    const [registry, pan] = await consentsOf(merchant);
    expect(pan).toMatchObject({ purpose: 'PAN_CHECK', product: 'TERM_LOAN', given_time: NOW, ...record });
    expect(registry).toMatchObject({
      purpose: 'KYC_REGISTRY',
      party: 'Central KYC registry',
      given_time: NOW + 60,
      withdrawn_time: null,
      is_withdrawable: false,
      consequence: 'CHECK_DONE',
      ...record,
    });
  });

  it('a selfie: what was read comes as fields of its form, and is logged once for all pictures that rely on it', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'kyc-in-progress');
    await merchant.flags({ selfie_result: 'TOO_DARK', selfie_seconds: 0 });
    const { text, version, language } = record;
    const read = { consent_text: text, consent_version: version, consent_language: language };
    await merchant.upload('/selfie', form({ ...read, selfie: jpeg() }));
    await merchant.advance(60);
    await merchant.upload('/selfie', form({ ...read, selfie: jpeg() }));
    const selfies = (await consentsOf(merchant)).filter(({ purpose }) => purpose === 'SELFIE_CHECK');
    expect(selfies).toMatchObject([
      { product: 'TERM_LOAN', given_time: NOW, is_withdrawable: false, consequence: 'CHECK_DONE', ...record },
    ]);
  });

  it('a refused write logs nothing', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'new-merchant');
    await merchant.post('/ckyc', { consent: false, consent_record: record });
    await merchant.post('/ckyc', { consent: true, consent_record: record });
    expect(await consentsOf(merchant)).toEqual([]);
  });

  it('a signature: agreement and key facts, with the lender; without a record the text is not known', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'arthmate');
    const [offer] = await merchant.offers();
    await confirmOffer(merchant, offer);
    await signWithOtp(merchant, await drawUp(merchant));
    expect(await newestOf(merchant, 'LOAN_AGREEMENT')).toMatchObject({
      party: 'ARTHMATE',
      text: null,
      is_withdrawable: false,
      consequence: 'AGREEMENT_SIGNED',
    });
  });

  it('a lead: both consents, for the partner’s product only', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'lead-submitted');
    const leads = (await consentsOf(merchant)).filter(({ product }) => product === 'PARTNER_LOAN');
    expect(leads.map(({ purpose }) => purpose)).toEqual(['LEAD_PROFILE', 'LEAD_CONTACT']);
    expect(leads.every(({ is_withdrawable }) => !is_withdrawable)).toBe(true);
  });
});

describe('the way back', () => {
  const optIn = (merchant: SandboxMerchant, opt_in: boolean, text = record.text) =>
    merchant.post('/setWhatsappOptin', {
      mobile: '9876504321',
      channel: 3,
      opt_in,
      consent_record: { ...record, text },
    });
  const isOptedIn = async (merchant: SandboxMerchant) =>
    (await merchant.get<Schemas['WhatsappOptin']>(`/getWhatsappOptin/${merchant.id}`)).body.opt_in;

  it('WhatsApp: the same fact as the opt-in, whichever page takes it back; the log keeps each time', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'offers');
    await optIn(merchant, true);
    const first = await newestOf(merchant, 'WHATSAPP_MESSAGES');
    expect(first).toMatchObject({ ...record, is_withdrawable: true, consequence: 'MESSAGES_STOP' });
    await merchant.advance(60);
    const answer = await withdraw(merchant, first?.consent_id);
    expect(answer.body).toMatchObject({ withdrawn_time: NOW + 60, is_withdrawable: false });
    expect(await isOptedIn(merchant)).toBe(false);
    // Again: answered unchanged.
    await merchant.advance(60);
    expect((await withdraw(merchant, first?.consent_id)).body).toEqual(answer.body);

    await optIn(merchant, true, 'Another text.');
    await merchant.advance(60);
    await optIn(merchant, false);
    const log = (await consentsOf(merchant)).filter(({ purpose }) => purpose === 'WHATSAPP_MESSAGES');
    expect(log.map(({ text, withdrawn_time }) => [text, withdrawn_time])).toEqual([
      ['Another text.', NOW + 180],
      [record.text, NOW + 60],
    ]);
  });

  it('autopay: the same fact as the mandate, also when that is cancelled elsewhere', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'autopay-on');
    const given = await newestOf(merchant, 'AUTOPAY');
    expect(given).toMatchObject({ text: null, is_withdrawable: true, consequence: 'DEBITS_STOP' });
    expect((await withdraw(merchant, given?.consent_id)).body.withdrawn_time).toBe(NOW);
    const loan = await merchant.loan();
    const { body } = await merchant.post<Schemas['MandateStatusAnswer']>('/v1/MandateStatus', {
      loan_id: loan?.loan_id,
    });
    expect(body.mandate?.status).toBe('CANCELLED');

    const other = await SandboxMerchant.as(sandbox, 'autopay-on');
    await other.call('PUT', '/autopayMandate', {
      merchant_id: other.id,
      nbfc: body.mandate?.nbfc,
      is_consented: false,
    });
    expect(await newestOf(other, 'AUTOPAY')).toMatchObject({ withdrawn_time: NOW, is_withdrawable: false });
  });

  it('an Aadhaar check that was not finished ends; a finished one stays', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'step-ekyc');
    await merchant.post('/ekyc', { consent: true, consent_record: record });
    const given = await newestOf(merchant, 'AADHAAR_CHECK');
    expect(given).toMatchObject({ ...record, is_withdrawable: true, consequence: 'CHECK_STOPS' });
    await withdraw(merchant, given?.consent_id);
    const { body } = await merchant.get<{ ekyc_id: string }>('/identityVerificationStatus');
    expect((await merchant.get(`/ekyc/${body.ekyc_id}`)).body).toMatchObject({
      status: 'FAILED',
      failure_reason: 'cancelled',
    });
    const other = await SandboxMerchant.as(sandbox, 'selfie-failed');
    const done = await newestOf(other, 'AADHAAR_CHECK');
    expect(done).toMatchObject({ is_withdrawable: false, consequence: 'CHECK_DONE' });
    expect((await withdraw(other, done?.consent_id)).body.error).toBe('consent_not_withdrawable');
  });

  it('after the consent was withdrawn, another mobile starts no Aadhaar check', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'step-ekyc');
    await merchant.post('/ekyc', { consent: true, consent_record: record });
    await withdraw(merchant, (await newestOf(merchant, 'AADHAAR_CHECK'))?.consent_id);
    const { body } = await merchant.get<{ ekyc_id: string }>('/identityVerificationStatus');
    const again = await merchant.post('/ekycMobile', { ekyc_id: body.ekyc_id, mobile: '9812345670' });
    expect(again).toMatchObject({ status: 409, body: { error: 'consent_required' } });
    const after = await merchant.get<{ ekyc_id: string }>('/identityVerificationStatus');
    expect(after.body.ekyc_id).toBe(body.ekyc_id);
  });

  it.each(['ekyc-failed', 'step-ekyc'])(
    'an Aadhaar check that was started again with another mobile ends, too: %s',
    async (persona) => {
      const merchant = await SandboxMerchant.as(sandbox, persona);
      const checkId = async () =>
        (await merchant.get<{ ekyc_id: string }>('/identityVerificationStatus')).body.ekyc_id;
      if (persona === 'step-ekyc') {
        await merchant.post('/ekyc', { consent: true, consent_record: record });
        await sandbox.fetch(
          new Request(`http://lender.test/sandbox/aadhaar/${await checkId()}`, {
            method: 'POST',
            body: new URLSearchParams({ decision: 'cancel' }),
          }),
        );
      }
      const failed = await newestOf(merchant, 'AADHAAR_CHECK');
      expect(failed).toMatchObject({ is_withdrawable: false, consequence: 'CHECK_DONE' });
      const again = await merchant.post<Schemas['Ekyc']>('/ekycMobile', {
        ekyc_id: await checkId(),
        mobile: '9812345670',
      });
      expect(again.body.status).toBe('INITIATED');
      const given = await newestOf(merchant, 'AADHAAR_CHECK');
      expect(given).toMatchObject({ is_withdrawable: true, consequence: 'CHECK_STOPS' });
      await withdraw(merchant, given?.consent_id);
      expect((await merchant.get(`/ekyc/${again.body.ekyc_id}`)).body).toMatchObject({
        status: 'FAILED',
        failure_reason: 'cancelled',
      });
    },
  );

  it('what is done cannot be taken back, and nobody takes back another merchant’s consent', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'autopay-on');
    const signed = await newestOf(merchant, 'LOAN_AGREEMENT');
    expect(await withdraw(merchant, signed?.consent_id)).toMatchObject({
      status: 409,
      body: { error: 'consent_not_withdrawable' },
    });
    const stranger = await SandboxMerchant.as(sandbox, 'offers');
    const autopay = await newestOf(merchant, 'AUTOPAY');
    expect((await withdraw(stranger, autopay?.consent_id)).status).toBe(404);
  });
});

describe('the credit bureau', () => {
  const agree = (merchant: SandboxMerchant) =>
    merchant.post('/consents', {
      purpose: 'CREDIT_BUREAU',
      product: 'TERM_LOAN',
      party: 'Sandbox Bureau',
      ...record,
    });
  const score = (merchant: SandboxMerchant) =>
    merchant.get<Partial<Schemas['CreditScore']> & { error?: string }>('/creditScore');

  it('is asked only after the consent, and forgotten when that is taken back', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'new-merchant');
    await merchant.post('/pan/details', { pan_number: 'ABCPE1234F', dob: '1990-01-31' });
    const isAsked = async () =>
      (await merchant.control<{ credit_scores: unknown[] }>('GET', '/books')).body.credit_scores.length > 0;
    expect(await score(merchant)).toMatchObject({ status: 409, body: { error: 'consent_required' } });
    expect(await isAsked()).toBe(false);
    await agree(merchant);
    expect((await score(merchant)).body).toMatchObject({ score: 742, bureau: 'Sandbox Bureau' });
    const given = await newestOf(merchant, 'CREDIT_BUREAU');
    expect(given).toMatchObject({ ...record, is_withdrawable: true, consequence: 'SCORE_NOT_ASKED' });
    // The same text again is the same consent.
    expect((await agree(merchant)).body).toEqual(given);
    await withdraw(merchant, given?.consent_id);
    expect((await score(merchant)).body.error).toBe('consent_required');
    expect(await isAsked()).toBe(false);
  });

  it('is asked when the PAN is verified, where the consent came before', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'new-merchant');
    await agree(merchant);
    expect((await score(merchant)).body.error).toBe('credit_score_not_available');
    await merchant.post('/pan/details', { pan_number: 'ABCPE1234F', dob: '1990-01-31' });
    expect((await score(merchant)).body.score).toBe(742);
  });

  it('is asked again when it knows the merchant by now', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'new-merchant');
    await merchant.flags({ credit_score: 0 });
    await agree(merchant);
    await merchant.post('/pan/details', { pan_number: 'ABCPE1234F', dob: '1990-01-31' });
    expect((await score(merchant)).body.error).toBe('credit_score_not_available');
    await merchant.flags({ credit_score: 700 });
    expect((await score(merchant)).body.score).toBe(700);
  });
});
