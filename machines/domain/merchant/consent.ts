import * as v from 'valibot';

import { enumValue, flag, id, lenientList, serverTime, textOrNull } from '../base/wire';

/** What a consent is for. */
export const consentPurposes = [
  'PAN_CHECK',
  'KYC_REGISTRY',
  'AADHAAR_CHECK',
  'SELFIE_CHECK',
  'CREDIT_BUREAU',
  'LOAN_AGREEMENT',
  'AUTOPAY',
  'WHATSAPP_MESSAGES',
  'LEAD_CONTACT',
  'LEAD_PROFILE',
  'UDYAM_REGISTRATION',
] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** What follows from taking a consent back. */
export const withdrawalConsequences = [
  'MESSAGES_STOP',
  'DEBITS_STOP',
  'CHECK_STOPS',
  'SCORE_NOT_ASKED',
] as const;
/** Why a consent cannot be taken back. */
export const withdrawalObstacles = [
  'CHECK_DONE',
  'AGREEMENT_SIGNED',
  'DATA_SENT',
  'REGISTRATION_SENT',
] as const;

/** What was read when a consent was given, as a write sends it along. */
export interface ConsentRecord {
  /** Exactly as it was shown. */
  readonly text: string;
  /** Of the text: another text has another version. */
  readonly version: string;
  /** BCP 47. */
  readonly language: string;
}

/**
 * A consent in the service's log (assumed payload, decision 027). A purpose or consequence that this app does not know is null.
 * Times in milliseconds.
 */
export const consentSchema = v.pipe(
  v.object({
    consent_id: id,
    purpose: enumValue(consentPurposes, null),
    product: enumValue(['TERM_LOAN', 'PARTNER_LOAN', 'UDYAM'], null),
    party: textOrNull,
    text: textOrNull,
    version: textOrNull,
    given_time: serverTime,
    withdrawn_time: serverTime,
    is_withdrawable: flag,
    consequence: enumValue([...withdrawalConsequences, ...withdrawalObstacles], null),
  }),
  v.transform((wire) => ({
    id: wire.consent_id,
    purpose: wire.purpose,
    product: wire.product,
    /** Who gets the data or may act: a lender's code, or a name. */
    party: wire.party,
    /** Exactly as it was shown; null where it was shown on a page outside. */
    text: wire.text,
    version: wire.version,
    givenTime: wire.given_time,
    /** When it was taken back, or ended; null while it is in force. */
    withdrawnTime: wire.withdrawn_time,
    isWithdrawable: wire.is_withdrawable && wire.withdrawn_time === null,
    consequence: wire.consequence,
  })),
);
export type Consent = v.InferOutput<typeof consentSchema>;

/** The log of consents, newest first, and the bureau that is asked for a credit score; null where none is. */
export const consentsSchema = v.pipe(
  v.object({ consents: lenientList(consentSchema), credit_bureau: textOrNull }),
  v.transform((wire) => ({
    consents: [...wire.consents.items].sort((a, b) => (b.givenTime ?? 0) - (a.givenTime ?? 0)),
    malformedCount: wire.consents.malformedCount,
    creditBureau: wire.credit_bureau,
  })),
);
export type Consents = v.InferOutput<typeof consentsSchema>;
