/** Texts of a debit that autopay will make. */
export const expectedDebitCopy = {
  title: (amount: string | null, date: string) => `Autopay takes ${amount ?? 'the instalment'} on ${date}`,
  from: (account: string) => `From ${account}.`,
  needNotPay: 'You need not pay.',
  isOn: 'Autopay is on for this loan.',
  ifStopped: 'You can stop autopay. Then you pay this instalment yourself.',
  toAutopay: 'Open autopay',
} as const;
