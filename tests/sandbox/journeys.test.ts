import { afterAll, describe, expect, it } from 'vitest';
import { answerBank, confirmOffer, drawUp, signWithOtp } from './support/journey';
import { openSandbox, SandboxMerchant, type Schemas } from './support/sandbox-merchant';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

async function signAndReceive(merchant: SandboxMerchant, offer: Schemas['LoanOffer'] | undefined) {
  const agreement = await drawUp(merchant);
  expect(await signWithOtp(merchant, agreement)).toMatchObject({ status: 200, body: { status: 'SIGNED' } });
  expect(await merchant.loan()).toMatchObject({ status: 1, disbursed_amount: 0, total_due: 0 });
  expect(await merchant.state()).toMatchObject({
    process_state: 'DISBURSAL',
    process_substate: 'loan-status',
  });
  await merchant.advance(8);
  expect(await merchant.loan()).toMatchObject({
    status: 2,
    disbursed_amount: offer?.transferable_amount,
    max_repayment_amount: offer?.payable_amount,
    total_due: 0,
    total_paid: 0,
    total_installment: offer?.duration,
    utr: expect.stringMatching(/^SBXN\d{12}$/),
  });
  expect(await merchant.state()).toMatchObject({ process_state: 'REPAYMENT', process_substate: 'home' });
}

describe('from offers to money', () => {
  it('USFB approves by itself', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'usfb');
    const [offer] = await merchant.offers();
    await confirmOffer(merchant, offer);
    expect(await merchant.state()).toMatchObject({
      primary_nbfc: 'USFB',
      process_state: 'AGREEMENT',
      process_substate: 'loan-approval-status',
      approval_status: 'PENDING',
    });
    const early = await merchant.post('/createAgreement', { loan_offer_id: offer?.loan_offer_id });
    expect(early).toMatchObject({ status: 409, body: { error: 'approval_pending' } });
    await merchant.advance(6);
    expect((await merchant.state()).approval_status).toBe('APPROVED');
    await signAndReceive(merchant, offer);
  });

  it('USFB refuses when configured to', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'usfb');
    await merchant.flags({ approval_result: 'REJECTED', approval_seconds: 2 });
    const [offer] = await merchant.offers();
    await confirmOffer(merchant, offer);
    await merchant.advance(2);
    expect((await merchant.state()).approval_status).toBe('REJECTED');
  });

  it.each([
    ['arthmate', 'agreement', 'AGREEMENT'],
    ['apollo', 'approved-loan-details', 'AGREEMENT'],
    ['apollo-weekly', 'approved-loan-details', 'AGREEMENT'],
  ])('%s goes to %s', async (persona, substate, state) => {
    const merchant = await SandboxMerchant.as(sandbox, persona);
    const [offer] = await merchant.offers();
    await confirmOffer(merchant, offer);
    expect(await merchant.state()).toMatchObject({ process_state: state, process_substate: substate });
    await signAndReceive(merchant, offer);
  });

  it.each([['hindon-mercantile'], ['hindon-rupeecircle']])('%s needs an e-NACH first', async (persona) => {
    const merchant = await SandboxMerchant.as(sandbox, persona);
    const [offer] = await merchant.offers();
    expect(offer?.is_enach_required).toBe(true);
    await confirmOffer(merchant, offer);
    expect(await merchant.state()).toMatchObject({ process_state: 'MANDATE', process_substate: 'enach' });
    const asking = `/autopayMandate?type=ENACH&nbfc=${offer?.nbfc}`;
    const { body: mandate } = await merchant.get<Schemas['AutopayMandate']>(asking);
    expect(mandate).toMatchObject({ status: 'INITIATED', account_last4: '7891', bank_name: 'HDFC Bank' });
    expect((await merchant.get(asking)).body).toEqual(mandate);
    const declined = await answerBank(sandbox, mandate, 'decline', 'insufficient_funds');
    // Not an allowed URL: the bank's page does not redirect.
    expect(declined.headers.get('location')).toBe(`/sandbox/bank/${mandate.mandate_id}`);
    expect((await merchant.get(asking)).body).toMatchObject({
      status: 'FAILED',
      failure_reason: 'insufficient_funds',
    });
    const { body: second } = await merchant.get<Schemas['AutopayMandate']>(`${asking}&renew=true`);
    expect(second.mandate_id).not.toBe(mandate.mandate_id);
    await answerBank(sandbox, second, 'slow');
    expect((await merchant.get(asking)).body).toMatchObject({
      mandate_id: second.mandate_id,
      status: 'PENDING',
    });
    await merchant.advance(20);
    expect((await merchant.get(asking)).body).toMatchObject({ status: 'ACTIVE', authorization_url: null });
    expect(await merchant.state()).toMatchObject({
      process_state: 'AGREEMENT',
      process_substate: 'agreement',
    });
    await signAndReceive(merchant, offer);
    expect((await merchant.loan())?.auto_debit).toMatchObject({ is_enabled: true });
  });

  it('an unknown lender leads back to the entry', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'no-lender');
    const [offer] = await merchant.offers();
    await confirmOffer(merchant, offer);
    expect(await merchant.state()).toMatchObject({
      process_state: 'ENTRY',
      process_substate: null,
      primary_nbfc: null,
    });
  });
});

/** Confirms with the account of the first loan. */
async function confirmAgain(merchant: SandboxMerchant, offerId: string | undefined) {
  const { body } = await merchant.get<Schemas['BankDetailsList']>('/bankDetails');
  const [account] = body.bank_details;
  return merchant.post('/confirmBankDetails', {
    loan_offer_id: offerId,
    bank_details_id: account?.bank_details_id,
  });
}

describe('a second loan', () => {
  it.each([['ARTHMATE'], ['HINDON_MERCANTILE_LIMITED']])(
    'of %s: an ended loan does not decide it',
    async (nbfc) => {
      const merchant = await SandboxMerchant.as(sandbox, 'second-loan');
      const first = await merchant.loan();
      expect(first?.status).toBe(3);
      expect(await merchant.offers('SELECTED')).toEqual([]);
      const ofFirst = await merchant.get<Schemas['AgreementInfo']>('/agreementInfo');
      expect(ofFirst.body.agreement).toMatchObject({
        status: 'SIGNED',
        loan_agreement_id: first?.loan_agreement_id,
      });
      const offer = (await merchant.offers()).find((one) => one.nbfc === nbfc);
      await confirmAgain(merchant, offer?.loan_offer_id);
      expect((await merchant.offers('SELECTED')).map((one) => one.loan_offer_id)).toEqual([
        offer?.loan_offer_id,
      ]);
      expect((await merchant.get<Schemas['AgreementInfo']>('/agreementInfo')).body.agreement).toBeNull();
      if (offer?.is_enach_required) {
        const asking = `/autopayMandate?type=ENACH&nbfc=${nbfc}`;
        expect(await merchant.get(`${asking}&open=false`)).toMatchObject({ status: 404 });
        const { body: mandate } = await merchant.get<Schemas['AutopayMandate']>(asking);
        await answerBank(sandbox, mandate, 'approve');
      }
      await signAndReceive(merchant, offer);
      const second = await merchant.loan();
      expect(second?.loan_id).not.toBe(first?.loan_id);
      expect(second?.agreement).toMatchObject({ frequency: offer?.frequency, approvedNbfc: nbfc });
      const { body } = await merchant.get<Schemas['AgreementInfo']>('/agreementInfo');
      expect(body.agreement).toMatchObject({ loan_agreement_id: second?.loan_agreement_id });
    },
  );

  it('an offer can be taken only once', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'second-loan');
    type LoanBooks = { offers: { id: string; status: string }[] };
    const { body } = await merchant.control<LoanBooks>('GET', '/books');
    const taken = body.offers.find(({ status }) => status === 'SELECTED');
    expect(await confirmAgain(merchant, taken?.id)).toMatchObject({
      status: 409,
      body: { error: 'offer_expired' },
    });
  });
});

describe('disbursal', () => {
  it.each([
    [{ disbursal_result: 'REJECTED' }, 8, 4],
    [{ disbursal_result: 'CANCELLED', disbursal_reason: 'The account is closed.' }, 8, 5],
    [{ manual_disbursal: true }, 8, 1],
    [{ manual_disbursal: true }, 86_400, 2],
  ])('%j after %i s is status %i', async (flags, seconds, status) => {
    const merchant = await SandboxMerchant.as(sandbox, 'agreement-ready');
    await merchant.flags(flags);
    await signWithOtp(merchant, await drawUp(merchant));
    await merchant.advance(seconds);
    expect((await merchant.loan())?.status).toBe(status);
  });
});
