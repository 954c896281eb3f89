/** Consents, as the screens show them. */

import { consentRecord } from '../../src/copy/consents';
import { lenderName } from '../../src/copy/lender';
import type { EventFactories } from './typing';

export const consentInputs: EventFactories = {
  'identity registry.agreed': (type) => ({ type, consent: consentRecord('KYC_REGISTRY') }),
  'identity aadhaar.agreed': (type) => ({ type, consent: consentRecord('AADHAAR_CHECK') }),
  'credit-score consent.given': (type, { context }) => ({
    type,
    consent: consentRecord('CREDIT_BUREAU', context.bureau),
  }),
  'agreement agreement.accepted': (type, { context }) => ({
    type,
    consent: consentRecord('LOAN_AGREEMENT', lenderName(context.agreement.nbfc)),
  }),
  'contact consent.given': (type) => ({ type, consent: consentRecord('WHATSAPP_MESSAGES') }),
  'leads consent.given': (type, { value, context }) => ({
    type,
    consent: consentRecord(
      value === 'leadStart' ? 'LEAD_CONTACT' : 'LEAD_PROFILE',
      lenderName(context.partner),
    ),
  }),
  'selfie consent.given': (type) => ({ type, consent: consentRecord('SELFIE_CHECK') }),
  'selfie photo.preferred': (type, { value }) => ({
    type,
    consent: value === 'verifySelfie' ? consentRecord('SELFIE_CHECK') : null,
  }),
  'udyam registration.confirmed': (type) => ({ type, consent: consentRecord('UDYAM_REGISTRATION') }),
};
