import * as v from 'valibot';

import { frequency } from '../base/frequency';
import { foreclosureConfigSchema, penaltyConfigSchema } from '../base/terms';
import { amountWithRate, aprOrNull, numberOrZero, paise, serverTime, textOrNull } from '../base/wire';
import { papersSent } from './papers-sent';

/** Loan, agreement view (spec 3). Money in paise, rates in percent, times in milliseconds. */
export const agreementSchema = v.pipe(
  v.object({
    loan_agreement_id: v.pipe(v.string(), v.nonEmpty()),
    paper_version: textOrNull,
    merchant_id: textOrNull,
    loan_amount: paise,
    cashback_amount: paise,
    regular_repayment: paise,
    pdf_link: textOrNull,
    html_link: textOrNull,
    sanction_letter_cum_kfs_pdf: textOrNull,
    application_form_html_link: textOrNull,
    create_time: serverTime,
    update_time: serverTime,
    frequency,
    status: textOrNull,
    channel: textOrNull,
    installments: numberOrZero,
    interest: paise,
    processing_fee: amountWithRate,
    transferable_amount: paise,
    duration: numberOrZero,
    payable_amount: paise,
    bank_details_id: textOrNull,
    nbfc: textOrNull,
    gst: amountWithRate,
    penalty_config: penaltyConfigSchema,
    phone_number: textOrNull,
    foreclosure_config: foreclosureConfigSchema,
    apr: aprOrNull,
    cooling_off_until: serverTime,
    papers_sent: papersSent,
  }),
  v.transform((wire) => ({
    id: wire.loan_agreement_id,
    /** Version of the agreement's documents; null when the service gives none. */
    documentVersion: wire.paper_version,
    merchantId: wire.merchant_id,
    loanAmount: wire.loan_amount,
    cashbackAmount: wire.cashback_amount,
    instalment: wire.regular_repayment,
    pdfLink: wire.pdf_link,
    htmlLink: wire.html_link,
    sanctionLetterCumKfsPdf: wire.sanction_letter_cum_kfs_pdf,
    applicationFormHtmlLink: wire.application_form_html_link,
    createTime: wire.create_time,
    updateTime: wire.update_time,
    frequency: wire.frequency,
    /** CREATED, SIGNED, CANCELLED or EXPIRED (assumed values). */
    status: wire.status,
    isSigned: wire.status === 'SIGNED',
    /** Whether it was created and still waits for a signature. */
    isAwaitingSignature: wire.status === 'CREATED',
    channel: wire.channel,
    instalments: wire.installments,
    interest: wire.interest,
    processingFee: wire.processing_fee,
    transferableAmount: wire.transferable_amount,
    duration: wire.duration,
    payableAmount: wire.payable_amount,
    bankDetailsId: wire.bank_details_id,
    nbfc: wire.nbfc,
    gst: wire.gst,
    penalty: wire.penalty_config,
    maskedPhone: wire.phone_number,
    foreclosure: wire.foreclosure_config,
    apr: wire.apr,
    coolingOffUntil: wire.cooling_off_until,
    /** Empty where nothing is known of it. */
    papersSent: wire.papers_sent,
  })),
);

export type Agreement = v.InferOutput<typeof agreementSchema>;

/** The agreement, waiting for a signature or signed; null before the lender has created one. */
export const agreementInfoSchema = v.pipe(
  v.object({ agreement: v.nullable(agreementSchema) }),
  v.transform((wire) => wire.agreement),
);

/** The service's confirmation that the agreement is signed. The receipt is shown only after it. */
export const signedAgreementSchema = v.pipe(
  v.object({
    loan_agreement_id: v.pipe(v.string(), v.nonEmpty()),
    loan_id: v.pipe(v.string(), v.nonEmpty()),
    status: v.literal('SIGNED'),
  }),
  v.transform((wire) => ({ agreementId: wire.loan_agreement_id, loanId: wire.loan_id })),
);

export type SignedAgreement = v.InferOutput<typeof signedAgreementSchema>;
