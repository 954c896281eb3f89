/** How often an instalment is due; the contract's numbers. */
export const Frequency = { UNKNOWN: 0, WEEKLY: 1, DAILY: 2, MONTHLY: 3 } as const;
export type Frequency = (typeof Frequency)[keyof typeof Frequency];

const PERIODS_A_YEAR: Record<Frequency, number> = { 0: 0, 1: 52, 2: 365, 3: 12 };
const LABELS: Record<Frequency, string> = { 0: 'unknown', 1: 'weekly', 2: 'daily', 3: 'monthly' };
const NOUNS: Record<Frequency, string> = { 0: 'instalments', 1: 'weeks', 2: 'days', 3: 'months' };

/** Instalments a year: weekly 52, daily 365, monthly 12. */
export const periodsAYear = (frequency: Frequency): number => PERIODS_A_YEAR[frequency];

/** The frequency as an adjective: weekly, daily, monthly. */
export const frequencyLabel = (frequency: Frequency): string => LABELS[frequency];

/** The plural of one period: weeks, days, months. */
export const periodNoun = (frequency: Frequency): string => NOUNS[frequency];

/** A stored number as a frequency; UNKNOWN for any other number. */
export function asFrequency(value: number): Frequency {
  return value === 1 || value === 2 || value === 3 ? value : 0;
}
