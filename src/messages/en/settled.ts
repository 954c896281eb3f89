/** Texts of the journey settled: a loan that has ended. */
export const settledCopy = {
  title: 'Loan closed',
  loading: 'Getting your closed loan',
  headings: {
    complete: 'Your loan is paid off',
    foreclosed: 'Your loan is closed',
    settled: 'Your loan is settled',
    returned: 'You gave the loan back',
    cancelled: 'This loan was cancelled',
  },
  leads: {
    complete: (lender: string) => `You paid every instalment. You owe ${lender} nothing more.`,
    foreclosed: (lender: string) => `You closed it early. You owe ${lender} nothing more.`,
    settled: (lender: string) =>
      `${lender} took less than you owed and let off the rest. You owe nothing more for it. It shows as “settled” on your credit record.`,
    returned: (lender: string) => `You cancelled it in time. You owe ${lender} nothing more.`,
    cancelled: (lender: string) =>
      `${lender} could not send the money, or took it back. You owe nothing for it.`,
  },
  paidInAll: 'You paid in all',
  principal: 'Loan amount paid back',
  costs: 'Interest and charges',
  closedOn: 'Closed on',
  lastPayment: 'Last payment',
  payments: 'How many payments',
  loanAccount: 'Loan account',
  lender: 'Lender',
  cashback: (amount: string) => `Cashback of ${amount} to come`,
  cashbackDetail: (lender: string) =>
    `You paid every instalment on time, so ${lender} pays it to you. Ask them when it comes.`,
  papers: 'Your papers',
  noDues: 'No-dues letter',
  noDuesDetail: 'It says that you owe nothing more. Keep it.',
  noDuesSoon: 'Your no-dues letter is ready soon. Ask again in a while.',
  statement: 'Account statement',
  autopay: {
    title: 'Autopay',
    ended: (bank: string) => `It has ended. ${bank} pays no more instalments.`,
    ending: (bank: string) => `It is ending. ${bank} has not confirmed this yet. You owe nothing more.`,
    none: 'There was none for this loan.',
    unknown: 'We could not ask your bank whether it has ended. Ask again in a while.',
    yourBank: 'Your bank',
  },
  paymentsUnknown: 'We could not get your payments just now.',
  history: 'All payments',
  newLoan: 'Take a new loan',
  none: {
    heading: 'You have no loan that has ended',
    lead: 'When a loan is paid off, you find its letter here.',
    action: 'Go to the start',
  },
  unavailable: 'We could not open your loan',
} as const;
