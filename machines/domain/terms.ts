import * as v from 'valibot';

import { numberOrZero, paise } from './wire';

/** Late charges of an offer or an agreement; amounts in paise, frequencies in days. */
export const penaltyConfig = v.pipe(
  v.nullish(
    v.object({
      one_time_penalty_amount: paise,
      one_time_penalty_frequency: numberOrZero,
      recurring_penalty_amount: paise,
      recurring_penalty_frequency: numberOrZero,
    }),
    {},
  ),
  v.transform((wire) => ({
    oneTimeAmount: wire.one_time_penalty_amount,
    oneTimeAfterDays: wire.one_time_penalty_frequency,
    recurringAmount: wire.recurring_penalty_amount,
    recurringEveryDays: wire.recurring_penalty_frequency,
  })),
);

/** What closing early costs; amounts in paise, rates in percent. */
export const foreclosureConfig = v.pipe(
  v.nullish(
    v.object({ fee_amount: paise, fee_rate: numberOrZero, gst_amount: paise, gst_rate: numberOrZero }),
    {},
  ),
  v.transform((wire) => ({
    feeAmount: wire.fee_amount,
    feeRate: wire.fee_rate,
    gstAmount: wire.gst_amount,
    gstRate: wire.gst_rate,
  })),
);

export type PenaltyConfig = v.InferOutput<typeof penaltyConfig>;
export type ForeclosureConfig = v.InferOutput<typeof foreclosureConfig>;
