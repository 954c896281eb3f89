import type { Frequency } from '../../../machines/domain/base/frequency';

/** Label of the row with the amount of one instalment. */
export const instalmentLabels: Readonly<Record<Frequency, string>> = {
  daily: 'Each day',
  weekly: 'Each week',
  monthly: 'Each month',
  unknown: 'Each instalment',
};

/** The frequency of instalments or debits, as a value in a list. */
export const howOften: Readonly<Record<Frequency, string>> = {
  daily: 'Every day',
  weekly: 'Every week',
  monthly: 'Every month',
  unknown: 'As your lender says',
};
