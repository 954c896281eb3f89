import { afterAll, describe, expect, it } from 'vitest';
import { allPersonas } from '../../sandbox/people/personas';
import { MARCH_6, openSandbox, SandboxMerchant, type Schemas } from './support/sandbox-merchant';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

const DAY_SECONDS = 86_400;
const today = MARCH_6 / 1000;

describe('every persona', () => {
  it.each(allPersonas().map(([name]) => name))('%s is answered by the contract', async (name) => {
    const merchant = await SandboxMerchant.as(sandbox, name);
    for (const path of [
      '/loanOffers/APPROVED',
      '/loanOffers/SELECTED',
      '/bankDetails',
      '/loan',
      '/agreementInfo',
    ])
      expect((await merchant.get(path)).status).toBe(200);
    for (const path of [
      '/getUserState',
      '/pan/details',
      '/getLoanConfig?is_signed=true',
      '/v1/nbfcFeatureConfig',
    ])
      expect((await merchant.get(path)).status).toBe(200);
    expect((await merchant.get('/api/merchant/business_user/user')).status).toBe(200);
  });
});

describe('offers', () => {
  it('come from all five lenders; two have the same amount and frequency', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'offers');
    const { body } = await merchant.get<Schemas['LoanOffers']>('/loanOffers/APPROVED');
    expect(body.lenders_without_offer).toEqual(['VIVRITI_CAPITAL_LIMITED']);
    expect(new Set(body.loan_offers.map((offer) => offer.nbfc)).size).toBe(5);
    const keys = body.loan_offers.map((offer) => `${offer.loan_amount} ${offer.frequency}`);
    expect(new Set(keys).size).toBe(keys.length - 1);
    for (const offer of body.loan_offers) {
      const fees = (offer.processing_fee?.amount ?? 0) + (offer.gst?.amount ?? 0);
      expect(offer.transferable_amount).toBe(offer.loan_amount - fees);
      expect(offer.payable_amount).toBe(offer.loan_amount + (offer.interest ?? 0));
      expect(offer.apr).toBeGreaterThan(offer.interest_rate ?? 0);
    }
  });
});

describe('a running loan', () => {
  it('disbursed: three paid, due in four days', async () => {
    const loan = await (await SandboxMerchant.as(sandbox, 'disbursed')).loan();
    expect(loan).toMatchObject({ status: 2, installments_paid: 3, total_due: 0, late_penalties_added: 0 });
    expect(Math.floor(((loan?.next_due_date ?? 0) - today) / DAY_SECONDS)).toBe(4);
    expect(loan?.total_paid).toBe(3 * (loan?.next_due_installment_amount ?? 0));
  });

  it('due-tomorrow becomes due today, then overdue', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'due-tomorrow');
    const before = await merchant.loan();
    expect(before).toMatchObject({ total_due: 0, installments_paid: 5 });
    await merchant.advance(DAY_SECONDS);
    const due = before?.next_due_installment_amount;
    expect(await merchant.loan()).toMatchObject({ total_due: due, previous_due_installment_amount: 0 });
    await merchant.advance(DAY_SECONDS);
    expect(await merchant.loan()).toMatchObject({ total_due: due, previous_due_installment_amount: due });
  });

  it('overdue: one or two missed, late charges added', async () => {
    const loan = await (await SandboxMerchant.as(sandbox, 'overdue')).loan();
    expect(loan?.next_due_date).toBeLessThan(today);
    expect(loan?.late_penalties_added).toBeGreaterThan(0);
    expect(loan?.total_due).toBe(
      (loan?.previous_due_installment_amount ?? 0) + (loan?.late_penalties_added ?? 0),
    );
  });

  it.each([
    ['not-eligible', { is_eligible: false }],
    ['blocked', { process_state: 'BLOCKED' }],
    ['account-not-approved', { process_state: 'BANK', process_substate: 'account-not-approved' }],
    ['rejected', { approval_status: 'REJECTED', primary_nbfc: 'USFB' }],
    ['new-merchant', { process_state: 'ENTRY', kyc_state: 'NOT_STARTED' }],
    ['disbursal-pending', { process_state: 'DISBURSAL' }],
  ])('%s is at %j', async (persona, state) => {
    expect(await (await SandboxMerchant.as(sandbox, persona)).state()).toMatchObject(state);
  });
});
