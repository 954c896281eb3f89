/** Labels of what a mandate lets the bank debit, the same on every screen. */
export const debitCopy = {
  instalment: 'Your bank pays',
  neverMore: (maximum: string) => `Never more than ${maximum} at a time`,
  atMost: 'At most, each time',
  atMostHint: 'No debit can be more than this',
} as const;
