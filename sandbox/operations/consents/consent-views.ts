import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Call, Schemas } from '../../base/operation';
import { events, mandates, offers } from '../../database/schema';
import { consents } from '../../database/schema-identity';
import { ekycsOf } from '../identity/identity-rows';
import type { ConsentRow, Purpose } from './consent-log';

export type ConsentView = Schemas['Consent'];

/** What follows from withdrawing a consent that can be withdrawn, or why one cannot be withdrawn. An open Aadhaar check: see below. */
const RULES: Record<Purpose, Pick<ConsentView, 'is_withdrawable' | 'consequence'>> = {
  PAN_CHECK: { is_withdrawable: false, consequence: 'CHECK_DONE' },
  KYC_REGISTRY: { is_withdrawable: false, consequence: 'CHECK_DONE' },
  AADHAAR_CHECK: { is_withdrawable: false, consequence: 'CHECK_DONE' },
  SELFIE_CHECK: { is_withdrawable: false, consequence: 'CHECK_DONE' },
  CREDIT_BUREAU: { is_withdrawable: true, consequence: 'SCORE_NOT_ASKED' },
  LOAN_AGREEMENT: { is_withdrawable: false, consequence: 'AGREEMENT_SIGNED' },
  AUTOPAY: { is_withdrawable: true, consequence: 'DEBITS_STOP' },
  WHATSAPP_MESSAGES: { is_withdrawable: true, consequence: 'MESSAGES_STOP' },
  LEAD_CONTACT: { is_withdrawable: false, consequence: 'DATA_SENT' },
  LEAD_PROFILE: { is_withdrawable: false, consequence: 'DATA_SENT' },
  UDYAM_REGISTRATION: { is_withdrawable: false, consequence: 'REGISTRATION_SENT' },
};

const PURPOSES = Object.keys(RULES);
const isPurpose = (purpose: string): purpose is Purpose => PURPOSES.includes(purpose);
const PRODUCTS = ['TERM_LOAN', 'PARTNER_LOAN', 'UDYAM'] as const;

/** All consents of the merchant, newest first. Consents to autopay are the mandates that the bank approved. */
export async function consentViews(call: Call): Promise<ConsentView[]> {
  const rows = await call.tx
    .select()
    .from(consents)
    .where(eq(consents.merchantId, call.merchant.id))
    .orderBy(desc(sql`rowid`));
  const isCheckOpen = (await ekycsOf(call)).some(({ status }) => status === 'INITIATED');
  // An open check relies on the newest consent, also where a failed one was started again with another mobile.
  const ofOpenCheck = isCheckOpen ? rows.find(isAadhaarConsentInForce) : undefined;
  const views = rows.flatMap((row) => {
    if (!isPurpose(row.purpose)) return [];
    const rule =
      row === ofOpenCheck
        ? ({ is_withdrawable: true, consequence: 'CHECK_STOPS' } as const)
        : RULES[row.purpose];
    return [
      view({
        consent_id: row.id,
        purpose: row.purpose,
        product: PRODUCTS.find((product) => product === row.product) ?? 'TERM_LOAN',
        party: row.party,
        text: row.text,
        version: row.version,
        language: row.language,
        given_time: row.givenAt,
        withdrawn_time: row.withdrawnAt,
        ...rule,
      }),
    ];
  });
  return [...views, ...(await autopayViews(call))].sort((a, b) => b.given_time - a.given_time);
}

const isAadhaarConsentInForce = ({ purpose, withdrawnAt }: ConsentRow): boolean =>
  purpose === 'AADHAAR_CHECK' && withdrawnAt === null;

/** One that was withdrawn cannot be withdrawn again. */
const view = (consent: ConsentView): ConsentView => ({
  ...consent,
  is_withdrawable: consent.is_withdrawable && consent.withdrawn_time === null,
});

/** The consent's id of a mandate. */
const consentIdOf = (mandateId: string): string => mandateId.replace(/^mnd_/, 'cns_');

/**
 * The mandates that were active: approved by the merchant on the bank's page, whose text is not known here. A mandate ends by
 * `updateAutopayMandate` and with its loan.
 */
async function autopayViews({ tx, merchant }: Call): Promise<ConsentView[]> {
  const rows = await tx
    .select()
    .from(mandates)
    .innerJoin(offers, eq(offers.id, mandates.offerId))
    .where(eq(mandates.merchantId, merchant.id));
  const log = await tx
    .select()
    .from(events)
    .where(eq(events.merchantId, merchant.id))
    .orderBy(asc(events.id));
  const timeOf = (kind: string, mandateId: string) =>
    log.find((event) => event.kind === kind && JSON.parse(event.detail).mandate_id === mandateId)?.at;
  return rows.flatMap(({ mandates: { id }, offers: { nbfc } }) => {
    const approvedAt = timeOf('mandate.active', id);
    if (approvedAt === undefined) return [];
    return [
      view({
        consent_id: consentIdOf(id),
        purpose: 'AUTOPAY',
        product: 'TERM_LOAN',
        party: nbfc,
        text: null,
        version: null,
        language: null,
        given_time: approvedAt,
        withdrawn_time: timeOf('mandate.cancelled', id) ?? null,
        ...RULES.AUTOPAY,
      }),
    ];
  });
}
