import type { EarlierPayment } from '../../../machines/domain/trade/supplier-credit';
import { plural } from './locale';

const days = (count: number) => plural(count, { one: `${count}\u00a0day`, other: `${count}\u00a0days` });

/** Verbatim from spec 8, misspelling included. */
const notAdded = 'Supplier not addded.';
const tryLater = 'Please try again later.';

const nothingPaid = 'Nothing was paid.';

/** Texts of the supplier credit, of a new supplier, and of a payment to one. */
export const supplierCopy = {
  title: 'Supplier credit',
  loading: 'Getting your credit and your suppliers',
  refresh: 'Refresh',
  toUse: 'You can still use',
  used: 'Used',
  /** The contract has no overdue amount. */
  overduePart: 'A part of it, or all, is overdue. Your lender tells you how much.',
  limit: 'Limit',
  /** @param amount formatted */
  usedOfLimit: (amount: string) => `${amount} of your limit is used`,
  due: 'Pay back',
  overdueSince: 'Overdue',
  days,
  remaining: {
    today: 'today',
    tomorrow: 'tomorrow',
    /** @param days 2 or more */
    later: (days: number) => `in ${days}\u00a0days`,
  },
  nothingDue: 'Nothing to pay back',
  dueUnknown: 'Your lender has not told us the day',
  late: {
    title: (count: number) => `Overdue for ${days(count)}`,
    text: (lender: string) => `Pay back to ${lender} first. After that you can pay suppliers again.`,
    action: 'Talk to your lender',
  },
  suppliers: 'Your suppliers',
  pay: 'Pay',
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
  form: {
    title: 'Add a supplier',
    heading: 'Who do you buy from?',
    lead: 'Name, address and bank account. The money goes to this account only.',
    shop: 'Your supplier',
    name: 'Name of the supplier’s shop',
    nameHint: 'As you call it',
    mobile: 'Mobile number',
    address: 'Where it is',
    line1: 'Shop number and street',
    city: 'Town or city',
    state: 'State',
    chooseState: 'Choose the state',
    postcode: 'Pincode',
    account: 'Its bank account',
    holder: 'Name on the account',
    accountNumber: 'Account number',
    accountNumberAgain: 'Account number again',
    bank: 'Bank',
    ifsc: 'IFSC',
    ifscHint: '11 letters and digits. It is on the cheque book.',
    submit: 'Add supplier',
    sending: 'Your lender is checking the supplier.',
  },
  shopNotAdded: 'The shop was not added',
  notAdded: `${notAdded} ${tryLater}`,
  unanswered: {
    heading: 'We are not sure yet',
    lead: 'The answer did not reach us, so we do not know if the supplier was added. Check again. Nobody is added twice.',
  },
  added: {
    /** Verbatim from spec 2.4. */
    toast: 'Successfully Added',
    toDashboard: 'Go to Dashboard',
    heading: 'You can pay this shop now',
    text: 'Your lender has accepted it.',
    pay: 'Pay this supplier',
  },
  payForm: {
    title: 'Pay a supplier',
    heading: (name: string) => `How much for ${name}?`,
    amount: 'Amount',
    available: 'You can use',
    cost: 'What it costs',
    onNextPage: 'On the next page',
    due: 'Pay back by',
    dueHint: 'The day for what you already use',
    /** Warnings about an earlier payment to this shop, by its status. */
    earlier: {
      CREATED: (amount: string) =>
        `You began a payment of ${amount} to this shop. We do not know yet if you paid it. Look at it first, so that you do not pay twice.`,
      PENDING: (amount: string) =>
        `A payment of ${amount} to this shop is not confirmed yet. Look at it first, so that you do not pay twice.`,
      SUCCESS: (amount: string) =>
        `You paid ${amount} to this shop a short while ago. Look at it first, so that you do not pay twice.`,
    } satisfies Record<EarlierPayment['status'], (amount: string) => string>,
    see: 'Look at it',
    action: 'Continue to pay',
    checking: 'Looking at your credit',
    opening: 'Opening the pay-later page',
    leaving: 'You pay on the next page, not here.',
    problems: {
      missing: 'Type how much you want to pay.',
      malformed: 'Type the amount in digits, for example 2500 or 2500.50.',
      'paise-after-comma': 'Did you mean paise? Write them after a point, for example 500.50.',
      'too-small': 'Pay 1 rupee or more.',
    },
    tooLarge: (most: string) => `You can use ${most} at most. Type a smaller amount.`,
    errorsTitle: 'Check one thing',
  },
  second: {
    heading: (name: string) => `Pay ${name} a second time?`,
    first: 'The first payment',
    now: 'A second payment',
    see: 'Look at the first payment',
    goOn: 'Continue with the first payment',
    confirm: (amount: string) => `Pay ${amount} as a second payment`,
  },
  closed: {
    overdue: {
      heading: 'First pay back what is overdue',
      text: (lender: string) => `Your credit is overdue. ${lender} opens it again when you have paid back.`,
    },
    nothingLeft: {
      heading: 'Your credit is used up',
      text: 'Pay back a part. Then you can pay suppliers again.',
    },
    contact: 'Talk to your lender',
    back: 'See your credit',
  },
  unsuccessful: {
    nothingPaid,
    /** @param why a sentence */
    nothingPaidBecause: (why: string) => `${why} ${nothingPaid}`,
    retry: 'Try again',
    leave: 'See your credit',
  },
  undecided: {
    heading: 'We do not know yet if you paid',
    lead: 'The pay-later page has not answered. If you paid, it is in your payments. If not, you can go on with the same payment: it is never made twice.',
    retry: 'Continue with this payment',
    leave: 'See your payments',
  },
  notFound: {
    heading: 'We do not know this supplier',
    text: 'It is not on your list. Choose one of your suppliers, or add a new one.',
    leave: 'See your suppliers',
  },
} as const;

/** Why a payment was not opened, by the code of the service. */
export const notOpenedReasons: Readonly<Record<string, string>> = {
  customer_overdue: 'An earlier bill is overdue. Pay it back first.',
  amount_out_of_range: 'Your credit is not enough for this amount any more.',
  supplier_not_found: 'Your lender does not know this supplier any more. Add it again.',
  customer_not_found: 'The pay-later service does not know your shop any more.',
};

/** Why a supplier was not added, by the code of the service. */
export const notAddedReasons: Readonly<Record<string, string>> = {
  supplier_already_added: 'This shop with this account is on your list already.',
  account_name_mismatch: 'The account is in another name. Check the name on the account and its number.',
};

/** Messages for the fields of a new supplier that are empty. */
export const supplierFieldMissing = {
  name: 'Type the name of the shop.',
  mobile: 'Type the mobile number.',
  line1: 'Type the shop number and the street.',
  city: 'Type the town or city.',
  state: 'Choose the state.',
  postcode: 'Type the pincode.',
  holder: 'Type the name on the account.',
  accountNumber: 'Type the account number.',
  accountNumberAgain: 'Type the account number again.',
  ifsc: 'Type the IFSC.',
  bank: 'Type the name of the bank.',
} as const;

/** Messages for a field of a new supplier that is wrong. */
export const supplierFieldWrong = {
  mobile: 'A mobile number has 10 digits and begins with 6, 7, 8 or 9. Check it.',
  postcode: 'A pincode has 6 digits and does not begin with 0. Check it.',
  ifsc: 'An IFSC has 4 letters, a zero, then 6 letters or digits. Check it.',
  accountNumber: 'An account number has 9 to 18 digits. Check it.',
  different: 'The two account numbers are not the same. Check both.',
} as const;
