import * as v from 'valibot';

import { frequency } from '../base/frequency';
import { foreclosureConfigSchema, penaltyConfigSchema } from '../base/terms';
import { amountWithRate, numberOrZero, paise, serverTime, textOrNull } from '../base/wire';

/** Loan quote (spec 3): an example of a loan, before there is an offer. Money in paise, rates in percent. */
export const loanQuoteSchema = v.pipe(
  v.object({
    cashback: paise,
    regular_repayment: paise,
    max_eligible_amount: paise,
    loan_amount: paise,
    processing_fee: amountWithRate,
    /** The wire's own spelling (spec 3). */
    payble_amount: paise,
    transferable_amount: paise,
    frequency,
    gst: amountWithRate,
    product: textOrNull,
    interest: paise,
    duration: numberOrZero,
    penalty_config: penaltyConfigSchema,
    foreclosure_config: foreclosureConfigSchema,
  }),
  v.transform((wire) => ({
    cashback: wire.cashback,
    instalment: wire.regular_repayment,
    maxEligibleAmount: wire.max_eligible_amount,
    loanAmount: wire.loan_amount,
    processingFee: wire.processing_fee,
    payableAmount: wire.payble_amount,
    transferableAmount: wire.transferable_amount,
    frequency: wire.frequency,
    gst: wire.gst,
    product: wire.product,
    interest: wire.interest,
    instalments: wire.duration,
    penalty: wire.penalty_config,
    foreclosure: wire.foreclosure_config,
  })),
);

export type LoanQuote = v.InferOutput<typeof loanQuoteSchema>;

/** Whether the merchant may apply, with examples of loans (assumed payload). `retryOn` in milliseconds. */
export const loanEligibilitySchema = v.pipe(
  v.object({
    is_eligible: v.boolean(),
    reason: textOrNull,
    retry_on: serverTime,
    loan_quotes: v.nullish(v.array(loanQuoteSchema), []),
  }),
  v.transform((wire) => ({
    isEligible: wire.is_eligible,
    /** Why the merchant may not apply. */
    reason: wire.reason,
    /** When the merchant may try again; null when the service does not say. */
    retryOn: wire.retry_on,
    quotes: wire.loan_quotes,
  })),
);

export type LoanEligibility = v.InferOutput<typeof loanEligibilitySchema>;
