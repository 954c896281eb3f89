import type { Schemas } from '../../base/operation';
import { asFrequency } from '../../money/frequency';
import { GST_RATE } from '../../money/offer-terms';
import { foreclosureOf, type OfferRow, penaltyOf, termsOf } from '../offer-view';

/** An approximate offer. `largestAmount` is the highest loan amount of all offers, in paise. */
export function loanQuote(row: OfferRow, largestAmount: number): Schemas['LoanQuote'] {
  const terms = termsOf(row);
  return {
    cashback: row.cashback,
    regular_repayment: terms.regularRepayment,
    max_eligible_amount: largestAmount,
    loan_amount: row.loanAmount,
    processing_fee: { amount: terms.fee, rate: row.feeRate },
    // Spelled as in the specification.
    payble_amount: terms.payable,
    transferable_amount: terms.transferable,
    frequency: asFrequency(row.frequency),
    gst: { amount: terms.gst, rate: GST_RATE },
    product: 'TERM_LOAN',
    interest: terms.interest,
    duration: row.duration,
    penalty_config: penaltyOf(row.nbfc),
    foreclosure_config: foreclosureOf(row),
  };
}
