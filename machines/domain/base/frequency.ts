import * as v from 'valibot';

/** How often an instalment falls due (spec 3: UNKNOWN 0, WEEKLY 1, DAILY 2, MONTHLY 3). */
export type Frequency = 'unknown' | 'weekly' | 'daily' | 'monthly';

const frequencyByWireNumber: readonly Frequency[] = ['unknown', 'weekly', 'daily', 'monthly'];

/** Reads the wire's number; a number that the spec does not name is `unknown`. */
export const frequency = v.pipe(
  v.nullish(v.number(), 0),
  v.transform((value): Frequency => frequencyByWireNumber[value] ?? 'unknown'),
);

const countPerYear: Readonly<Record<Frequency, number>> = { daily: 365, weekly: 52, monthly: 12, unknown: 0 };

/** Instalments a year, for sorting offers by frequency; 0 for an unknown frequency. */
export function instalmentsPerYear(value: Frequency): number {
  return countPerYear[value];
}
