import { createHash } from 'node:crypto';
import { documentUrl } from '../base/document-url';
import type { Schemas } from '../base/operation';
import type { agreements } from '../database/schema';
import type { Language } from '../language/language';
import { DAY_SECONDS } from '../money/due-dates';
import { asFrequency } from '../money/frequency';
import { GST_RATE } from '../money/offer-terms';
import { maskMobile } from './mask';
import { foreclosureOf, type OfferRow, penaltyOf, termsOf } from './offer-view';

export type AgreementRow = typeof agreements.$inferSelect;

/** Days in which a loan may be returned without penalty, counted from disbursal. */
export const COOLING_OFF_DAYS = 3;

/** An agreement in the contract's format. `disbursedOn` in seconds, null before disbursal. */
export function agreementView(
  row: AgreementRow,
  offer: OfferRow,
  mobile: string,
  disbursedOn: number | null,
  language: Language,
): Schemas['LoanAgreement'] {
  const terms = termsOf(offer);
  return {
    loan_agreement_id: row.id,
    paper_version: documentVersionOf(row, offer),
    merchant_id: row.merchantId,
    loan_amount: offer.loanAmount,
    cashback_amount: offer.cashback,
    regular_repayment: terms.regularRepayment,
    pdf_link: documentUrl('agreement', row.id, 'pdf', language),
    html_link: documentUrl('agreement', row.id, 'html', language),
    sanction_letter_cum_kfs_pdf: documentUrl('sanction-letter-kfs', row.id, 'pdf', language),
    application_form_html_link: null,
    create_time: row.createdAt,
    update_time: row.updatedAt,
    frequency: asFrequency(offer.frequency),
    status: row.status === 'SIGNED' ? 'SIGNED' : 'CREATED',
    channel: 'web',
    installments: offer.duration,
    interest: terms.interest,
    processing_fee: { amount: terms.fee, rate: offer.feeRate },
    transferable_amount: terms.transferable,
    duration: offer.duration,
    payable_amount: terms.payable,
    bank_details_id: row.bankDetailsId,
    nbfc: offer.nbfc,
    gst: { amount: terms.gst, rate: GST_RATE },
    penalty_config: penaltyOf(offer.nbfc),
    phone_number: maskMobile(mobile),
    foreclosure_config: foreclosureOf(offer),
    apr: terms.apr,
    cooling_off_until: disbursedOn === null ? 0 : disbursedOn + COOLING_OFF_DAYS * DAY_SECONDS,
  };
}

/**
 * Hash of what the agreement says: terms, bank account, late charges and foreclosure fee. When it changes between reading and
 * signing, signing is refused.
 */
export function documentVersionOf(row: AgreementRow, offer: OfferRow): string {
  const versionedContent = [
    row.id,
    row.bankDetailsId,
    offer.loanAmount,
    termsOf(offer),
    penaltyOf(offer.nbfc),
    foreclosureOf(offer),
  ];
  return createHash('sha256').update(JSON.stringify(versionedContent)).digest('hex').slice(0, 32);
}
