import type { Frequency } from '../../machines/domain/base/frequency';

/** Name of a row that holds one instalment. */
export const eachPeriod: Readonly<Record<Frequency, string>> = {
  daily: 'Each day',
  weekly: 'Each week',
  monthly: 'Each month',
  unknown: 'Each instalment',
};

/** How often something happens, as a value. */
export const howOften: Readonly<Record<Frequency, string>> = {
  daily: 'Every day',
  weekly: 'Every week',
  monthly: 'Every month',
  unknown: 'As your lender says',
};
