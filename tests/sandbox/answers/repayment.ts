import type { Sandbox } from '../../../sandbox/create-sandbox';
import { asNobody, DAY_SECONDS, decide, Payer } from '../repayment/repaying';
import type { AnswersOf } from './scenario';

const as = Payer.as;
const loanIdOf = async (payer: Payer) => (await payer.loan()).loan_id;

/** Repays the whole loan. */
async function paidOff(sandbox: Sandbox): Promise<Payer> {
  const payer = await as(sandbox, 'disbursed');
  await payer.pay({ payment_type: 'full' });
  return payer;
}

/** An anonymous caller who tries ids until the lender blocks them. */
async function guess(sandbox: Sandbox, path: string, body: object) {
  const from = { address: `192.0.2.9, for ${path}` };
  for (let tries = 0; tries < 30; tries += 1) await asNobody(sandbox, path, body, from);
  return asNobody(sandbox, path, body, from);
}

async function withLink(sandbox: Sandbox, query = '') {
  const payer = await as(sandbox, 'due-today');
  const { body } = await payer.link(query);
  return { payer, link_id: body.repayment_link_id };
}

/** Operations after disbursal. */
export const repaymentAnswers: AnswersOf = {
  getLoanDetails: {
    happy: async (sandbox) => (await as(sandbox, 'partly-paid')).merchant.get('/v1/loanDetails'),
  },
  getRepaymentLinkDetails: {
    happy: async (sandbox) => {
      const { link_id } = await withLink(sandbox);
      return asNobody(sandbox, '/v1/loanDetails', { repayment_link_id: link_id });
    },
    failures: {
      repayment_link_not_found: (sandbox) =>
        asNobody(sandbox, '/v1/loanDetails', { repayment_link_id: 'lnk_nobody' }),
      too_many_requests: (sandbox) => guess(sandbox, '/v1/loanDetails', { repayment_link_id: 'lnk_nobody' }),
    },
  },
  getRepaymentLink: {
    happy: async (sandbox) => (await as(sandbox, 'overdue')).link(),
    failures: {
      loan_not_found: async (sandbox) => (await as(sandbox, 'disbursal-pending')).link(),
      nothing_due: async (sandbox) => (await as(sandbox, 'loan-complete')).link(),
      amount_out_of_range: async (sandbox) =>
        (await as(sandbox, 'disbursed')).link('?amount=999999999&payment_type=custom'),
    },
  },
  listTransactions: {
    happy: async (sandbox) => {
      const payer = await as(sandbox, 'overdue');
      return payer.merchant.post('/transactions', { loan_id: await loanIdOf(payer) });
    },
    failures: {
      loan_not_found: async (sandbox) =>
        (await as(sandbox, 'overdue')).merchant.post('/transactions', { loan_id: 'lon_other' }),
    },
  },
  initiateRepayment: {
    happy: async (sandbox) => (await as(sandbox, 'disbursed')).initiate({ payment_type: 'instalment' }),
    failures: {
      loan_not_found: async (sandbox) => (await as(sandbox, 'offers')).initiate({ payment_type: 'full' }),
      nothing_due: async (sandbox) => (await as(sandbox, 'disbursed')).initiate({ payment_type: 'overdue' }),
      amount_out_of_range: async (sandbox) =>
        (await as(sandbox, 'disbursed')).initiate({ payment_type: 'custom', amount: 99_999_999 }),
      foreclosure_quote_changed: async (sandbox) =>
        (await as(sandbox, 'foreclosable')).initiate({ payment_type: 'foreclosure', amount: 12_345 }),
      payment_not_found: async (sandbox) =>
        (await as(sandbox, 'disbursed')).initiate({ payment_id: 'pay_nobody' }),
      too_many_requests: (sandbox) =>
        guess(sandbox, '/v1/initiateRepayment', { amount: 100, payment_id: 'pay_nobody' }),
      payment_already_closed: async (sandbox) => {
        const payer = await as(sandbox, 'disbursed');
        const { payment_id } = await payer.pay({ payment_type: 'instalment' }, 'cancel');
        return payer.initiate({ payment_id });
      },
      repayment_link_not_found: async (sandbox) =>
        (await as(sandbox, 'disbursed')).initiate({ link_id: 'lnk_nobody' }),
      repayment_link_expired: async (sandbox) => {
        const { payer, link_id } = await withLink(sandbox);
        await payer.merchant.advance(3 * DAY_SECONDS);
        return asNobody(sandbox, '/v1/initiateRepayment', { amount: 100, link_id });
      },
      repayment_link_paid: async (sandbox) => {
        const { payer, link_id } = await withLink(sandbox);
        await payer.pay({ link_id });
        return asNobody(sandbox, '/v1/initiateRepayment', { amount: 100, link_id });
      },
    },
  },
  getRepaymentStatus: {
    happy: async (sandbox) => {
      const payer = await as(sandbox, 'disbursed');
      const { payment_id } = await payer.open({ payment_type: 'instalment' });
      await decide(sandbox, payment_id, 'pay');
      return asNobody(sandbox, '/payment/repayment-status', { payment_id, polling: true });
    },
    failures: {
      payment_not_found: (sandbox) =>
        asNobody(sandbox, '/payment/repayment-status', { payment_id: 'pay_nobody', polling: true }),
      too_many_requests: (sandbox) =>
        guess(sandbox, '/payment/repayment-status', { payment_id: 'pay_nobody', polling: true }),
    },
  },
  getForeclosure: {
    happy: async (sandbox) => (await as(sandbox, 'foreclosable')).quote(),
    failures: {
      foreclosure_not_available: async (sandbox) => (await as(sandbox, 'foreclosure-off')).quote(),
      date_out_of_range: async (sandbox) => (await as(sandbox, 'foreclosable')).quote('2026-03-14'),
    },
  },
  getCancellation: {
    happy: async (sandbox) => {
      const payer = await as(sandbox, 'cooling-off');
      return payer.merchant.get(`/cancelLoan/${await loanIdOf(payer)}`);
    },
    failures: {
      loan_not_found: async (sandbox) =>
        (await as(sandbox, 'cooling-off')).merchant.get('/cancelLoan/lon_other'),
    },
  },
  cancelLoan: {
    happy: async (sandbox) => (await as(sandbox, 'disbursal-pending')).cancel(),
    failures: {
      loan_not_found: async (sandbox) => (await as(sandbox, 'cooling-off')).cancel('lon_other'),
      cooling_off_over: async (sandbox) => (await as(sandbox, 'cooling-off-over')).cancel(),
      loan_already_ended: async (sandbox) => (await paidOff(sandbox)).cancel(),
    },
  },
  updateAutopayMandate: {
    happy: async (sandbox) => (await as(sandbox, 'autopay-on')).withdraw('HINDON_MERCANTILE_LIMITED'),
    failures: {
      mandate_not_found: async (sandbox) => (await as(sandbox, 'disbursed')).withdraw('ARTHMATE'),
      merchant_mismatch: async (sandbox) =>
        (await as(sandbox, 'autopay-on')).withdraw('HINDON_MERCANTILE_LIMITED', 'mrc_other'),
    },
  },
  getMandateStatus: {
    happy: async (sandbox) => {
      const payer = await as(sandbox, 'autopay-on');
      return payer.merchant.post('/v1/MandateStatus', { loan_id: await loanIdOf(payer) });
    },
    failures: {
      loan_not_found: async (sandbox) =>
        (await as(sandbox, 'autopay-on')).merchant.post('/v1/MandateStatus', { loan_id: 'lon_other' }),
      mandate_not_found: async (sandbox) => {
        const payer = await as(sandbox, 'autopay-on');
        const body = { loan_id: await loanIdOf(payer), subscription_id: 'mnd_other' };
        return payer.merchant.post('/v1/MandateStatus', body);
      },
    },
  },
};
