import { type Answer, type Call, fail, type Operation, ok } from '../../base/operation';
import { BUREAU, deleteScore, queryBureau } from '../identity/credit-score';
import { failEkyc } from '../identity/ekyc-outcome';
import { ekycsOf, identityOf } from '../identity/identity-rows';
import { setWhatsappOptin } from '../profile/whatsapp-optin';
import { updateAutopayMandate } from '../repayment/mandates';
import { endConsents, logConsent } from './consent-log';
import { type ConsentView, consentViews } from './consent-views';

export const listConsents: Operation<'listConsents'> = async (call) =>
  ok({ consents: await consentViews(call), credit_bureau: BUREAU });

/** Gives the consent to ask the credit bureau, which is asked at once if the PAN is verified. */
export const giveConsent: Operation<'giveConsent'> = async (call, { body }) => {
  const { purpose, party, text, version, language } = body;
  if (party !== BUREAU) return fail(404, 'party_not_found');
  const consentId = await logConsent(call, { purpose, party, record: { text, version, language } });
  if ((await identityOf(call)).panStatus === 'VERIFIED') await queryBureau(call);
  return answerOf(call, consentId);
};

/** Takes a consent back, with what follows from it. Idempotent. */
export const withdrawConsent: Operation<'withdrawConsent'> = async (call, { path: { id } }) => {
  const consent = (await consentViews(call)).find(({ consent_id }) => consent_id === id);
  if (consent === undefined) return fail(404, 'consent_not_found');
  if (consent.withdrawn_time != null) return ok(consent);
  if (!consent.is_withdrawable) return fail(409, 'consent_not_withdrawable');
  await applyWithdrawal(call, consent);
  return answerOf(call, id);
};

async function applyWithdrawal(call: Call, { purpose, party }: ConsentView): Promise<void> {
  const { merchant } = call;
  const noParameters = { path: {}, query: {} };
  if (purpose === 'AUTOPAY') {
    const body = { merchant_id: merchant.id, nbfc: party ?? '', is_consented: false } as const;
    await updateAutopayMandate(call, { ...noParameters, body });
    return;
  }
  if (purpose === 'WHATSAPP_MESSAGES') {
    const body = { mobile: merchant.mobile, channel: 3, opt_in: false } as const;
    await setWhatsappOptin(call, { ...noParameters, body });
    return;
  }
  // An Aadhaar check that was not finished ends, as if the merchant had cancelled it on its page.
  if (purpose === 'AADHAAR_CHECK')
    for (const row of await ekycsOf(call))
      if (row.status === 'INITIATED') await failEkyc(call, row, 'cancelled');
  if (purpose === 'CREDIT_BUREAU') await deleteScore(call);
  await endConsents(call, purpose);
}

/** The consent as it stands after a write. */
async function answerOf(call: Call, id: string): Promise<Answer<ConsentView>> {
  const consent = (await consentViews(call)).find(({ consent_id }) => consent_id === id);
  return consent === undefined ? fail(404, 'consent_not_found') : ok(consent);
}
