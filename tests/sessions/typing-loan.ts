/** Data that is entered while taking and repaying a loan: offers, accounts, codes, payments. */
import { historyFilters } from '../../machines/domain/loan/history';
import { quoteDays } from '../../machines/domain/loan/quote-days';
import { APPROVAL_METHODS } from '../../machines/domain/mandate/mandate-fallback';
import { complaintCategories, complaintSubjects } from '../../machines/domain/merchant/complaint';
import type { EventFactories, EventFactory } from './typing';

const wrongAccounts = [
  { accountNumber: '1234561111', ifsc: 'HDFC0001234' },
  { accountNumber: '1234560000', ifsc: 'HDFC0001234' },
  { accountNumber: '50100234567891', ifsc: 'BLCK0000001' },
];

export const account: EventFactory = (type, _, { random, mistakeChance }) => ({
  type,
  account: {
    accountType: 'BANK',
    ...((random.chance(mistakeChance) ? random.pick(wrongAccounts) : undefined) ?? {
      accountNumber: `5010023456${random.wholeNumber(2223, 9998)}`,
      ifsc: 'HDFC0001234',
    }),
    type: random.chance(0.8) ? 'SAVINGS' : 'CURRENT',
  },
});

const code: EventFactory = async (type, _, { random, mistakeChance, newestCode }) => {
  const correctCode = await newestCode();
  return { type, code: random.chance(mistakeChance) ? mistyped(correctCode) : correctCode };
};

/** Changes the last digit, so that the result is never the right code. */
function mistyped(code: string): string {
  return `${code.slice(0, -1)}${(Number(code.slice(-1)) + 1) % 10}`;
}

const sharedText: EventFactory = (type) => ({ type, text: 'Paid.' });

export const loanInputs: EventFactories = {
  'offer-selection offer.chosen': (type, { context }, { random }) => {
    const offer: { readonly id: string } | undefined = random.pick(context.availableOffers.offers);
    return offer === undefined ? null : { type, offerId: offer.id };
  },
  'account-flow account.chosen': (type, { context }, { random }) => {
    const known: { readonly id: string } | undefined = random.pick(context.start.accounts);
    return known === undefined ? null : { type, accountId: known.id };
  },
  'account-flow account.submitted': account,
  'account-flow accountType.chosen': (type, _, { random }) => ({
    type,
    accountType: random.pick(['BANK', 'UPI']),
  }),
  'otp otp.submitted': code,
  'mandate method.chosen': (type, _, { random }) => ({ type, approvalMethod: random.pick(APPROVAL_METHODS) }),
  'mandate-phone phone.submitted': (type, _, { random }) => ({
    type,
    // Most keep the number on file.
    mobile: random.chance(0.7) ? null : `98765${random.wholeNumber(10_001, 99_998)}`,
  }),
  'autopay method.chosen': (type, _, { random }) => ({ type, chosenMethod: random.pick(['UPI', 'ENACH']) }),
  'home page.opened': (type, _, { random }) => ({
    type,
    page: random.pick([
      'schedule',
      'details',
      'prepayment',
      'autopay',
      'history',
      'qr',
      'return',
      'status',
      'settled',
    ]),
  }),
  'home link.shared': sharedText,
  'payment-status receipt.shared': sharedText,
  'history statement.shared': sharedText,
  'history filter.chosen': (type, _, { random }) => ({ type, filter: random.pick(historyFilters) }),
  'history payment.opened': (type, { context }, { random }) => {
    const paid: { readonly id: string } | undefined = random.pick(context.transactions?.repayments ?? []);
    return paid === undefined ? null : { type, payment: { id: paid.id, isForeclosure: false } };
  },
  'prepayment amount.chosen': (type, _, { random }) => ({
    type,
    kind: random.pick(['instalment', 'overdue', 'full']),
  }),
  'prepayment ownAmount.given': (type, _, { random, mistakeChance }) => ({
    type,
    amount: random.chance(mistakeChance) ? 100 * 10 ** 7 : 100 * 50 * random.wholeNumber(10, 80),
  }),
  'prepayment day.chosen': (type, _, { random, now }) => ({
    type,
    date: random.chance(0.4) ? null : (random.pick(quoteDays(now()))?.date ?? null),
  }),
  'contact call.opened': (type, { context }) => {
    const phone: string | undefined = context.facts?.contact?.customerCare?.phone;
    return phone ? { type, phone } : null;
  },
  'complaint complaint.submitted': (type, { context }, { random }) => ({
    type,
    complaint: {
      about: context.facts?.nbfc == null ? 'APP' : random.pick(complaintSubjects),
      category: random.pick(complaintCategories),
      text: 'Something is wrong with it, please look at it.',
    },
  }),
  'complaint complaint.chosen': (type, { context }, { random }) => {
    const listed: { readonly id: string } | undefined = random.pick(context.facts?.complaints.items ?? []);
    return listed === undefined ? null : { type, complaintId: listed.id };
  },
  'complaint reply.submitted': (type, _, { random }) => ({
    type,
    text: random.chance(0.5) ? 'It is still wrong.' : null,
  }),
  'qr destination.submitted': (type, { context }, { random }) => {
    const known: { readonly paymentAddress: string } | undefined = random.pick(context.facts?.accounts ?? []);
    const paymentAddress =
      known !== undefined && random.chance(0.5)
        ? known.paymentAddress
        : `shop${random.wholeNumber(10, 99)}@okbank`;
    return { type, destination: { paymentAddress } };
  },
};
