import type { Failure } from '../../machines/domain/base/failure';
import type { AccountFieldProblem } from '../../machines/domain/fields/account-fields';
import type { BankAccount } from '../../machines/domain/payment/bank-account';
import { whyItFailed } from './shared';

/** Texts of the journey qr: the shop's printed QR code for payments by customers. */
export const qrCopy = {
  title: 'My QR',
  loading: 'Getting your QR',
  heading: 'Your shop’s QR',
  lead: 'A printed code for your counter: customers scan it with any UPI app and pay you.',
  scan: 'Scan to pay this shop with any UPI app',
  changed: 'Done. Money paid to your QR goes there from now on.',
  destination: {
    title: 'Money paid to it goes to',
    upi: 'UPI id',
    account: 'Bank account',
    holder: 'Name',
    none: 'Nothing is set yet',
    noneHint: 'Choose where the money of your customers should go.',
    bankHint:
      'The code can be shown here only for a UPI id. Money paid to the printed one goes to this account.',
    change: 'Change where money goes',
    choose: 'Choose where money goes',
  },
  delivery: {
    title: 'The printed QR',
    address: 'Comes to',
    delivered: 'Delivered',
    deliveredHint: 'Did it not come? Tell us by Help.',
    expected: (day: string) => `Expected on ${day}`,
    onItsWay: 'On its way',
    unknown: 'We do not know the day yet',
    unknownHint: 'The lender has not told us when it was ordered.',
    noAddress: 'We have no address of your shop',
    noAddressHint: 'The printed QR needs one. Tell us by Help where your shop is.',
  },
  form: {
    heading: 'Where should the money go?',
    lead: 'Money that customers pay to your QR goes there. It does not change where your loan’s money goes.',
    accounts: 'Where the money goes',
    upi: 'A UPI id',
    upiDetail: 'The one that you receive money with',
    upiId: 'UPI id',
    upiHint: 'As in your UPI app, for example ramesh@upi',
    addAccount: 'Add a bank account',
    chosen: 'Your account is chosen below. Nothing changes until you save.',
    save: 'Save',
    saving: 'We are setting it with the bank.',
    chooseFirst: 'Choose an account or a UPI id.',
    notSet: 'It was not set',
    notAccepted: 'The bank does not know this account. Choose another one.',
    upiNotAccepted: 'No bank knows this UPI id. Check it in your UPI app.',
    notSetByLender: 'The lender did not set it. Try again, or choose another one.',
  },
  notSure: {
    heading: 'We are not sure yet',
    lead: 'The answer did not reach us, so we do not know where money paid to your QR goes. Check again. Nothing is set twice.',
  },
  notOffered: {
    heading: 'The printed QR is not here for you yet',
    lead: 'We give it to a few shops first. When your shop is one of them, you find it here.',
    action: 'Go to home',
  },
  unavailable: 'We could not open your QR',
} as const;

/** Error message of the UPI id. */
export function upiProblem(problem: AccountFieldProblem): string {
  return problem === 'missing' ? 'Type your UPI id.' : 'A UPI id looks like ramesh@upi. Check yours.';
}

/** Why the destination of the QR's money was not set. */
export function notSetText(failure: Failure, isUpi: boolean): string {
  if (failure.code === 'invalid_payment_address') {
    return isUpi ? qrCopy.form.upiNotAccepted : qrCopy.form.notAccepted;
  }
  if (failure.reason === 'refused') return failure.message ?? qrCopy.form.notSetByLender;
  return whyItFailed(failure);
}

/** Shop number and street as one line; null if both are unknown. */
export function shopAddressLine(shop: {
  readonly shopNumber: string | null;
  readonly streetAddress: string | null;
}): string | null {
  const shopNumber = shop.shopNumber === null ? null : `Shop ${shop.shopNumber}`;
  return [shopNumber, shop.streetAddress].filter((part) => part !== null).join(', ') || null;
}

/** Bank of an account, or its kind: UPI id, bank account. */
export function accountDetail({
  accountType,
  bankName,
}: Pick<BankAccount, 'accountType' | 'bankName'>): string {
  if (accountType === 'UPI') return qrCopy.destination.upi;
  return bankName ?? qrCopy.destination.account;
}
