import * as v from 'valibot';

import { textOrNull } from './wire';

/** The merchant's experiments (assumed payload): the status of each by its name. Only status 1 means on (spec 6). */
export const abProfileSchema = v.pipe(
  v.object({
    merchant_id: textOrNull,
    experiments: v.record(v.string(), v.pipe(v.number(), v.finite())),
  }),
  v.transform((wire) => ({ merchantId: wire.merchant_id, experiments: wire.experiments })),
);

export type AbProfile = v.InferOutput<typeof abProfileSchema>;
