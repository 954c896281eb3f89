import * as v from 'valibot';

import { enumValue, lenientList, serverTime, textOrNull } from '../base/wire';

/** Credit score, 300 to 900 (assumed payload); a score outside that range is malformed. Time in milliseconds. */
export const creditScoreSchema = v.pipe(
  v.object({
    score: v.pipe(v.number(), v.integer(), v.minValue(300), v.maxValue(900)),
    bureau: textOrNull,
    as_of: serverTime,
    factors: v.nullish(
      lenientList(v.object({ title: v.string(), effect: enumValue(['GOOD', 'NEUTRAL', 'BAD'], 'NEUTRAL') })),
      [],
    ),
  }),
  v.transform((wire) => ({
    score: wire.score,
    bureau: wire.bureau,
    asOf: wire.as_of,
    factors: wire.factors.items,
    malformedFactorCount: wire.factors.malformedCount,
  })),
);

export type CreditScore = v.InferOutput<typeof creditScoreSchema>;
