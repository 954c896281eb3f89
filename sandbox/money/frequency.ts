import type { Language, PerLanguage } from '../language/language';

/** How often an instalment is due; the contract's numbers. */
export const Frequency = { UNKNOWN: 0, WEEKLY: 1, DAILY: 2, MONTHLY: 3 } as const;
export type Frequency = (typeof Frequency)[keyof typeof Frequency];

const PERIODS_A_YEAR: Record<Frequency, number> = { 0: 0, 1: 52, 2: 365, 3: 12 };
const LABELS: PerLanguage<Record<Frequency, string>> = {
  en: { 0: 'unknown', 1: 'weekly', 2: 'daily', 3: 'monthly' },
  hi: { 0: 'पता नहीं', 1: 'हर हफ़्ते', 2: 'रोज़', 3: 'हर महीने' },
  mr: { 0: 'माहीत नाही', 1: 'दर आठवड्याला', 2: 'दररोज', 3: 'दर महिन्याला' },
};
const NOUNS: PerLanguage<Record<Frequency, string>> = {
  en: { 0: 'instalments', 1: 'weeks', 2: 'days', 3: 'months' },
  hi: { 0: 'किस्तें', 1: 'हफ़्ते', 2: 'दिन', 3: 'महीने' },
  mr: { 0: 'हप्ते', 1: 'आठवडे', 2: 'दिवस', 3: 'महिने' },
};

/** Instalments a year: weekly 52, daily 365, monthly 12. */
export const periodsAYear = (frequency: Frequency): number => PERIODS_A_YEAR[frequency];

/** How often in words: weekly, daily, monthly. */
export const frequencyLabel = (frequency: Frequency, language: Language): string =>
  LABELS[language][frequency];

/** The plural of one period: weeks, days, months. */
export const periodNoun = (frequency: Frequency, language: Language): string => NOUNS[language][frequency];

/** A stored number as a frequency; UNKNOWN for any other number. */
export function asFrequency(value: number): Frequency {
  return value === 1 || value === 2 || value === 3 ? value : 0;
}
