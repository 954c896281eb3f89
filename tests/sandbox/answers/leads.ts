import type { Sandbox } from '../../../sandbox/create-sandbox';
import { leadCall, leadIdOf, OTP, openLead, PROFILE, trader } from '../support/trade';
import type { AnswersOf, Reply, Scenario } from './scenario';

type Lead = { merchant: Awaited<ReturnType<typeof trader>>; lead_id: string };

async function opened(sandbox: Sandbox): Promise<Lead> {
  const merchant = await trader(sandbox, 'lead-new');
  return { merchant, lead_id: await openLead(merchant) };
}

async function verified(sandbox: Sandbox): Promise<Lead> {
  const lead = await opened(sandbox);
  await leadCall(lead.merchant, 'verifyOtp', { lead_id: lead.lead_id, otp: OTP });
  return lead;
}

async function complete(sandbox: Sandbox): Promise<Lead> {
  const lead = await verified(sandbox);
  await leadCall(lead.merchant, 'updateLeadProfile', PROFILE);
  return lead;
}

const guess = ({ merchant, lead_id }: Lead): Promise<Reply> =>
  leadCall(merchant, 'verifyOtp', { lead_id, otp: '000000' });

/** The business id is another merchant's: nothing of that merchant's leads is read or changed. */
const notMine =
  (path: string, body: object): Scenario =>
  async (sandbox) =>
    (await trader(sandbox, 'lead-new')).post(`/leadgen/${path}`, { business_id: 'mrc_other', ...body });

/** A lead that does not exist. */
const noLead =
  (path: string, body: object): Scenario =>
  async (sandbox) =>
    leadCall(await trader(sandbox, 'lead-new'), path, body);

const nothing = { lead_id: 'led_none' };

export const leadAnswers: AnswersOf = {
  createLead: {
    happy: async (sandbox) => leadCall(await trader(sandbox, 'lead-new'), 'leads'),
    failures: {
      business_not_found: notMine('leads', {}),
      rate_limited: async (sandbox) => {
        const lead = await opened(sandbox);
        for (let tried = 0; tried < 5; tried += 1) await guess(lead);
        return leadCall(lead.merchant, 'leads');
      },
    },
  },
  getLeadProfile: {
    happy: async (sandbox) => leadCall((await complete(sandbox)).merchant, 'leadProfile'),
    failures: { business_not_found: notMine('leadProfile', {}), lead_not_found: noLead('leadProfile', {}) },
  },
  updateLeadProfile: {
    happy: async (sandbox) => leadCall((await opened(sandbox)).merchant, 'updateLeadProfile', PROFILE),
    failures: {
      business_not_found: notMine('updateLeadProfile', PROFILE),
      lead_not_found: noLead('updateLeadProfile', PROFILE),
      lead_already_submitted: async (sandbox) =>
        leadCall(await trader(sandbox, 'lead-submitted'), 'updateLeadProfile', PROFILE),
    },
  },
  submitLead: {
    happy: async (sandbox) => {
      const { merchant, lead_id } = await complete(sandbox);
      return leadCall(merchant, 'submitLead', { lead_id, consent: true });
    },
    failures: {
      business_not_found: notMine('submitLead', { ...nothing, consent: true }),
      lead_not_found: noLead('submitLead', { ...nothing, consent: true }),
      lead_not_verified: async (sandbox) => {
        const { merchant, lead_id } = await opened(sandbox);
        return leadCall(merchant, 'submitLead', { lead_id, consent: true });
      },
      lead_profile_incomplete: async (sandbox) => {
        const { merchant, lead_id } = await verified(sandbox);
        return leadCall(merchant, 'submitLead', { lead_id, consent: true });
      },
      consent_required: async (sandbox) => {
        const { merchant, lead_id } = await complete(sandbox);
        return leadCall(merchant, 'submitLead', { lead_id, consent: false });
      },
    },
  },
  verifyLeadOtp: {
    happy: async (sandbox) => {
      const { merchant, lead_id } = await opened(sandbox);
      return leadCall(merchant, 'verifyOtp', { lead_id, otp: OTP });
    },
    failures: {
      business_not_found: notMine('verifyOtp', { ...nothing, otp: OTP }),
      lead_not_found: noLead('verifyOtp', { ...nothing, otp: OTP }),
      otp_not_sent: async (sandbox) => {
        const merchant = await trader(sandbox, 'lead-open');
        return leadCall(merchant, 'verifyOtp', { lead_id: await leadIdOf(merchant), otp: OTP });
      },
      otp_invalid: async (sandbox) => guess(await opened(sandbox)),
      otp_expired: async (sandbox) => {
        const { merchant, lead_id } = await opened(sandbox);
        await merchant.advance(300);
        return leadCall(merchant, 'verifyOtp', { lead_id, otp: OTP });
      },
      otp_attempts_exceeded: async (sandbox) => {
        const lead = await opened(sandbox);
        for (let tried = 0; tried < 4; tried += 1) await guess(lead);
        return guess(lead);
      },
    },
  },
  resendLeadOtp: {
    happy: async (sandbox) => {
      const { merchant, lead_id } = await opened(sandbox);
      await merchant.advance(30);
      return leadCall(merchant, 'resendOtp', { lead_id });
    },
    failures: {
      business_not_found: notMine('resendOtp', nothing),
      lead_not_found: noLead('resendOtp', nothing),
      rate_limited: async (sandbox) => {
        const { merchant, lead_id } = await opened(sandbox);
        return leadCall(merchant, 'resendOtp', { lead_id });
      },
      otp_sends_exceeded: async (sandbox) => {
        const { merchant, lead_id } = await opened(sandbox);
        for (let again = 0; again < 2; again += 1) {
          await merchant.advance(30);
          await leadCall(merchant, 'resendOtp', { lead_id });
        }
        await merchant.advance(30);
        return leadCall(merchant, 'resendOtp', { lead_id });
      },
    },
  },
};
