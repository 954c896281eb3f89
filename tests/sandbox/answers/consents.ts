import { SandboxMerchant, type Schemas } from '../support/sandbox-merchant';
import type { AnswersOf, Reply, Scenario } from './scenario';

/** A call by a new merchant of this persona. */
const as =
  (persona: string, call: (merchant: SandboxMerchant) => Promise<Reply>): Scenario =>
  async (sandbox) =>
    call(await SandboxMerchant.as(sandbox, persona));

/** Agrees that a bureau is asked for the credit score. */
export const givesBureauConsent = (party: string) => (merchant: SandboxMerchant) =>
  merchant.post('/consents', {
    purpose: 'CREDIT_BUREAU',
    product: 'TERM_LOAN',
    party,
    text: 'I agree.',
    version: '1',
    language: 'en',
  });

/** Takes back the newest consent of a purpose. */
export const withdraws =
  (purpose: Schemas['Consent']['purpose']) =>
  async (merchant: SandboxMerchant): Promise<Reply> => {
    const { body } = await merchant.get<Schemas['Consents']>('/consents');
    const id = body.consents.find((consent) => consent.purpose === purpose)?.consent_id;
    return merchant.post(`/consents/${id}/withdraw`, undefined);
  };

/** Operations of the log of consents. */
export const consentAnswers: AnswersOf = {
  listConsents: { happy: as('autopay-on', (merchant) => merchant.get('/consents')) },
  giveConsent: {
    happy: as('step-score', givesBureauConsent('Sandbox Bureau')),
    failures: { party_not_found: as('step-score', givesBureauConsent('Another Bureau')) },
  },
  withdrawConsent: {
    happy: as('autopay-on', withdraws('AUTOPAY')),
    failures: {
      consent_not_found: as('autopay-on', (merchant) =>
        merchant.post('/consents/cns_none/withdraw', undefined),
      ),
      consent_not_withdrawable: as('autopay-on', withdraws('LOAN_AGREEMENT')),
    },
  },
};
