import * as v from 'valibot';

/** How often an instalment falls due (spec 3: UNKNOWN 0, WEEKLY 1, DAILY 2, MONTHLY 3). */
export type Frequency = 'unknown' | 'weekly' | 'daily' | 'monthly';

const byNumber: readonly Frequency[] = ['unknown', 'weekly', 'daily', 'monthly'];

/** Reads the wire's number; a number that the spec does not name is `unknown`. */
export const frequency = v.pipe(
  v.nullish(v.number(), 0),
  v.transform((value): Frequency => byNumber[value] ?? 'unknown'),
);

const perYear: Readonly<Record<Frequency, number>> = { daily: 365, weekly: 52, monthly: 12, unknown: 0 };

/** Instalments a year: what "highest first" ranks by. */
export function instalmentsPerYear(value: Frequency): number {
  return perYear[value];
}
