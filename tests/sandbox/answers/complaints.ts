import type { Sandbox } from '../../../sandbox/create-sandbox';
import { SandboxMerchant, type Schemas } from '../support/sandbox-merchant';
import type { AnswersOf, Reply } from './scenario';

const BODY = { about: 'APP', category: 'OTHER', text: 'The page does not open.', loan_id: null };

const lodge = (merchant: SandboxMerchant, change: object = {}): Promise<Reply> =>
  merchant.post('/complaints', { ...BODY, ...change });

const reply = (merchant: SandboxMerchant, id: string): Promise<Reply> =>
  merchant.post(`/complaints/${id}/reply`, { is_solved: true, text: null });

async function complainedAs(sandbox: Sandbox, persona: string) {
  const merchant = await SandboxMerchant.as(sandbox, persona);
  const { body } = await merchant.get<Schemas['Complaints']>('/complaints');
  return { merchant, id: String(body.complaints[0]?.complaint_id) };
}

export const complaintAnswers: AnswersOf = {
  listComplaints: {
    happy: async (sandbox) => (await SandboxMerchant.as(sandbox, 'complaint-answered')).get('/complaints'),
    failures: {},
  },
  createComplaint: {
    happy: async (sandbox) => lodge(await SandboxMerchant.as(sandbox, 'disbursed')),
    failures: {
      too_many_requests: async (sandbox) => {
        const merchant = await SandboxMerchant.as(sandbox, 'disbursed');
        for (let sent = 0; sent < 3; sent += 1) await lodge(merchant);
        return lodge(merchant);
      },
      loan_not_found: async (sandbox) =>
        lodge(await SandboxMerchant.as(sandbox, 'disbursed'), { loan_id: 'lon_other' }),
      lender_not_found: async (sandbox) =>
        lodge(await SandboxMerchant.as(sandbox, 'new-merchant'), { about: 'LENDER' }),
    },
  },
  replyToComplaint: {
    happy: async (sandbox) => {
      const { merchant, id } = await complainedAs(sandbox, 'complaint-answered');
      return reply(merchant, id);
    },
    failures: {
      complaint_not_found: async (sandbox) =>
        reply(await SandboxMerchant.as(sandbox, 'disbursed'), 'cmp_other'),
      complaint_not_answered: async (sandbox) => {
        const { merchant, id } = await complainedAs(sandbox, 'complaint-unanswered');
        return reply(merchant, id);
      },
      complaint_closed: async (sandbox) => {
        const { merchant, id } = await complainedAs(sandbox, 'complaint-answered');
        await reply(merchant, id);
        return reply(merchant, id);
      },
    },
  },
};
