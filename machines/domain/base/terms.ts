import * as v from 'valibot';

import { numberOrNull, numberOrZero, paise, paiseOrNull } from './wire';

/**
 * Late charges of an offer or an agreement; amounts in paise, frequencies in days. A missing amount is 0 (spec 3).
 * `isGiven` tells it from a real 0: the lender gave both amounts, so two zeros mean that paying late costs nothing.
 */
export const penaltyConfigSchema = v.pipe(
  v.nullish(
    v.object({
      one_time_penalty_amount: paiseOrNull,
      one_time_penalty_frequency: numberOrZero,
      recurring_penalty_amount: paiseOrNull,
      recurring_penalty_frequency: numberOrZero,
    }),
    {},
  ),
  v.transform((wire) => ({
    isGiven: wire.one_time_penalty_amount !== null && wire.recurring_penalty_amount !== null,
    oneTimeAmount: wire.one_time_penalty_amount ?? 0,
    oneTimeAfterDays: wire.one_time_penalty_frequency,
    recurringAmount: wire.recurring_penalty_amount ?? 0,
    recurringEveryDays: wire.recurring_penalty_frequency,
  })),
);

/**
 * What foreclosure costs; amounts in paise, rates in percent. A missing value is 0 (spec 3). `isGiven` tells it from a real 0:
 * the lender gave the fee as an amount or a rate, so two zeros mean that foreclosure costs nothing.
 */
export const foreclosureConfigSchema = v.pipe(
  v.nullish(
    v.object({ fee_amount: paiseOrNull, fee_rate: numberOrNull, gst_amount: paise, gst_rate: numberOrZero }),
    {},
  ),
  v.transform((wire) => ({
    isGiven: wire.fee_amount !== null || wire.fee_rate !== null,
    feeAmount: wire.fee_amount ?? 0,
    feeRate: wire.fee_rate ?? 0,
    gstAmount: wire.gst_amount,
    gstRate: wire.gst_rate,
  })),
);

export type PenaltyConfig = v.InferOutput<typeof penaltyConfigSchema>;
export type ForeclosureConfig = v.InferOutput<typeof foreclosureConfigSchema>;
