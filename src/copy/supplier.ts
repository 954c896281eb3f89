/** Words of the supplier credit's first page. */
export const supplierCopy = {
  title: 'Supplier credit',
  loading: 'Getting your credit and your suppliers',
  refresh: 'Refresh',
  toUse: 'You can still use',
  /** While it is overdue nothing of it can be used. */
  left: 'Left of your limit',
  used: 'Used',
  limit: 'Limit',
  ofLimit: 'of your limit is used',
  due: 'Pay back',
  overdueSince: 'Overdue',
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  remaining: (count: number) => (count === 0 ? 'today' : count === 1 ? 'tomorrow' : `in ${count} days`),
  nothingDue: 'Nothing to pay back',
  dueUnknown: 'Your lender has not told us the day',
  late: {
    title: (count: number) => `Overdue since ${count === 1 ? '1 day' : `${count} days`}`,
    text: (lender: string) => `Pay back to ${lender} first. After that you can pay suppliers again.`,
    action: 'Talk to your lender',
  },
  suppliers: 'Your suppliers',
  pay: 'Pay',
  payTo: (name: string) => `Pay ${name}`,
  noSuppliers: {
    heading: 'No supplier yet',
    text: 'Add the shop that you buy from. Then you can pay it on credit.',
  },
  add: 'Add a supplier',
  transactions: 'Payments, newest first',
  noTransactions: 'When you pay a supplier, you see it here.',
  withoutDate: 'Without a date',
  reward: {
    title: 'Bring another shop',
    text: 'You may get a reward when a shop that you bring starts to buy on credit. Your lender says how much, and when. We do not know it. Ask by Help.',
  },
  none: {
    heading: 'You have no supplier credit',
    text: 'The pay-later service does not know your shop. Your lender decides who gets this credit.',
    action: 'Go to the start',
  },
} as const;
