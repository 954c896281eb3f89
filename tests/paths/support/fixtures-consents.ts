/** Consents in the service's log, for path tests. */
import * as v from 'valibot';

import { consentSchema, consentsSchema } from '../../../machines/domain/merchant/consent';

type ConsentWire = v.InferInput<typeof consentSchema>;

/** 20 Nov 2026, 10:00 in India, in seconds. */
const GIVEN = Date.parse('2026-11-20T10:00:00+05:30') / 1000;

const base = {
  consent_id: 'cns-whatsapp',
  purpose: 'WHATSAPP_MESSAGES',
  product: 'TERM_LOAN',
  party: null,
  text: 'Due dates, receipts and answers about your loan.',
  version: '1',
  given_time: GIVEN,
  withdrawn_time: null,
  is_withdrawable: true,
  consequence: 'MESSAGES_STOP',
} satisfies ConsentWire;

/** Ends an hour after it was given. */
const withdrawn = { withdrawn_time: GIVEN + 3600, is_withdrawable: false };

export const consentWith = (overrides: Partial<ConsentWire> = {}) =>
  v.parse(consentSchema, { ...base, ...overrides });

const done = { is_withdrawable: false, consequence: 'CHECK_DONE' };

/** One of each kind: what can be taken back, what cannot and why, and what this app does not know. */
export const everyConsent: readonly Partial<ConsentWire>[] = [
  {},
  {
    consent_id: 'cns-autopay',
    purpose: 'AUTOPAY',
    party: 'USFB',
    text: null,
    version: null,
    consequence: 'DEBITS_STOP',
  },
  {
    consent_id: 'cns-aadhaar',
    purpose: 'AADHAAR_CHECK',
    party: 'Aadhaar (UIDAI)',
    consequence: 'CHECK_STOPS',
  },
  {
    consent_id: 'cns-score',
    purpose: 'CREDIT_BUREAU',
    party: 'Sandbox Bureau',
    consequence: 'SCORE_NOT_ASKED',
  },
  { consent_id: 'cns-pan', purpose: 'PAN_CHECK', ...done },
  { consent_id: 'cns-selfie', purpose: 'SELFIE_CHECK', ...done },
  { consent_id: 'cns-registry', purpose: 'KYC_REGISTRY', party: 'Central KYC registry', ...done },
  {
    consent_id: 'cns-agreement',
    purpose: 'LOAN_AGREEMENT',
    party: 'USFB',
    is_withdrawable: false,
    consequence: 'AGREEMENT_SIGNED',
  },
  {
    consent_id: 'cns-lead',
    purpose: 'LEAD_CONTACT',
    product: 'PARTNER_LOAN',
    party: 'INDIALENDS',
    is_withdrawable: false,
    consequence: 'DATA_SENT',
  },
  {
    consent_id: 'cns-udyam',
    purpose: 'UDYAM_REGISTRATION',
    product: 'UDYAM',
    party: 'Udyam register',
    is_withdrawable: false,
    consequence: 'REGISTRATION_SENT',
  },
  {
    consent_id: 'cns-new',
    purpose: 'SOMETHING_NEW',
    product: 'SOMETHING_NEW',
    given_time: 0,
    consequence: 'SOMETHING_NEW',
  },
  { consent_id: 'cns-fixed', purpose: 'SOMETHING_NEW', is_withdrawable: false, consequence: 'SOMETHING_NEW' },
  { consent_id: 'cns-profile', purpose: 'LEAD_PROFILE', product: 'PARTNER_LOAN', ...withdrawn },
];

/** The service's log with these consents, and one that cannot be read. */
export const logOf = (consents: readonly Partial<ConsentWire>[], malformed: readonly unknown[] = []) =>
  v.parse(consentsSchema, {
    consents: [...consents.map((overrides) => ({ ...base, ...overrides })), ...malformed],
    credit_bureau: 'Sandbox Bureau',
  });

/** A consent as the service answers it after it was taken back. */
export const takenBack = (overrides: Partial<ConsentWire> = {}) =>
  consentWith({ ...overrides, ...withdrawn });
