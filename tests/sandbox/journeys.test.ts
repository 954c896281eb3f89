import { afterAll, describe, expect, it } from 'vitest';
import { Actor, openSandbox } from './actor';
import { confirmOffer, drawUp, signWithOtp } from './journey';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

describe('USFB from offers to money', () => {
  it('asks, approves by itself, signs, and sends the money', async () => {
    const actor = await Actor.as(sandbox, 'usfb');
    const [offer] = await actor.offers();
    await confirmOffer(actor, offer);
    expect(await actor.state()).toMatchObject({
      primary_nbfc: 'USFB',
      process_state: 'AGREEMENT',
      process_substate: 'loan-approval-status',
      approval_status: 'PENDING',
    });
    expect((await actor.post('/createAgreement', { loan_offer_id: offer?.loan_offer_id })).status).toBe(409);
    await actor.advance(6);
    expect((await actor.state()).approval_status).toBe('APPROVED');
    const agreement = await drawUp(actor);
    const signed = await signWithOtp(actor, agreement);
    expect(signed).toMatchObject({ status: 200, body: { status: 'SIGNED' } });
    expect(await actor.loan()).toMatchObject({
      status: 1,
      disbursed_amount: 0,
      total_due: 0,
      total_installment: 26,
    });
    await actor.advance(8);
    expect(await actor.loan()).toMatchObject({ status: 2, disbursed_amount: offer?.transferable_amount });
    expect(await actor.state()).toMatchObject({ process_state: 'REPAYMENT', process_substate: 'home' });
  });
});
