// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SnapshotFrom } from 'xstate';

import { failure } from '../../machines/domain/base/failure';
import { formatMoney } from '../../machines/domain/base/money';
import { requestKeyOf } from '../../machines/shared/journey';
import type { SupplierFacts, TypedSupplier } from '../../machines/supplier/context';
import { supplierMachine } from '../../machines/supplier/machine';
import { earlierPayment, payBlockReasonOf } from '../../machines/supplier/selectors';
import { currentPayment } from '../../machines/supplier/setup';
import type { SupplierPaymentInput } from '../../machines/supplier-payment/machine';
import { supplierFieldProblem, unsuccessfulCopy } from '../../src/copy/supplier';
import { screens } from '../../src/screens/supplier';
import { emptyDraft, readDraft } from '../../src/screens/supplier/supplier-draft';
import { done, fails, person, portInput, route } from './kit/moves';
import { anyAmount, typedAmount } from './support/arbitraries';
import { checkPage, hides, shows, tap } from './support/fixtures-checks';
import { failed, now, ready } from './support/fixtures-money';
import { creditWith, paymentOnWire, supplierMobiles } from './support/fixtures-supplier';
import { testJourney } from './support/through-screens';

type Snapshot = SnapshotFrom<typeof supplierMachine>;

const ACCOUNT = '50100234567891';
const AMOUNT = 123_450;
const crash = new Error('broken');
const typed: TypedSupplier = {
  name: 'Sharma Oil',
  mobileNumber: '9811122233',
  address: { line1: '12 Mandi Road', city: 'Nashik', state: 'Maharashtra', postcode: '422001' },
  account: {
    accountHolderName: 'SHARMA OIL',
    accountNumber: ACCOUNT,
    bankName: 'HDFC Bank',
    ifscCode: 'HDFC0001234',
  },
};

const shop = { category: 'Kirana', address: '12, Mandi Road' };

const told = (over: Parameters<typeof creditWith>[0] = {}, isRewardOn = false) =>
  ready<SupplierFacts>({ credit: creditWith(over), isRewardOn, shop });
const busy = {
  transactions: [
    paymentOnWire(),
    paymentOnWire({
      transaction_id: 'txn-2',
      status: 'SUCCESS',
      invoice_file_name: 'inv.pdf',
      amount: 850_000,
    }),
    paymentOnWire({ transaction_id: 'txn-3', status: 'FAILED', supplier_id: 'sup-9', amount: 400_000 }),
    paymentOnWire({ transaction_id: 'txn-4', status: 'CREATED', create_time: 0, amount: 10_000 }),
  ],
};
/** Begun on the hosted page, and not heard of since. */
const begunNow = paymentOnWire({
  transaction_id: 'txn-1',
  status: 'CREATED',
  epaylater_id: null,
  amount: 99_900,
  create_time: now / 1000 - 60,
  marketplace_order_id: 'order-other-tab',
});
/** One supplier and one payment of the answer are not as they should be. */
const notWhole = {
  suppliers: {
    'sup-1': { mobile_number: supplierMobiles[0], name: 'Gupta Traders', isWhitelisted: true },
    'sup-2': { name: 'Mehta Oil', isWhitelisted: true },
    'sup-3': { mobile_number: 98 },
  },
  transactions: [...busy.transactions, { transaction_id: 5 }],
};
const answer = (over: object = {}) => ({
  kind: 'accepted',
  data: { isWhitelisted: true, supplierId: 'sup-new', errorMessage: null, errorReason: null, ...over },
});
const unanswered = { kind: 'unanswered', failure: failure('connection') };

function payment(snapshot: Pick<Snapshot, 'children'>): SupplierPaymentInput {
  // SAFETY: the kit's stubbed ports keep the input that the chart gave them.
  return portInput(snapshot as Snapshot, 'supplierPayment') as SupplierPaymentInput;
}

/** Whoever goes on does so with the very payment that was begun. */
const goesOn = (input: unknown) => ({ kind: 'undecided', next: input, opened: null, failure: null });

const start = (
  name: string,
  entryUrl: '/supplier' | '/supplier/add' | '/supplier/$supplierId/pay',
  supplierId: string | null = null,
  undecidedOrders: Readonly<Record<string, string>> = {},
) => ({
  name,
  input: {
    entryUrl,
    supplierId,
    lastSupplierId: 'sup-2',
    returnTo: 'https://app.example/payment/status',
    device: 'device-1',
    undecidedOrders,
    requestKeySeed: 'seed',
  },
});

/** At once: key by key, eleven fields would take a busy machine seconds, each time. */
function type(label: string, text: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
}

/** What a page says of wrong amounts is looked at once, and not on each of the walk's payments. */
let isAmountTried = false;
let isFormTried = false;

let keptAccount: string | null = null;

/** Paise that were typed last: the fixed sample, or what a walk drew. */
let typedLast = AMOUNT;

testJourney({
  id: 'supplier',
  machine: supplierMachine,
  screens,
  file: 'tests/paths/supplier.test.tsx',
  walk: 80,
  starts: [
    start('dashboard', '/supplier'),
    start('new supplier', '/supplier/add'),
    start('pay', '/supplier/$supplierId/pay', 'sup-1'),
    start('pay, begun before', '/supplier/$supplierId/pay', 'sup-1', { 'sup-1': 'order-before' }),
    start('pay nobody', '/supplier/$supplierId/pay', 'sup-9'),
  ],
  // The order of the list and the number of orders decide nothing; the supplier matters where it is to be paid.
  abstract: (context) => [
    context.page,
    payBlockReasonOf(context),
    context.facts && [
      context.facts.credit.isTest,
      context.facts.credit.customer.daysOverdue,
      context.facts.credit.customer.balance,
      context.facts.credit.book.unreadSuppliers,
    ],
    context.typed !== null && context.startWith,
    context.acceptedId,
    context.refusal,
    context.payment !== null && context.payment.step === 'encrypting' && context.payment.mayBePaid,
    earlierPayment(context)?.status,
    context.undecidedOrders['sup-1']?.startsWith('order-seed') ?? context.undecidedOrders['sup-1'],
    context.amount,
    context.page === 'pay' && context.failure?.code,
    'supplierId' in context.pathParams,
  ],
  samples: [
    done('loadCredit', told(busy), 'busy'),
    done(
      'loadCredit',
      told(
        { suppliers: {}, isTest: true, customer: { usedAmt: 0, dueDate: null, balance: 5_000_000 } },
        true,
      ),
      'fresh, a test, with the reward',
    ),
    done('loadCredit', told(notWhole), 'not whole'),
    done('loadCredit', told({ ...busy, customer: { daysOverdue: 5 } }), 'overdue'),
    done('loadCredit', told({ ...busy, customer: { balance: 0, usedAmt: 5_000_000 } }), 'used up'),
    done('loadCredit', failed('refused', { code: 'customer_not_found' }), 'no credit'),
    done('loadCredit', failed('connection'), 'no connection'),
    fails('loadCredit', crash, 'our own fault'),
    ...['refreshCredit', 'checkCredit'].flatMap((id) => [
      done(id, told(busy), 'busy'),
      done(id, told(), 'nothing paid yet'),
      done(id, told({ transactions: [begunNow] }), 'begun a minute ago'),
      done(id, told({ customer: { balance: 100_000 } }), 'less is left'),
      done(id, told({ ...busy, customer: { daysOverdue: 5 } }), 'overdue meanwhile'),
      done(id, failed('connection'), 'no connection'),
      fails(id, crash, 'our own fault'),
    ]),
    done('pageReturns', undefined, 'back on the page'),
    done('whitelistSupplier', answer(), 'accepted'),
    done('whitelistSupplier', answer({ supplierId: null }), 'accepted without an id'),
    done('whitelistSupplier', answer({ isWhitelisted: false, supplierId: null }), 'not accepted'),
    done('whitelistSupplier', answer({ errorReason: 'account_name_mismatch' }), 'a reason'),
    done('whitelistSupplier', answer({ errorMessage: 'No.' }), 'a message'),
    done(
      'whitelistSupplier',
      { kind: 'refused', failure: failure('refused', { code: 'customer_not_found' }) },
      'refused',
    ),
    done('whitelistSupplier', unanswered, 'unanswered'),
    fails('whitelistSupplier', crash, 'our own fault'),
    done('addSupplier', answer(), 'added'),
    done(
      'addSupplier',
      { kind: 'refused', failure: failure('refused', { code: 'supplier_already_added' }) },
      'there already',
    ),
    done('addSupplier', unanswered, 'unanswered'),
    fails('addSupplier', crash, 'our own fault'),
    done(
      'supplierPayment',
      { kind: 'failed', failure: failure('refused', { code: 'customer_overdue' }), opened: null },
      'overdue',
    ),
    done(
      'supplierPayment',
      { kind: 'failed', failure: failure('malformed'), opened: null },
      'a page that is none',
    ),
    done('supplierPayment', goesOn, undefined, { label: 'supplierPayment: came back without an answer' }),
    fails('supplierPayment', crash, 'our own fault'),
    person({ type: 'adding.opened' }),
    person({ type: 'dashboard.opened' }),
    ({ context, value }) => {
      if (value === 'supplierAdded')
        return context.acceptedId === null
          ? []
          : [person({ type: 'supplier.chosen', supplierId: 'sup-new' })];
      return context.facts?.credit.book.suppliers.length === 2
        ? [person({ type: 'supplier.chosen', supplierId: 'sup-1' })]
        : [];
    },
    person({ type: 'supplier.submitted', supplier: typed }),
    person(
      { type: 'transaction.opened', transactionId: 'txn-1' },
      {
        enabled: ({ value, context }) =>
          context.facts?.credit.book.transactions.length > 0 &&
          ((value !== 'payForm' && value !== 'secondPayment') || earlierPayment(context) !== null) &&
          (value !== 'dashboard' || context.facts?.credit.book.suppliers.length > 0),
      },
    ),
    person(
      { type: 'contact.opened' },
      {
        enabled: ({ value, context }) =>
          value !== 'dashboard' || context.facts?.credit.customer.daysOverdue > 0,
      },
    ),
    person(
      { type: 'payment.submitted', amount: AMOUNT },
      { arbitrary: fc.record({ type: fc.constant('payment.submitted'), amount: anyAmount(300_000) }) },
    ),
    person({ type: 'payment.submitted', amount: 999_999_999 }),
    person({ type: 'payment.confirmed' }),
    person({ type: 'payment.continued' }),
    person({ type: 'retry' }),
    person({ type: 'back' }),
    person({ type: 'leave' }),
    route('supplierDashboard'),
    route('supplierForm'),
    route('supplierPay'),
  ],
  controls: {
    'adding.opened': tap('Add a supplier'),
    'dashboard.opened': tap('Go to Dashboard'),
    'supplier.chosen': (one, { supplierId }) =>
      tap(supplierId === 'sup-new' ? 'Pay this supplier' : /^Gupta Traders.*Pay$/)(one),
    'supplier.submitted': async (one) => {
      keptAccount = null;
      if (!isFormTried) {
        await tap('Add supplier')(one);
        expect(screen.getByRole('alert')).toBe(document.activeElement);
      }
      type('Name of the shop', ' Sharma  Oil ');
      type('Mobile number', '+91 98111 22233');
      type('Shop number and street', typed.address.line1);
      type('Town or city', typed.address.city);
      type('State', typed.address.state);
      type('Pincode', typed.address.postcode);
      type('Name on the account', typed.account.accountHolderName);
      type('Account number', '5010 0234 567891');
      type('Account number again', ACCOUNT);
      type('Bank', typed.account.bankName);
      type('IFSC', isFormTried ? 'hdfc0001234' : 'hdfco001234');
      if (!isFormTried) {
        await tap('Add supplier')(one);
        await tap('Use HDFC0001234')(one);
        expect(screen.getByRole('textbox', { name: 'IFSC' })).toBe(document.activeElement);
      }
      isFormTried = true;
      await tap('Add supplier')(one);
      keptAccount = ACCOUNT;
    },
    'transaction.opened': (one, _, { value }) =>
      value === 'secondPayment'
        ? tap('Look at the first payment')(one)
        : value === 'payForm'
          ? tap('Look at it')(one)
          : tap(/^Gupta Traders.*Waiting$/)(one),
    'contact.opened': tap('Talk to your lender'),
    'payment.submitted': async (one, { amount }, { context }) => {
      typedLast = amount;
      const most = context.facts?.credit.customer.balance ?? 0;
      const wrong = [
        { text: ' ', says: 'Type how much you want to pay.' },
        { text: '0.99', says: 'Pay 1 rupee or more.' },
        { text: '1e3', says: 'Type the amount in digits' },
        { text: String(most / 100 + 0.01), says: 'at most' },
      ];
      for (const { text, says } of isAmountTried ? [] : wrong) {
        type('Amount', text);
        await tap('Go on to pay')(one);
        shows(says);
        expect(screen.getByRole('alert')).toBe(document.activeElement);
      }
      isAmountTried = true;
      type('Amount', amount === AMOUNT ? '1,234.50' : typedAmount(amount));
      await tap('Go on to pay')(one);
    },
    'payment.confirmed': tap(/^Pay .* as a second payment$/),
    'payment.continued': tap('Go on with the first payment'),
    retry: tap(/^(Try again|Check again|Refresh|Go on with this payment)$/),
    back: tap('Back'),
    leave: tap(/^(Go to the start|See your (credit|payments|suppliers))$/),
  },
  check: (snapshot) => {
    checkPage();
    const { facts, failure: why, refusal, typed: of, startWith, acceptedId, redirectTo } = snapshot.context;
    const text = document.body.textContent ?? '';
    for (const whole of supplierMobiles) expect(text).not.toContain(whole);
    // Personal data is kept only for its writes.
    if (
      !snapshot.matches('submittingWhitelisting') &&
      !snapshot.matches('submittingSupplier') &&
      !snapshot.matches('supplierUnanswered')
    )
      expect(of).toBeNull();
    else expect(of).toEqual(typed);
    if (snapshot.matches('submittingWhitelisting'))
      expect(portInput(snapshot, 'whitelistSupplier')).toEqual({
        key: requestKeyOf(snapshot.context),
        args: typed,
        startWith,
      });
    if (snapshot.matches('submittingSupplier'))
      expect(portInput(snapshot, 'addSupplier')).toEqual({
        key: requestKeyOf(snapshot.context),
        args: { supplierId: 'sup-new', name: 'Sharma Oil' },
        startWith,
      });
    if (snapshot.matches('dashboard') && facts !== null) {
      const { customer, book } = facts.credit;
      shows('Credit from Unity Small Finance Bank');
      if (customer.daysOverdue > 0) {
        shows('5 days');
        shows('Overdue since 5 days');
        hides('You can still use');
      } else shows('You can still use');
      if (customer.daysOverdue === 0 && customer.usedAmount > 0) shows('in 12 days');
      if (customer.usedAmount === 0) shows('Nothing to pay back');
      if (book.suppliers.length === 0) shows('No supplier yet');
      else {
        shows('••••• •2345');
        for (const status of ['Waiting', 'To be confirmed', 'Paid', 'Failed', 'Not finished']) shows(status);
        expect(screen.getAllByText(/Invoice missing/)).toHaveLength(1);
        shows('A supplier you had');
      }
      if (book.unreadSuppliers > 0) {
        shows('One supplier could not be read and is not shown.');
        shows('One payment could not be read and is not shown.');
      } else hides(/could not be read/);
      if (facts.isRewardOn) shows('We do not know it.');
      else hides('Bring another shop');
    }
    if (facts?.credit.isTest && (snapshot.matches('dashboard') || snapshot.matches('payForm')))
      shows('Test shop');
    if (!facts?.credit.isTest) hides('Test shop');
    if (snapshot.matches('supplierForm') && refusal !== null) {
      shows('Supplier not addded.');
      shows('Please try again later.');
      // What was typed stays on the page, though the chart forgot it.
      if (keptAccount !== null)
        expect(screen.getByLabelText('Account number')).toHaveProperty('value', '5010 0234 567891');
      if (refusal.code === 'supplier_already_added') shows('on your list already');
      if (refusal.code === 'account_name_mismatch') shows('The account is in another name.');
    } else hides('Supplier not addded.');
    if (snapshot.matches('supplierAdded')) {
      const pay = screen.queryByRole('button', { name: 'Pay this supplier' });
      expect([acceptedId, pay === null]).toEqual(acceptedId === null ? [null, true] : ['sup-new', false]);
      expect(screen.getByText('Successfully Added')).not.toBeNull();
      screen.getByRole('button', { name: 'Go to Dashboard' });
    } else hides('Successfully Added');
    if (snapshot.matches('supplierUnanswered')) hides(/not addded|failed/i);
    if (snapshot.matches('payForm')) {
      shows('On the next page');
      shows('Credit from Unity Small Finance Bank');
    }
    if (snapshot.matches('paying')) {
      const begun = payment(snapshot);
      expect(begun).toEqual(currentPayment(snapshot.context));
      if (begun.step !== 'encrypting') throw new Error('A payment begins by being sealed.');
      const order = begun.payment.marketplaceOrderId;
      // One that was begun before goes on as it was; any other is an order of its own.
      expect(order).toMatch(/^order-(seed-\d+|before|other-tab)$/);
      expect(begun.payment.amount).toBe(order === 'order-other-tab' ? 99_900 : typedLast);
      if (!order.startsWith('order-seed')) expect(begun.mayBePaid).toBe(true);
      expect(begun.payment).toMatchObject({
        callbackUrl: `https://app.example/payment/status/${order}?pollingType=supplier&paymentType=supplier`,
        customerTelephone: '9876504321',
        device: 'device-1',
        category: 'Kirana',
        address: '12, Mandi Road',
        merchant: { id: 'sup-1', name: 'Gupta Traders', phone: '9822012345' },
      });
    }
    if (snapshot.matches('secondPayment')) {
      const earlier = earlierPayment(snapshot.context);
      shows('a second time?');
      shows(formatMoney(earlier?.amount ?? 0));
      shows('so that you do not pay twice');
      shows(`Pay ${formatMoney(typedLast)} as a second payment`);
    } else hides('a second time?');
    if (snapshot.matches('paymentUnsuccessful')) {
      shows('Payment Unsuccessful');
      shows('Nothing was paid.');
      if (why?.code === 'customer_overdue') shows('An earlier bill is overdue.');
    } else hides('Payment Unsuccessful');
    if (snapshot.matches('paymentUndecided')) {
      shows('We do not know yet if you paid');
      hides(/failed|nothing was paid/i);
      const { payment: begun } = snapshot.context;
      if (begun?.step === 'encrypting') shows(formatMoney(begun.payment.amount));
    }
    if (snapshot.matches('payingClosed'))
      shows(
        facts?.credit.customer.daysOverdue === 5
          ? 'First pay back what is overdue'
          : 'Your credit is used up',
      );
    if (snapshot.matches('supplierNotFound')) shows('We do not know this supplier');
    if (snapshot.matches('noCredit')) shows('You have no supplier credit');
    if (snapshot.matches('creditUnavailable')) shows('We could not open your supplier credit');
    if (snapshot.matches('left'))
      expect(redirectTo).toMatch(/^\/($|supplier\/transaction\/txn-1$|termloan\/contact\/USFB$)/);
  },
});

describe('the form of a supplier', () => {
  it('says what is wrong with each field, in their order, and one thing of one number', () => {
    const read = readDraft({
      ...emptyDraft,
      accountNumber: '12',
      mobile: '1234567890',
      postcode: '0',
      ifsc: 'X',
    });
    expect(!read.ok && read.wrong.map(({ field, problem }) => `${field} ${problem}`)).toEqual([
      'name missing',
      'mobile malformed',
      'line1 missing',
      'city missing',
      'state missing',
      'postcode malformed',
      'holder missing',
      'accountNumber malformed',
      'bank missing',
      'ifsc malformed',
    ]);
    const twice = readDraft({ ...emptyDraft, accountNumber: '123456789', accountNumberAgain: '123456780' });
    expect(!twice.ok && twice.wrong.some(({ problem }) => problem === 'different')).toBe(true);
  });

  it('has other words for each field that is malformed or not the same', () => {
    const fields = ['mobile', 'postcode', 'ifsc', 'accountNumber'] as const;
    expect(new Set(fields.map((field) => supplierFieldProblem(field, 'malformed'))).size).toBe(4);
    expect(supplierFieldProblem('accountNumberAgain', 'different')).toMatch(/not the same/);
  });
});

it('says of each refused payment why, and of an unknown reason only that nothing was paid', () => {
  const codes = ['customer_overdue', 'amount_out_of_range', 'supplier_not_found', 'customer_not_found'];
  const texts = codes.map((code) => unsuccessfulCopy(failure('refused', { code })).text);
  expect(new Set(texts).size).toBe(4);
  expect(unsuccessfulCopy(failure('refused', { message: 'The bank is closed.' })).text).toBe(
    'The bank is closed. Nothing was paid.',
  );
  expect(unsuccessfulCopy(null)).toEqual({ heading: 'Payment Unsuccessful', text: 'Nothing was paid.' });
});
