import type { Sandbox } from '../../../sandbox/create-sandbox';
import {
  AADHAAR,
  OTP,
  saveAllSteps,
  saveStep,
  sendUdyamCode,
  steps,
  trader,
  verifyUdyamCode,
} from '../support/trade';
import type { AnswersOf } from './scenario';

const beginner = (sandbox: Sandbox) => trader(sandbox, 'udyam-new');

/** All steps saved and the Aadhaar code verified. */
async function ready(sandbox: Sandbox) {
  const merchant = await beginner(sandbox);
  await saveAllSteps(merchant);
  await sendUdyamCode(merchant, 'AADHAAR');
  await verifyUdyamCode(merchant, 'AADHAAR');
  return merchant;
}

/** All steps saved and one code sent. */
async function waiting(sandbox: Sandbox) {
  const merchant = await beginner(sandbox);
  await saveAllSteps(merchant);
  await sendUdyamCode(merchant, 'MOBILE');
  return merchant;
}

export const udyamAnswers: AnswersOf = {
  getUdyamDetails: { happy: async (sandbox) => (await beginner(sandbox)).get('/udyam-details') },
  listNicCodes: { happy: async (sandbox) => (await beginner(sandbox)).get('/nicCodes') },
  updateUdyamDetails: {
    happy: async (sandbox) => saveStep(await ready(sandbox), 'CONFIRMATION', { consent: true }),
    failures: {
      udyam_already_registered: async (sandbox) =>
        saveStep(await trader(sandbox, 'udyam-registered'), 'KYC', { name: 'GEETA' }),
      udyam_details_missing: async (sandbox) =>
        saveStep(await trader(sandbox, 'udyam-draft'), 'CONFIRMATION', { consent: true }),
      otp_not_verified: async (sandbox) =>
        saveStep(await waiting(sandbox), 'CONFIRMATION', { consent: true }),
      consent_required: async (sandbox) => saveStep(await ready(sandbox), 'CONFIRMATION', {}),
      nic_code_not_found: async (sandbox) =>
        saveStep(await beginner(sandbox), 'BUSINESS_DETAILS', { nic_codes: ['47110', '99999'] }),
      pan_mismatch: async (sandbox) =>
        saveStep(await beginner(sandbox), 'KYC', { pan_number: 'ABCPE1234F', aadhaar_number: AADHAAR }),
      aadhaar_invalid: async (sandbox) =>
        saveStep(await beginner(sandbox), 'KYC', { aadhaar_number: '234567890125' }),
    },
  },
  getUdyamOtp: {
    happy: async (sandbox) => {
      const merchant = await beginner(sandbox);
      for (const [step, details] of (await steps(merchant)).slice(0, 1))
        await saveStep(merchant, step, details);
      return sendUdyamCode(merchant, 'AADHAAR');
    },
    failures: {
      udyam_details_missing: async (sandbox) => sendUdyamCode(await beginner(sandbox), 'AADHAAR'),
      udyam_already_registered: async (sandbox) =>
        sendUdyamCode(await trader(sandbox, 'udyam-registered'), 'AADHAAR'),
      rate_limited: async (sandbox) => sendUdyamCode(await waiting(sandbox), 'MOBILE'),
      otp_sends_exceeded: async (sandbox) => {
        const merchant = await waiting(sandbox);
        for (let again = 0; again < 2; again += 1) {
          await merchant.advance(30);
          await sendUdyamCode(merchant, 'MOBILE');
        }
        await merchant.advance(30);
        return sendUdyamCode(merchant, 'MOBILE');
      },
    },
  },
  verifyUdyamOtp: {
    happy: async (sandbox) => verifyUdyamCode(await waiting(sandbox), 'MOBILE'),
    failures: {
      otp_not_sent: async (sandbox) => verifyUdyamCode(await waiting(sandbox), 'EMAIL'),
      otp_invalid: async (sandbox) => verifyUdyamCode(await waiting(sandbox), 'MOBILE', '000000'),
      otp_expired: async (sandbox) => {
        const merchant = await waiting(sandbox);
        await merchant.advance(300);
        return verifyUdyamCode(merchant, 'MOBILE', OTP);
      },
      otp_attempts_exceeded: async (sandbox) => {
        const merchant = await waiting(sandbox);
        for (let tried = 0; tried < 4; tried += 1) await verifyUdyamCode(merchant, 'MOBILE', '000000');
        return verifyUdyamCode(merchant, 'MOBILE', '000000');
      },
    },
  },
};
