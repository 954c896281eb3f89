import { bankAccountCopy } from './bank-account';

/** Texts of the journey account-flow: choice of the bank account, confirmation of offer and account, and the receipt after signing. */
export const accountFlowCopy = {
  ...bankAccountCopy,
  title: 'Bank account',
  awaiting: 'We are asking the lender for your bank accounts.',
  heading: 'Where should we send the money?',

  accounts: 'Your accounts',
  chooseFirst: 'Choose an account to go on.',
  addAnother: 'Add another account',
  continue: 'Continue',

  /** Flow type QR: the account receives payments to the printed QR, not a loan. */
  qr: {
    title: 'My QR',
    heading: 'Where should your QR’s money go?',
    lead: 'For money that customers pay to your QR. It does not change where your loan’s money goes.',
    kind: 'Send the QR’s money to',
  },

  kind: 'Send the money to',
  upiId: 'Your UPI id',
  upiHint: 'As in your UPI app, for example ramesh@upi',

  confirmHeading: 'Check, then confirm',
  confirmLead: 'After this the lender gets your loan ready.',
  moneyGoesTo: 'Money goes to',
  holder: 'Name on the account',
  confirm: 'Confirm',
  confirming: 'We are confirming your offer with the lender.',

  confirmationNotSure:
    'We are not sure yet if your offer is confirmed: the answer did not reach us. Check again. Your offer is never confirmed twice.',

  processTitle: 'Confirm offer',
  notConfirmed: 'The offer is not confirmed',
  seeOffers: 'See your offers again',
  otherAccount: 'Start again with another account',
  goToLoan: 'Go to your loan',

  receiptTitle: 'Done',
  signed: 'Agreement signed',
  signedLead: 'The lender sends the money to your account.',
  seeMoney: 'See where the money is',
} as const;

/** Heading and reason of a failed confirmation, by its code. `detail`: words of spec 8 that a merchant does not know, in small print. */
export const confirmationFailures = {
  ids_missing: {
    heading: accountFlowCopy.notConfirmed,
    text: 'We do not know any more which offer or which account you chose. Choose them again.',
    detail: 'bankDetailsId or loanOfferId not available.',
  },
  offer_expired: {
    heading: 'This offer has ended',
    text: 'The lender’s offer was open until a date that has passed. Look at the offers you have now.',
  },
  offer_not_found: {
    heading: 'This offer is not there any more',
    text: 'The lender took this offer back. Look at the offers you have now.',
  },
  offer_already_confirmed: {
    heading: 'An offer is confirmed already',
    text: 'You confirmed an offer before. Nothing was done twice.',
  },
  bank_details_not_found: {
    heading: 'This account is not on file',
    text: 'The lender does not find this bank account. Start again with another account.',
  },
} as const;
