import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { drawUp } from './support/journey';
import { openSandbox, SandboxMerchant, type Schemas } from './support/sandbox-merchant';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

let merchant: SandboxMerchant;
let agreement: string;
beforeEach(async () => {
  merchant = await SandboxMerchant.as(sandbox, 'agreement-ready');
  await merchant.flags({ fixed_otp: '246810' });
  agreement = await drawUp(merchant);
});

const send = () => merchant.post<Schemas['AgreementOtp']>('/agreementOtp', { loan_agreement_id: agreement });
const sign = (otp_reference: string, otp: string) =>
  merchant.post('/signAgreement', { loan_agreement_id: agreement, otp_reference, otp });

describe('the code of the agreement', () => {
  it('may be sent three times, 30 s apart, then after 600 s', async () => {
    expect(await send()).toMatchObject({
      status: 200,
      body: {
        resend_after: 30,
        expires_in: 300,
        sends_left: 2,
        attempts_left: 5,
        phone_number: '******6677',
      },
    });
    await merchant.advance(10);
    expect(await send()).toMatchObject({ status: 429, body: { error: 'rate_limited', retry_after: 20 } });
    await merchant.advance(20);
    expect((await send()).body.sends_left).toBe(1);
    await merchant.advance(30);
    expect((await send()).body.sends_left).toBe(0);
    await merchant.advance(30);
    expect(await send()).toMatchObject({
      status: 429,
      body: { error: 'otp_sends_exceeded', retry_after: 570 },
    });
    await merchant.advance(570);
    expect((await send()).body.sends_left).toBe(2);
  });

  it('may be mistyped four times; the fifth locks for 600 s', async () => {
    const { body } = await send();
    for (const attempts_left of [4, 3, 2, 1]) {
      expect(await sign(body.otp_reference, '000000')).toMatchObject({
        status: 400,
        body: { error: 'otp_invalid', attempts_left },
      });
    }
    expect(await sign(body.otp_reference, '000000')).toMatchObject({
      status: 429,
      body: { error: 'otp_attempts_exceeded', retry_after: 600 },
    });
    await merchant.advance(100);
    expect((await sign(body.otp_reference, '246810')).body).toMatchObject({ retry_after: 500 });
    expect((await send()).body).toEqual({ error: 'rate_limited', retry_after: 500 });
    expect((await merchant.state()).rate_limit).toEqual({ no_of_attempts_left: 0, cool_off_period: 500 });
    await merchant.advance(500);
    const again = await send();
    expect(again.body.attempts_left).toBe(5);
    expect((await sign(again.body.otp_reference, '246810')).status).toBe(200);
  });

  it('expires after 300 s, and when a newer one was sent', async () => {
    const first = await send();
    await merchant.advance(30);
    const second = await send();
    expect((await sign(first.body.otp_reference, '246810')).body).toMatchObject({ error: 'otp_expired' });
    await merchant.advance(300);
    expect((await sign(second.body.otp_reference, '246810')).body).toMatchObject({ error: 'otp_expired' });
  });

  it('signs once', async () => {
    const { body } = await send();
    expect((await sign(body.otp_reference, '246810')).status).toBe(200);
    expect(await sign(body.otp_reference, '246810')).toMatchObject({
      status: 409,
      body: { error: 'agreement_already_signed' },
    });
    expect((await send()).body).toEqual({ error: 'agreement_already_signed' });
  });
});
