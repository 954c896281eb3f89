import { afterAll, describe, expect, it } from 'vitest';
import { freshId, identity, openSandbox, type Schemas } from '../support/sandbox-merchant';
import { asNobody, DAY_SECONDS, decide, Payer } from './repaying';

const sandbox = openSandbox();
afterAll(() => sandbox.close());
const as = (persona: string) => Payer.as(sandbox, persona);

describe('a payment', () => {
  it('pays the oldest overdue instalment first: interest, then principal, and late charges last', async () => {
    const payer = await as('overdue');
    const before = await payer.details();
    const [first, second] = before.installments.filter(({ status }) => status === 'LATE');
    const amount = (first?.amount ?? 0) + 5000;
    const paid = await payer.pay({ payment_type: 'custom', amount });
    const interest = (first?.interest ?? 0) + Math.min(5000, second?.interest ?? 0);
    expect(paid).toMatchObject({
      status: 'SUCCESS',
      payment_mode: 'NET_BANKING',
      reference: expect.stringMatching(/^SBX\d{12}$/),
      cleared: { interest, principal: amount - interest, late_charges: 0, fees: 0 },
    });
    const { installments, loan } = await payer.details();
    expect(installments[(first?.number ?? 0) - 1]).toMatchObject({
      status: 'PAID',
      amount_paid: first?.amount,
    });
    expect(installments[(second?.number ?? 0) - 1]).toMatchObject({
      status: 'PARTLY_PAID',
      amount_paid: 5000,
    });
    expect(loan?.late_penalties_paid).toBe(0);
    const rest = await payer.pay({ payment_type: 'overdue' });
    expect(rest.cleared?.late_charges).toBe(before.loan?.late_penalties_added);
    expect(await payer.loan()).toMatchObject({ total_due: 0, previous_due_installment_amount: 0 });
    await payer.balance();
  });

  it('has the amount of its type', async () => {
    const payer = await as('overdue');
    const loan = await payer.loan();
    expect((await payer.open({ payment_type: 'instalment' })).amount).toBe(loan.next_due_installment_amount);
    expect((await payer.open({ payment_type: 'overdue' })).amount).toBe(loan.total_due);
    expect((await payer.open({ payment_type: 'full' })).amount).toBe(loan.max_repayment_amount);
    const { body } = await payer.quote();
    const amount = body.total_foreclosure_amount;
    expect((await payer.open({ payment_type: 'foreclosure', amount })).amount).toBe(amount);
    // Without a type the amount decides.
    expect((await payer.open({ amount: loan.total_due ?? 0 })).amount).toBe(loan.total_due);
    const opened = await payer.open({ amount: 12_345 });
    expect(opened).toMatchObject({
      status: 'CREATED',
      payment_url: `/sandbox/payment/${opened.payment_id}`,
      upi_intent_url: expect.stringContaining(`tr=${opened.payment_id}`),
      upi_qr: expect.stringMatching(/^upi:\/\/pay\?pa=sandbox@bank&/),
    });
    expect((await payer.status(opened.payment_id)).payment_type).toBe('custom');
  });

  it('is opened once for one request, and resumed by its id', async () => {
    const payer = await as('disbursed');
    const id = freshId();
    const [one, meanwhile] = await Promise.all([
      payer.initiate({ payment_type: 'instalment' }, id),
      payer.initiate({ payment_type: 'instalment' }, id),
    ]);
    expect(meanwhile).toMatchObject({ status: 409, body: { error: 'request_in_progress' } });
    const afterwards = await payer.initiate({ payment_type: 'instalment' }, id);
    expect(afterwards.body).toEqual(one?.body);
    expect((await payer.open({ payment_id: one?.body.payment_id ?? '' })).payment_id).toBe(
      one?.body.payment_id,
    );
    await decide(sandbox, one?.body.payment_id ?? '', 'pay');
    await decide(sandbox, one?.body.payment_id ?? '', 'pay');
    expect((await payer.transactions()).repayment_transactions).toHaveLength(4);
    await payer.balance();
  });

  it('that is a duplicate is refunded in full', async () => {
    const payer = await as('due-today');
    const one = await payer.open({ payment_type: 'instalment' });
    // Too little time is left for the first to be answered again, and enough to pay it.
    await payer.merchant.advance(841);
    const two = await payer.open({ payment_type: 'instalment' });
    await decide(sandbox, one.payment_id, 'pay');
    await decide(sandbox, two.payment_id, 'pay');
    expect(await payer.status(one.payment_id)).toMatchObject({ status: 'SUCCESS' });
    expect(await payer.status(two.payment_id)).toMatchObject({ status: 'REFUND_INITIATED', cleared: null });
    await payer.merchant.advance(3600);
    expect(await payer.status(two.payment_id)).toMatchObject({ status: 'REFUNDED' });
    expect((await payer.balance()).loans[0]?.balances.received).toBe(0);
  });

  it.each([
    ['fail', 'FAILED', 'incorrect_pin'],
    ['cancel', 'CANCELLED', 'payment_cancelled'],
    ['debit-in-vain', 'REFUND_INITIATED', 'bank_technical_error'],
  ])('that ends with %s is %s', async (decision, status, failure_reason) => {
    const payer = await as('disbursed');
    const before = await payer.loan();
    expect(await payer.pay({ payment_type: 'instalment' }, decision, 'incorrect_pin')).toMatchObject({
      status,
      failure_reason,
      cleared: null,
    });
    expect((await payer.loan()).total_paid).toBe(before.total_paid);
    await payer.balance();
  });

  it('is pending while the bank is slow, and expires when nobody pays', async () => {
    const payer = await as('disbursed');
    const slow = await payer.pay({ payment_type: 'instalment' }, 'slow');
    expect(slow.status).toBe('PENDING');
    expect((await payer.details()).pending_payment?.payment_id).toBe(slow.payment_id);
    const failing = await payer.pay({ payment_type: 'instalment' }, 'slow-fail', 'payment_timed_out');
    const idle = await payer.open({ payment_type: 'instalment' });
    await payer.merchant.advance(20);
    expect(await payer.status(slow.payment_id)).toMatchObject({ status: 'SUCCESS' });
    expect(await payer.status(failing.payment_id)).toMatchObject({
      status: 'FAILED',
      failure_reason: 'payment_timed_out',
    });
    await payer.merchant.advance(880);
    expect(await payer.status(idle.payment_id)).toMatchObject({ status: 'EXPIRED' });
    await decide(sandbox, idle.payment_id, 'pay');
    expect(await payer.status(idle.payment_id)).toMatchObject({ status: 'EXPIRED' });
  });
});

describe('the last instalment', () => {
  it('ends the loan once, with cashback and a no-dues letter; later payments are refunded', async () => {
    const payer = await as('last-instalment');
    const first = await payer.open({ payment_type: 'instalment' });
    const second = await payer.open({ payment_type: 'full' });
    const idle = await payer.open({ payment_type: 'custom', amount: 1_000 });
    await decide(sandbox, second.payment_id, 'slow');
    await decide(sandbox, first.payment_id, 'pay');
    expect(await payer.status(idle.payment_id)).toMatchObject({
      status: 'EXPIRED',
      failure_reason: 'loan_already_ended',
    });
    await decide(sandbox, idle.payment_id, 'pay');
    expect((await payer.initiate({ payment_id: idle.payment_id })).status).toBe(409);
    expect(await payer.initiate({ payment_id: second.payment_id })).toMatchObject({
      status: 200,
      body: { status: 'PENDING' },
    });
    await payer.merchant.advance(20);
    const { loan, no_dues_letter_link } = await payer.details();
    expect(loan).toMatchObject({ status: 3, total_due: 0, installments_paid: 26, next_due_date: 0 });
    expect(loan?.ended_on).toBeGreaterThan(0);
    expect(no_dues_letter_link).not.toBeNull();
    expect(await payer.status(second.payment_id)).toMatchObject({
      status: 'REFUND_INITIATED',
      failure_reason: 'loan_already_ended',
    });
    const cashback = (await payer.books()).postings.filter(({ entry }) => entry === 'cashback');
    expect(cashback.map(({ amount }) => amount)).toEqual([50_000]);
    expect(await payer.merchant.state()).toMatchObject({ process_state: 'CLOSED' });
    await payer.balance();
  });
});

describe('a cancelled loan', () => {
  it('counts as paid only what the lender did not refund', async () => {
    const payer = await as('cooling-off');
    const { max_repayment_amount: most = 0 } = await payer.loan();
    await payer.pay({ payment_type: 'custom', amount: most - 100 });
    const { total_paid: paid = 0 } = await payer.loan();
    expect((await payer.cancel()).body).toMatchObject({ status: 5, repayment: null });
    const back = (await payer.books()).refunds.filter(({ reason }) => reason === 'loan_given_back');
    const amount = back[0]?.amount ?? 0;
    expect(amount).toBeGreaterThan(0);
    expect((await payer.loan()).total_paid).toBe(paid - amount);
    await payer.balance();
  });
});

describe('a payment that another one made unnecessary', () => {
  it('is not resumed: it would only be refunded', async () => {
    const payer = await as('disbursed');
    const first = await payer.open({ payment_type: 'instalment' });
    // Too little time is left for the first to be answered again, and enough to pay it.
    await payer.merchant.advance(841);
    const second = await payer.open({ payment_type: 'instalment' });
    const whole = await payer.open({ payment_type: 'full' });
    expect((await payer.initiate({ payment_id: second.payment_id })).status).toBe(200);
    await decide(sandbox, first.payment_id, 'pay');
    expect(await payer.initiate({ payment_id: second.payment_id })).toMatchObject({
      status: 409,
      body: { error: 'nothing_due' },
    });
    expect((await payer.initiate({ payment_id: whole.payment_id })).status).toBe(200);
    await payer.balance();
  });

  it('expires when the loan ends, except for the one that ends it', async () => {
    const payer = await as('foreclosable');
    const idle = await payer.open({ payment_type: 'instalment' });
    const { body: quote } = await payer.quote();
    const closing = await payer.pay({ payment_type: 'foreclosure', amount: quote.total_foreclosure_amount });
    expect(closing.status).toBe('SUCCESS');
    expect(await payer.status(idle.payment_id)).toMatchObject({ status: 'EXPIRED' });
    await payer.balance();
  });
});

describe('late charges', () => {
  it('come after three days, then every seven, until the instalment is paid', async () => {
    const payer = await as('due-today');
    await payer.merchant.advance(2 * DAY_SECONDS);
    expect((await payer.loan()).late_penalties_added).toBe(0);
    await payer.merchant.advance(2 * DAY_SECONDS);
    expect(await payer.loan()).toMatchObject({
      late_penalties_added: 30_000,
      last_penalty_installment_number: 5,
    });
    await payer.merchant.advance(7 * DAY_SECONDS);
    const { penalties } = await payer.transactions();
    expect(penalties.map(({ amount_added }) => amount_added)).toEqual([30_000, 10_000, 30_000]);
    expect((await payer.loan()).cashback_eligible).toBe(false);
    await payer.pay({ payment_type: 'overdue' });
    await payer.merchant.advance(2 * DAY_SECONDS);
    expect(await payer.loan()).toMatchObject({ late_penalties_added: 70_000, late_penalties_paid: 70_000 });
    await payer.balance();
  });
});

describe('autopay', () => {
  it('debits the due instalment on its day, until consent is withdrawn', async () => {
    const payer = await as('autopay-on');
    await payer.merchant.advance(DAY_SECONDS);
    const [debit] = (await payer.transactions()).repayment_transactions;
    expect(debit).toMatchObject({ is_autopay_transaction: true, status: 'SUCCESS' });
    expect(await payer.loan()).toMatchObject({ installments_paid: 31, auto_debit: { is_enabled: true } });
    expect((await payer.withdraw('HINDON_MERCANTILE_LIMITED')).body.status).toBe('CANCELLED');
    await payer.merchant.advance(DAY_SECONDS);
    expect(await payer.loan()).toMatchObject({
      installments_paid: 31,
      auto_debit: { is_enabled: false, is_consented: false, message: 'Automatic debits were stopped.' },
    });
    const { loan_id } = await payer.loan();
    const { body } = await payer.merchant.post<Schemas['MandateStatusAnswer']>('/v1/MandateStatus', {
      loan_id,
    });
    expect(body.mandate?.status).toBe('CANCELLED');
    await payer.balance();
  });

  it('requested in the middle of a loan begins with its next due day, and ends after its last', async () => {
    const payer = await as('disbursed');
    const { next_due_date, last_date } = await payer.loan();
    const { body } = await payer.merchant.get<Schemas['AutopayMandate']>(
      '/autopayMandate?type=UPI&nbfc=ARTHMATE',
    );
    expect(body).toMatchObject({ type: 'UPI', status: 'INITIATED', first_debit: next_due_date });
    expect(body.end_date).toBe((last_date ?? 0) + 30 * DAY_SECONDS);
  });

  it('may fail, and leaves the instalment due', async () => {
    const payer = await as('autopay-on');
    await payer.merchant.flags({ autopay_result: 'FAILED' });
    await payer.merchant.advance(DAY_SECONDS);
    const [debit] = (await payer.transactions()).repayment_transactions;
    expect(debit).toMatchObject({ is_autopay_transaction: true, status: 'FAILED' });
    expect((await payer.loan()).total_due).toBe(debit?.amount);
    await payer.balance();
  });
});

describe('foreclosure', () => {
  it('is the sum of its lines: interest by days, fee on the principal, GST on the fee', async () => {
    const payer = await as('foreclosable');
    const { installments } = await payer.details();
    const { body: quote } = await payer.quote();
    const open = installments.filter(({ status }) => status !== 'PAID');
    const principal = open.reduce((all, line) => all + (line.principal ?? 0), 0);
    // The last instalment was due on 2 March, the quote is for the 6th; 25 % a year.
    const interest = Math.round((principal * 25 * 4) / 36_500);
    const fee = Math.round(principal * 0.04);
    const gst = Math.round(fee * 0.18);
    expect(quote).toMatchObject({
      total_due_principal: principal,
      accrued_interest: interest,
      total_due_penalty: 0,
      foreclosure_config: { fee_amount: fee, fee_rate: 4, gst_amount: gst, gst_rate: 18 },
      total_foreclosure_amount: principal + interest + fee + gst,
      pending_instalments: 30,
      quote_date: '2026-03-06',
      valid_until: Date.parse('2026-03-06T23:59:59+05:30') / 1000,
    });
    const { body: later } = await payer.quote('2026-03-13');
    expect(later.accrued_interest).toBe(Math.round((principal * 25 * 11) / 36_500));

    const paid = await payer.pay({ payment_type: 'foreclosure', amount: quote.total_foreclosure_amount });
    expect(paid.cleared).toEqual({ interest, principal, late_charges: 0, fees: fee + gst });
    expect(await payer.loan()).toMatchObject({ status: 6, total_due: 0, max_repayment_amount: 0 });
    expect((await payer.transactions()).repayment_transactions[0]).toMatchObject({ is_foreclosure: true });
    const { loans } = await payer.balance();
    expect(loans[0]?.balances).toMatchObject({
      principal: 0,
      interest: 0,
      late_charges: 0,
      received: 0,
      waived: 0,
    });
  });

  it('keeps its amount when the payment arrives after midnight', async () => {
    const payer = await as('overdue');
    const { body } = await payer.quote();
    await payer.merchant.advance(13 * 3600 + 3000);
    const opened = await payer.open({ payment_type: 'foreclosure', amount: body.total_foreclosure_amount });
    await payer.merchant.advance(800);
    await decide(sandbox, opened.payment_id, 'pay');
    expect(await payer.status(opened.payment_id)).toMatchObject({ status: 'SUCCESS' });
    expect((await payer.loan()).status).toBe(6);
    await payer.balance();
  });

  it('waives late charges if the lender does', async () => {
    const payer = await as('waive-off');
    const { body } = await payer.quote();
    expect(body.penalty_waived).toBe(body.total_due_penalty);
    expect(body.penalty_waived).toBeGreaterThan(0);
    await payer.pay({ payment_type: 'foreclosure', amount: body.total_foreclosure_amount });
    const { loans } = await payer.balance();
    expect(loans[0]?.balances.waived).toBe(body.penalty_waived);
  });

  it('may be a settlement after sixty days', async () => {
    const early = await as('overdue');
    await early.merchant.flags({ experiments: { SETTLEMENT_OFFER: 1 } });
    expect((await early.quote()).body.settlement_amount).toBe(0);
    const payer = await as('settlement-offer');
    const { body } = await payer.quote();
    const amount = body.settlement_amount ?? 0;
    expect(amount).toBe(Math.ceil(((body.total_due_principal ?? 0) * 0.7) / 100) * 100);
    const paid = await payer.pay({ payment_type: 'foreclosure', amount });
    expect(paid.cleared).toEqual({ interest: 0, principal: amount, late_charges: 0, fees: 0 });
    const { body: events } = await payer.merchant.control<{ events: { kind: string }[] }>('GET', '/events');
    expect(events.events.map(({ kind }) => kind)).toContain('loan.settled');
    expect((await payer.loan()).status).toBe(6);
    await payer.balance();
  });
});

describe('cancelling the loan', () => {
  it('costs nothing before disbursal', async () => {
    const payer = await as('disbursal-pending');
    expect((await payer.cancel()).body).toMatchObject({ status: 5, repayment: null });
    expect(await payer.loan()).toMatchObject({ status: 5, reason: 'Cancelled by the merchant.' });
    await payer.balance();
  });

  it('costs principal and the interest of the days in the cooling-off period', async () => {
    const payer = await as('cooling-off');
    const { loan_id } = await payer.loan();
    await payer.pay({ payment_type: 'custom', amount: 100_000 });
    const { body } = await payer.merchant.get<Schemas['Cancellation']>(`/cancelLoan/${loan_id}`);
    const cost = Math.round((10_000_000 * 25 * 1) / 36_500);
    expect(body).toMatchObject({
      can_cancel: true,
      is_free: false,
      principal: 10_000_000,
      proportionate_cost: cost,
      already_paid: 100_000,
      total: 10_000_000 + cost - 100_000,
    });
    const { repayment, status } = (await payer.cancel()).body;
    expect(status).toBe(2);
    expect((await payer.cancel()).body.repayment?.payment_id).toBe(repayment?.payment_id);
    const again = await payer.merchant.post<Schemas['CancelledLoan']>('/cancelLoan', {
      loan_id,
      reason: 'I found a cheaper loan.',
    });
    expect(again.body.repayment?.payment_id).toBe(repayment?.payment_id);
    await decide(sandbox, repayment?.payment_id ?? '', 'pay');
    expect(await payer.loan()).toMatchObject({ status: 5, total_due: 0, reason: 'I found a cheaper loan.' });
    const { loans } = await payer.balance();
    expect(loans[0]?.balances).toMatchObject({ principal: 0, interest: 0 });
  });
});

describe('a payment link', () => {
  it('is opened and paid by another person, signed in or not, for its own amount', async () => {
    const payer = await as('due-today');
    const stranger = await as('offers');
    const { body: link } = await payer.link();
    expect(link.repayment_link).toBe(
      `/pay/${link.repayment_link_id}?amount=${link.amount}&paymentType=overdue`,
    );
    expect((await payer.link()).body).toEqual(link);
    const request = { repayment_link_id: link.repayment_link_id };
    const shown = await stranger.merchant.post<Schemas['RepaymentLinkDetails']>('/v1/loanDetails', request);
    expect(shown.body).toMatchObject({ status: 'ACTIVE', amount_paid: 0, merchant_name: 'Ganesh Patil' });
    const opened = await asNobody(sandbox, '/v1/initiateRepayment', {
      amount: 100,
      link_id: link.repayment_link_id,
    });
    expect(opened.body).toMatchObject({ amount: link.amount });
    await decide(sandbox, opened.body.payment_id, 'pay');
    expect((await asNobody(sandbox, '/v1/loanDetails', request)).body).toMatchObject({
      status: 'PAID',
      amount_paid: link.amount,
    });
    expect((await payer.loan()).total_due).toBe(0);
    await payer.balance();
  });

  it('requests its amount left', async () => {
    const payer = await as('link-partly-paid');
    const [link] = (await payer.books()).repayment_links;
    const id = link?.id ?? '';
    const { body } = await asNobody(sandbox, '/v1/loanDetails', { repayment_link_id: id });
    expect(body).toMatchObject({ status: 'PARTLY_PAID', amount_paid: body.amount / 2 });
    const opened = await asNobody(sandbox, '/v1/initiateRepayment', { amount: 999_999, link_id: id });
    expect(opened.body.amount).toBe(body.amount / 2);
    await payer.merchant.advance(3 * DAY_SECONDS);
    expect((await asNobody(sandbox, '/v1/loanDetails', { repayment_link_id: id })).body.status).toBe(
      'EXPIRED',
    );
  });

  it.each([
    ['nobody paid by it: it is closed', false, 'CLOSED', 0],
    ['it was paid by before: it stays paid', true, 'PAID', 500],
  ])('of a loan that ended in another way; %s', async (_, isPaid, status, amountPaid) => {
    const payer = await as('last-instalment');
    const { body: link } = await payer.link('?amount=500');
    const request = { repayment_link_id: link.repayment_link_id };
    if (isPaid) {
      const byLink = { amount: 500, link_id: link.repayment_link_id };
      const opened = await asNobody(sandbox, '/v1/initiateRepayment', byLink);
      await decide(sandbox, opened.body.payment_id, 'pay');
    }
    await payer.pay({ payment_type: 'full' });
    const { body } = await asNobody(sandbox, '/v1/loanDetails', request);
    expect(body).toMatchObject({ status, amount: 500, amount_paid: amountPaid });
    const again = { amount: 500, link_id: link.repayment_link_id };
    expect((await asNobody(sandbox, '/v1/initiateRepayment', again)).body).toMatchObject({
      error: 'nothing_due',
    });
    await payer.balance();
  });

  it('is paid when the borrower paid otherwise', async () => {
    const payer = await as('due-today');
    const { body: link } = await payer.link('?payment_type=instalment');
    const opened = await asNobody(sandbox, '/v1/initiateRepayment', {
      amount: 100,
      link_id: link.repayment_link_id,
    });
    await payer.pay({ payment_type: 'instalment' });
    await decide(sandbox, opened.body.payment_id, 'pay');
    expect(await payer.status(opened.body.payment_id)).toMatchObject({ status: 'REFUND_INITIATED' });
    const request = { repayment_link_id: link.repayment_link_id };
    expect((await asNobody(sandbox, '/v1/loanDetails', request)).body.status).toBe('PAID');
    await payer.balance();
  });
});

describe('an anonymous payer whose payment was opened, but not answered', () => {
  const ask = async (key: string) => {
    const url = `http://lender.test/api/termloan/v1/requestStatus/${key}`;
    const response = await sandbox.fetch(new Request(url, { headers: identity(freshId()) }));
    return { status: response.status, body: await response.json() };
  };

  it('reads its outcome by its key, and nothing of other writes', async () => {
    const payer = await as('link-partly-paid');
    const [link] = (await payer.books()).repayment_links;
    const key = freshId();
    const response = await sandbox.fetch(
      new Request('http://lender.test/api/termloan/v1/initiateRepayment', {
        method: 'POST',
        headers: identity(key),
        body: JSON.stringify({ amount: 100, link_id: link?.id }),
      }),
    );
    const opened = await response.json();
    expect(await ask(key)).toEqual({
      status: 200,
      body: { status: 'DONE', http_status: 200, body: opened },
    });
    const own = freshId();
    await payer.merchant.post('/setWhatsappOptin', { mobile: '9876543210', channel: 3, opt_in: true }, own);
    expect(await ask(own)).toEqual({ status: 200, body: { status: 'UNKNOWN' } });
    expect(await ask('nobody-made-this')).toEqual({ status: 200, body: { status: 'UNKNOWN' } });
  });

  it('can read it also as a merchant with an own loan', async () => {
    const payer = await as('link-partly-paid');
    const friend = await as('disbursed');
    const [link] = (await payer.books()).repayment_links;
    const key = freshId();
    await friend.initiate({ link_id: link?.id ?? '' }, key);
    const { body } = await friend.merchant.get<Schemas['RequestStatus']>(`/v1/requestStatus/${key}`);
    expect(body).toMatchObject({ status: 'DONE', http_status: 200 });
  });
});

describe('a payment that was opened and not made', () => {
  it('is returned again for another request id, until it has ended or another amount is requested', async () => {
    const payer = await as('due-today');
    const ask = { payment_type: 'instalment' as const };
    const one = await payer.open(ask);
    expect((await payer.open(ask)).payment_id).toBe(one.payment_id);
    const other = await payer.open({ amount: 12_300, payment_type: 'custom' });
    expect(other.payment_id).not.toBe(one.payment_id);
    await payer.merchant.advance(841);
    expect((await payer.open(ask)).payment_id).not.toBe(one.payment_id);
    await payer.balance();
  });
});

describe('two payers with one link at the same time', () => {
  it('get the same payment, also while the bank processes it, and another one when it failed', async () => {
    const payer = await as('disbursed');
    const { body: link } = await payer.link('?amount=5000');
    const pay = { amount: 100, link_id: link.repayment_link_id };
    const [one, two] = [await payer.open(pay), (await asNobody(sandbox, '/v1/initiateRepayment', pay)).body];
    expect(two.payment_id).toBe(one.payment_id);
    await decide(sandbox, one.payment_id, 'slow-fail');
    expect(await payer.open(pay)).toMatchObject({ payment_id: one.payment_id, status: 'PENDING' });
    await payer.merchant.advance(60);
    const three = await payer.open(pay);
    expect(three.payment_id).not.toBe(one.payment_id);
    await decide(sandbox, three.payment_id, 'pay');
    await decide(sandbox, three.payment_id, 'pay');
    expect(await payer.status(three.payment_id)).toMatchObject({ status: 'SUCCESS', amount: 5000 });
    await payer.balance();
  });
});

describe('repaying personas', () => {
  const banner: [persona: string, expected: object][] = [
    ['due-today', { status: 2, cashback_eligible: true, installments_paid: 4 }],
    ['due-in-a-week', { status: 2, cashback_eligible: false, total_due: 0 }],
    ['due-later', { status: 2, total_due: 0, agreement: expect.objectContaining({ frequency: 3 }) }],
    [
      'overdue-next-today',
      { status: 2, next_installment_date: Date.parse('2026-03-06T23:59:59+05:30') / 1000 },
    ],
    [
      'overdue-next-tomorrow',
      { status: 2, next_installment_date: Date.parse('2026-03-07T23:59:59+05:30') / 1000 },
    ],
    [
      'autopay-failed',
      { auto_debit: expect.objectContaining({ message: expect.stringContaining('did not work') }) },
    ],
    ['loan-complete', { status: 3, cashback_eligible: true }],
    ['loan-rejected', { status: 4 }],
    ['loan-returned', { status: 5, reason: 'The loan is not needed.' }],
    ['loan-foreclosed', { status: 6, cashback_eligible: false }],
    ['loan-settled', { status: 6, reason: 'settled' }],
    ['status-unknown', { status: 0 }],
  ];
  it.each(banner)('%s', async (persona, expected) => {
    const payer = await as(persona);
    expect(await payer.loan()).toMatchObject(expected);
    await payer.balance();
  });

  it('may have paid two hundred times', async () => {
    const payer = await as('long-history');
    expect((await payer.transactions()).repayment_transactions).toHaveLength(200);
    await payer.balance();
  });
});
