/** What anonymous callers can read about a payment: its amount and status, never the loan. */
import { afterAll, describe, expect, it } from 'vitest';
import { asNobody, decide, Payer } from '../repayment/repaying';
import { freshId, identity, openSandbox, type Schemas } from '../support/sandbox-merchant';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

/** 25 letters and digits hold 128 random bits, and a UPI reference takes 35. */
const HARD_TO_GUESS = /^(pay|lnk)_[0-9a-z]{25}$/;
const ID_COUNT = 40;

async function paidPayment() {
  const payer = await Payer.as(sandbox, 'due-today');
  const { payment_id } = await payer.open({ payment_type: 'instalment' });
  await decide(sandbox, payment_id, 'pay');
  return { payer, asked: { payment_id, polling: true } };
}

describe('a caller with a payment id', () => {
  it('who is anonymous, does not get the loan, nor the allocation', async () => {
    const { asked } = await paidPayment();
    const { body } = await asNobody(sandbox, '/payment/repayment-status', asked);
    expect(body).toMatchObject({ status: 'SUCCESS', is_own: false, loan_id: null, cleared: null });
  });

  it('who is another merchant, gets neither', async () => {
    const { asked } = await paidPayment();
    const other = await Payer.as(sandbox, 'disbursed');
    const { body } = await other.merchant.post('/payment/repayment-status', asked);
    expect(body).toMatchObject({ is_own: false, loan_id: null, cleared: null });
  });

  it('who is the borrower, gets both', async () => {
    const { payer, asked } = await paidPayment();
    const { loan_id } = await payer.loan();
    const { body } = await payer.merchant.post<Schemas['RepaymentStatus']>(
      '/payment/repayment-status',
      asked,
    );
    expect(body).toMatchObject({ is_own: true, loan_id });
    expect(body.cleared?.principal).toBeGreaterThan(0);
  });

  it('resumes it anonymously without data of the loan', async () => {
    const payer = await Payer.as(sandbox, 'due-today');
    const { payment_id } = await payer.open({ payment_type: 'instalment' });
    const { body } = await asNobody(sandbox, '/v1/initiateRepayment', { amount: 100, payment_id });
    const { loan_id } = await payer.loan();
    expect(JSON.stringify(body)).not.toContain(loan_id);
    expect(Object.keys(body).sort()).toEqual(
      ['amount', 'expires_at', 'payment_id', 'payment_url', 'status', 'upi_intent_url', 'upi_qr'].sort(),
    );
  });

  it('checks anonymously the key of an opened payment, and gets the answer of its opening', async () => {
    const payer = await Payer.as(sandbox, 'due-today');
    const { body: link } = await payer.link();
    const key = freshId();
    const opened = await asNobody(
      sandbox,
      '/v1/initiateRepayment',
      { amount: link.amount, link_id: link.repayment_link_id },
      { requestId: key },
    );
    expect(await askByKey(key)).toEqual({ status: 'DONE', http_status: 200, body: opened.body });
  });

  it.each(['nobody', 'another merchant'])('reads as %s that a payment is being opened', async (reader) => {
    const payer = await Payer.as(sandbox, 'due-today');
    const { body: link } = await payer.link();
    await payer.merchant.fault('initiateRepayment', { kind: 'latency', ms: 300 });
    const key = freshId();
    const opened = asNobody(
      sandbox,
      '/v1/initiateRepayment',
      { amount: link.amount, link_id: link.repayment_link_id },
      { requestId: key },
    );
    const other = (await Payer.as(sandbox, 'offers')).merchant;
    const ask = async () =>
      reader === 'nobody' ? askByKey(key) : (await other.get(`/v1/requestStatus/${key}`)).body;
    await expect.poll(ask, { interval: 1 }).toEqual({ status: 'PENDING' });
    const { body } = await opened;
    expect(await ask()).toEqual({ status: 'DONE', http_status: 200, body });
  });

  it('gets nothing anonymously by the key of any other write', async () => {
    const payer = await Payer.as(sandbox, 'offers');
    const key = freshId();
    await payer.merchant.post('/setWhatsappOptin', { mobile: '9800000000', channel: 3, opt_in: true }, key);
    expect(await askByKey(key)).toEqual({ status: 'UNKNOWN' });
  });
});

it('ids of payments and links hold 128 random bits', async () => {
  const payer = await Payer.as(sandbox, 'due-today');
  const { body: link } = await payer.link();
  const { payment_id } = await payer.open({ payment_type: 'instalment' });
  expect([link.repayment_link_id, payment_id]).toEqual([
    expect.stringMatching(HARD_TO_GUESS),
    expect.stringMatching(HARD_TO_GUESS),
  ]);
});

it('a caller who tries ids is blocked, and unblocked later', async () => {
  let now = Date.parse('2026-03-06T10:00:00+05:30');
  const lender = openSandbox(':memory:', () => now);
  const ask = () => asNobody(lender, '/payment/repayment-status', { payment_id: 'pay_none', polling: true });
  const answers = [];
  for (let tries = 0; tries < ID_COUNT; tries += 1) answers.push((await ask()).status);
  expect(answers.filter((status) => status === 404)).toHaveLength(30);
  const { status, body } = await ask();
  expect([status, body]).toEqual([429, { error: 'too_many_requests', retry_after: 60 }]);
  now += 61_000;
  expect((await ask()).status).toBe(404);
  await lender.close();
});

describe('an anonymous call that is malformed is refused as such, as nobody has to sign in for it', () => {
  it.each([
    ['/v1/loanDetails', { repayment_link_id: null }],
    ['/payment/repayment-status', { payment_id: null, polling: true }],
    ['/payment/repayment-status', { payment_id: 'pay_none' }],
  ])('%s with %o', async (path, body) => {
    const answer = await asNobody(sandbox, path, body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad_request' } });
  });

  it('requestStatus without a request id', async () => {
    const { 'x-request-id': _, ...headers } = identity('');
    const url = 'http://lender.test/api/termloan/v1/requestStatus/request-of-nobody';
    const answer = await sandbox.fetch(new Request(url, { headers }));
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'bad_request' }]);
  });
});

async function askByKey(key: string): Promise<unknown> {
  const url = `http://lender.test/api/termloan/v1/requestStatus/${key}`;
  return (await sandbox.fetch(new Request(url, { headers: identity(freshId()) }))).json();
}
