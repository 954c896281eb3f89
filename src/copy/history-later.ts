/** Heads of the printed history. */
export const historyPaperCopy = {
  when: 'Date',
  what: 'What',
  status: 'How it stands',
  amount: 'Amount',
} as const;
