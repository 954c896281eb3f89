import * as v from 'valibot';

import { textOrNull } from './wire';

/** Experiments that the merchant is part of (assumed payload), status by name; only status 1 is on (spec 6). */
export const abProfile = v.pipe(
  v.object({
    merchant_id: textOrNull,
    experiments: v.record(v.string(), v.pipe(v.number(), v.finite())),
  }),
  v.transform((wire) => ({ merchantId: wire.merchant_id, experiments: wire.experiments })),
);

export type AbProfile = v.InferOutput<typeof abProfile>;
