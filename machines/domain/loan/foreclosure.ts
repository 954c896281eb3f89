import * as v from 'valibot';

import { foreclosureConfigSchema } from '../base/terms';
import { numberOrZero, paise, serverTime, textOrNull } from '../base/wire';

const fields = v.object({
  total_due_principal: paise,
  principal_amount_charged: paise,
  total_due_penalty: paise,
  pending_instalments: numberOrZero,
  accrued_interest: paise,
  foreclosure_config: foreclosureConfigSchema,
  total_foreclosure_amount: v.pipe(v.number(), v.safeInteger()),
  loan_id: textOrNull,
  /** YYYY-MM-DD, in India. */
  quote_date: textOrNull,
  valid_until: serverTime,
  remaining_payable: paise,
  penalty_waived: paise,
  settlement_amount: paise,
  settlement_valid_until: serverTime,
});

/** Sum of principal, interest, unpaid late charges minus the waived part, fee and GST on the fee (assumed); paise. */
function sumOfLines(wire: v.InferOutput<typeof fields>): number {
  const { feeAmount, gstAmount } = wire.foreclosure_config;
  const lateCharges = wire.total_due_penalty - wire.penalty_waived;
  return wire.principal_amount_charged + wire.accrued_interest + lateCharges + feeAmount + gstAmount;
}

/**
 * Foreclosure details (spec 3). Money in paise, times in milliseconds. A total that is not the sum of its lines is
 * malformed, so that a wrong total is never shown and never paid.
 */
export const foreclosureSchema = v.pipe(
  fields,
  v.forward(
    v.check((wire) => sumOfLines(wire) === wire.total_foreclosure_amount, 'not the sum of its lines'),
    ['total_foreclosure_amount'],
  ),
  v.transform((wire) => ({
    totalDuePrincipal: wire.total_due_principal,
    principalCharged: wire.principal_amount_charged,
    totalDuePenalty: wire.total_due_penalty,
    pendingInstalments: wire.pending_instalments,
    accruedInterest: wire.accrued_interest,
    terms: wire.foreclosure_config,
    total: wire.total_foreclosure_amount,
    loanId: wire.loan_id,
    quoteDate: wire.quote_date,
    validUntil: wire.valid_until,
    /** What paying every remaining instalment would cost. */
    remainingPayable: wire.remaining_payable,
    penaltyWaived: wire.penalty_waived,
    /** The lender's settlement offer; null when there is none. */
    settlement:
      wire.settlement_amount > 0
        ? { amount: wire.settlement_amount, validUntil: wire.settlement_valid_until }
        : null,
  })),
);

export type Foreclosure = v.InferOutput<typeof foreclosureSchema>;

/** The lender's offer to end the loan for less than is owed. Paise; `validUntil` in milliseconds, null without an end. */
export type Settlement = NonNullable<Foreclosure['settlement']>;
