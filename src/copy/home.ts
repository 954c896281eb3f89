/** Words of home: what to do now. */
export const homeCopy = {
  greeting: 'Namaste',
  greet: (name: string | null) => (name === null ? 'Namaste' : `Namaste, ${name}`),
  loading: 'Getting your loan',
  refresh: 'Refresh',
  instalment: (number: number, total: number) => `Instalment ${number} of ${total}`,
  inDays: (days: number) => `In ${days} days`,
  madeUpOf: (instalments: number, amount: string) =>
    `${instalments} ${instalments === 1 ? 'instalment' : 'instalments'} ${amount}`,
  lateCharge: (amount: string) => `late charge ${amount}`,
  alreadyPaid: (amount: string) => `${amount} already paid`,
  allPaid: 'All instalments are paid',
  nextUnknown: 'The lender has not told us what is due next.',
  amountUnknown: 'The lender has not told us the amount.',
  /** Of a weekly loan the banner's text line is about the next instalment, not about what is overdue. */
  nextInstalment: (day: string) => `Next instalment: ${day}`,
  autopay: {
    expected: (amount: string | null, date: string) =>
      `Autopay takes ${amount ?? 'the instalment'} on ${date}`,
    from: (account: string) => `From ${account}.`,
    needNotPay: 'You need not pay.',
    isOn: 'Autopay is on for this loan.',
    failed: (amount: string, date: string | null) =>
      `The debit of ${amount}${date === null ? '' : ` on ${date}`} failed`,
    failedText: 'It is not paid. The lender has named no day for another try, so pay it yourself.',
  },
  refund: {
    title: (amount: string) => `${amount} is coming back to you`,
    text: 'A payment did not go through. It goes back to the account it came from, and does not count as paid.',
  },
  choosePay: 'Choose what to pay',
  pay: (amount: string) => `Pay ${amount}`,
  payAgain: (amount: string) => `Pay ${amount} again`,
  pending: {
    title: (amount: string) => `A payment of ${amount} is on its way`,
    text: 'The bank has not confirmed it yet. Wait for it before you pay again.',
    see: 'See this payment',
  },
  paid: (amount: string) => `${amount} paid`,
  of: (amount: string) => `of ${amount}`,
  paidOfTotal: (paid: string, total: string) => `${paid} of ${total} paid`,
  instalmentsPaid: (paid: number, total: number) => `${paid} of ${total} instalments paid`,
  left: (amount: string) => `${amount} left`,
  schedule: 'Schedule',
  closeEarly: 'Close early',
  lender: (name: string) => `Lender: ${name}`,
  unavailable: 'We could not open your loan',
  linkTitle: 'Payment link',
  loadingLink: 'Asking the lender for a link',
} as const;
