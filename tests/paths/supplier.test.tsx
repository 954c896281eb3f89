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
import { done, fails, person, portInput, route } from './kit';
import { anyAmount, typedAmount } from './support/arbitraries';
import { checkPage, hides, shows, tap } from './support/fixtures-checks';
import { failed, now, ready } from './support/fixtures-money';
import { creditWith, paymentOnWire, supplierMobiles } from './support/fixtures-supplier';
import { testJourney } from './support/through-screens';

type Snapshot = SnapshotFrom<typeof supplierMachine>;

const ACCOUNT_NUMBER = '50100234567891';
const AMOUNT_PAISE = 123_450;
const crash = new Error('broken');
const typed: TypedSupplier = {
  name: 'Sharma Oil',
  mobileNumber: '9811122233',
  address: { line1: '12 Mandi Road', city: 'Nashik', state: 'Maharashtra', postcode: '422001' },
  account: {
    accountHolderName: 'SHARMA OIL',
    accountNumber: ACCOUNT_NUMBER,
    bankName: 'HDFC Bank',
    ifscCode: 'HDFC0001234',
  },
};

const shop = { category: 'Kirana', address: '12, Mandi Road' };

/** The number is read while the credit is overdue. */
const phoneOf = ({ customer }: Parameters<typeof creditWith>[0] = {}) =>
  customer !== undefined && 'daysOverdue' in customer ? '1800 208 2000' : null;

const creditFacts = (overrides: Parameters<typeof creditWith>[0] = {}, isRewardOn = false) =>
  ready<SupplierFacts>({ credit: creditWith(overrides), isRewardOn, shop, lenderPhone: phoneOf(overrides) });
const creditWithPayments = {
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
/** A payment that was started on the hosted page a minute ago; its result is unknown. */
const startedPayment = paymentOnWire({
  transaction_id: 'txn-1',
  status: 'CREATED',
  epaylater_id: null,
  amount: 99_900,
  create_time: now / 1000 - 60,
  marketplace_order_id: 'order-other-tab',
});
/** An answer in which one supplier and one payment are malformed. */
const partlyMalformed = {
  suppliers: {
    'sup-1': { mobile_number: supplierMobiles[0], name: 'Gupta Traders', isWhitelisted: true },
    'sup-2': { name: 'Mehta Oil', isWhitelisted: true },
    'sup-3': { mobile_number: 98 },
  },
  transactions: [...creditWithPayments.transactions, { transaction_id: 5 }],
};
const whitelistAnswer = (overrides: object = {}) => ({
  kind: 'accepted',
  data: { isWhitelisted: true, supplierId: 'sup-new', errorMessage: null, errorReason: null, ...overrides },
});
const unanswered = { kind: 'unanswered', failure: failure('connection') };

function paymentInput(snapshot: Pick<Snapshot, 'children'>): SupplierPaymentInput {
  // SAFETY: a stubbed port has the input that the chart gave it.
  return portInput(snapshot as Snapshot, 'supplierPayment') as SupplierPaymentInput;
}

/** An undecided result: `next` continues the same payment, one write later. */
const undecided = (input: unknown) => ({
  kind: 'undecided',
  next: Object.assign({}, input, { completedWrites: 1 }),
  paymentResult: null,
  failure: null,
});

const start = (
  name: string,
  entryUrl: '/supplier' | '/supplier/add' | '/supplier/$supplierId/pay',
  supplierId: string | null = null,
  startedOrders: Readonly<Record<string, string>> = {},
) => ({
  name,
  input: {
    entryUrl,
    supplierId,
    lastSupplierId: 'sup-2',
    returnTo: 'https://app.example/payment/status',
    device: 'device-1',
    startedOrders,
    requestKeySeed: 'seed',
  },
});

/** Sets the whole value: typing eleven fields key by key would take seconds on a busy machine. */
function setValue(label: string, text: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
}

/** Whether invalid amounts were tried: only in the first payment of the walks. */
let areAmountErrorsTried = false;
let areFormErrorsTried = false;

let keptAccount: string | null = null;

/** The last typed amount, paise: the fixed sample, or one generated by a random walk. */
let lastTypedAmount = AMOUNT_PAISE;

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
    start('pay, started before', '/supplier/$supplierId/pay', 'sup-1', { 'sup-1': 'order-before' }),
    start('pay an unknown supplier', '/supplier/$supplierId/pay', 'sup-9'),
  ],
  // The order of the list and the number of orders decide no branch; the supplier matters only when it is paid.
  abstract: (context) => [
    context.page,
    payBlockReasonOf(context),
    context.facts && [
      context.facts.credit.isTest,
      context.facts.credit.customer.daysOverdue,
      context.facts.credit.customer.balance,
      context.facts.credit.suppliersAndTransactions.malformedSupplierCount,
    ],
    context.typed !== null && context.startWith,
    context.acceptedId,
    context.refusal,
    context.payment !== null && context.payment.step === 'encrypting' && context.payment.mayHaveBeenPaid,
    earlierPayment(context)?.status,
    context.startedOrders['sup-1']?.startsWith('order-seed') ?? context.startedOrders['sup-1'],
    context.amount,
    context.page === 'pay' && context.failure?.code,
    'supplierId' in context.pathParams,
  ],
  events: [
    done('loadCredit', creditFacts(creditWithPayments), 'with payments'),
    done(
      'loadCredit',
      creditFacts(
        { suppliers: {}, isTest: true, customer: { usedAmt: 0, dueDate: null, balance: 5_000_000 } },
        true,
      ),
      'unused credit, test shop, with the reward',
    ),
    done('loadCredit', creditFacts(partlyMalformed), 'partly malformed'),
    done('loadCredit', creditFacts({ ...creditWithPayments, customer: { daysOverdue: 5 } }), 'overdue'),
    done(
      'loadCredit',
      creditFacts({ ...creditWithPayments, customer: { balance: 0, usedAmt: 5_000_000 } }),
      'used up',
    ),
    done('loadCredit', failed('refused', { code: 'customer_not_found' }), 'no credit'),
    done('loadCredit', failed('connection'), 'no connection'),
    fails('loadCredit', crash, 'our own fault'),
    ...['refreshCredit', 'checkCredit'].flatMap((portName) => [
      done(portName, creditFacts(creditWithPayments), 'with payments'),
      done(portName, creditFacts(), 'nothing paid yet'),
      done(portName, creditFacts({ transactions: [startedPayment] }), 'started a minute ago'),
      done(portName, creditFacts({ customer: { balance: 100_000 } }), 'less is left'),
      done(
        portName,
        creditFacts({ ...creditWithPayments, customer: { daysOverdue: 5 } }),
        'overdue meanwhile',
      ),
      done(portName, failed('connection'), 'no connection'),
      fails(portName, crash, 'our own fault'),
    ]),
    done('pageReturns', undefined, 'back on the page'),
    done('whitelistSupplier', whitelistAnswer(), 'accepted'),
    done('whitelistSupplier', whitelistAnswer({ supplierId: null }), 'accepted without an id'),
    done('whitelistSupplier', whitelistAnswer({ isWhitelisted: false, supplierId: null }), 'not accepted'),
    done('whitelistSupplier', whitelistAnswer({ errorReason: 'account_name_mismatch' }), 'a reason'),
    done('whitelistSupplier', whitelistAnswer({ errorMessage: 'No.' }), 'a message'),
    done(
      'whitelistSupplier',
      { kind: 'refused', failure: failure('refused', { code: 'customer_not_found' }) },
      'refused',
    ),
    done('whitelistSupplier', unanswered, 'unanswered'),
    fails('whitelistSupplier', crash, 'our own fault'),
    done('addSupplier', whitelistAnswer(), 'added'),
    done(
      'addSupplier',
      { kind: 'refused', failure: failure('refused', { code: 'supplier_already_added' }) },
      'already added',
    ),
    done('addSupplier', unanswered, 'unanswered'),
    fails('addSupplier', crash, 'our own fault'),
    done(
      'supplierPayment',
      { kind: 'failed', failure: failure('refused', { code: 'customer_overdue' }), paymentResult: null },
      'overdue',
    ),
    done(
      'supplierPayment',
      { kind: 'failed', failure: failure('malformed'), paymentResult: null },
      'an unsafe page',
    ),
    done('supplierPayment', undecided, undefined, { label: 'supplierPayment: came back without an answer' }),
    fails('supplierPayment', crash, 'our own fault'),
    person({ type: 'adding.opened' }),
    person({ type: 'dashboard.opened' }),
    ({ context, value }) => {
      if (value === 'supplierAdded')
        return context.acceptedId === null
          ? []
          : [person({ type: 'supplier.chosen', supplierId: 'sup-new' })];
      return context.facts?.credit.suppliersAndTransactions.suppliers.length === 2
        ? [person({ type: 'supplier.chosen', supplierId: 'sup-1' })]
        : [];
    },
    person({ type: 'supplier.submitted', supplier: typed }),
    person(
      { type: 'transaction.opened', transactionId: 'txn-1' },
      {
        enabled: ({ value, context }) =>
          context.facts?.credit.suppliersAndTransactions.transactions.length > 0 &&
          ((value !== 'payForm' && value !== 'secondPayment') || earlierPayment(context) !== null) &&
          (value !== 'dashboard' || context.facts?.credit.suppliersAndTransactions.suppliers.length > 0),
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
      { type: 'payment.submitted', amount: AMOUNT_PAISE },
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
    'supplier.chosen': (user, { supplierId }) =>
      tap(supplierId === 'sup-new' ? 'Pay this supplier' : /^Gupta Traders •/)(user),
    'supplier.submitted': async (user) => {
      keptAccount = null;
      if (!areFormErrorsTried) {
        await tap('Add supplier')(user);
        expect(screen.getByRole('alert')).toBe(document.activeElement);
        shows('10 fields are empty');
      }
      setValue('Name of the supplier’s shop', ' Sharma  Oil ');
      setValue('Mobile number', '+91 98111 22233');
      setValue('Shop number and street', typed.address.line1);
      setValue('Town or city', typed.address.city);
      setValue('State', typed.address.state);
      setValue('Pincode', typed.address.postcode);
      setValue('Name on the account', typed.account.accountHolderName);
      setValue('Account number', '5010 0234 567891');
      setValue('Account number again', ACCOUNT_NUMBER);
      setValue('IFSC', areFormErrorsTried ? 'hdfc0001234' : 'hdfco001234');
      // The bank is filled in.
      expect(screen.getByLabelText('Bank')).toHaveProperty('value', typed.account.bankName);
      if (!areFormErrorsTried) {
        await tap('Add supplier')(user);
        await tap('Use HDFC0001234')(user);
        expect(screen.getByRole('textbox', { name: 'IFSC' })).toBe(document.activeElement);
      }
      areFormErrorsTried = true;
      await tap('Add supplier')(user);
      keptAccount = ACCOUNT_NUMBER;
    },
    'transaction.opened': (user, _, { value }) =>
      value === 'secondPayment'
        ? tap('Look at the first payment')(user)
        : value === 'payForm'
          ? tap('Look at it')(user)
          : tap(/^Gupta Traders.*Waiting$/)(user),
    'contact.opened': tap('Talk to your lender'),
    'payment.submitted': async (user, { amount }, { context }) => {
      lastTypedAmount = amount;
      const maxPaise = context.facts?.credit.customer.balance ?? 0;
      const invalidAmounts = [
        { text: ' ', says: 'Type how much you want to pay.' },
        { text: '0.99', says: 'Pay 1 rupee or more.' },
        { text: '1e3', says: 'Type the amount in digits' },
        { text: String(maxPaise / 100 + 0.01), says: 'at most' },
      ];
      for (const { text, says } of areAmountErrorsTried ? [] : invalidAmounts) {
        setValue('Amount', text);
        await tap('Continue to pay')(user);
        shows(says);
        expect(screen.getByRole('alert')).toBe(document.activeElement);
      }
      areAmountErrorsTried = true;
      setValue('Amount', amount === AMOUNT_PAISE ? '1,234.50' : typedAmount(amount));
      await tap('Continue to pay')(user);
    },
    'payment.confirmed': tap(/^Pay .* as a second payment$/),
    'payment.continued': tap('Continue with the first payment'),
    retry: tap(/^(Try again|Check again|Refresh|Continue with this payment)$/),
    back: tap('Back'),
    leave: tap(/^(Go to the start|See your (credit|payments|suppliers))$/),
  },
  check: (snapshot) => {
    checkPage();
    const {
      facts,
      failure: lastFailure,
      refusal,
      typed: typedSupplier,
      startWith,
      acceptedId,
      redirectTo,
    } = snapshot.context;
    const text = document.body.textContent ?? '';
    for (const supplierMobile of supplierMobiles) expect(text).not.toContain(supplierMobile);
    // The context has personal data only during its writes.
    if (
      !snapshot.matches('submittingWhitelisting') &&
      !snapshot.matches('submittingSupplier') &&
      !snapshot.matches('supplierUnanswered')
    )
      expect(typedSupplier).toBeNull();
    else expect(typedSupplier).toEqual(typed);
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
      const { customer, suppliersAndTransactions } = facts.credit;
      shows('Credit from Unity Small Finance Bank');
      if (customer.daysOverdue > 0) {
        shows('5 days');
        shows('Overdue for 5\u00a0days');
        expect(screen.getByRole('link', { name: 'Call 1800\u00a0208\u00a02000' }).getAttribute('href')).toBe(
          'tel:18002082000',
        );
        hides('You can still use');
      } else shows('You can still use');
      if (customer.daysOverdue === 0 && customer.usedAmount > 0) shows('in 12 days');
      if (customer.usedAmount === 0) shows('Nothing to pay back');
      if (suppliersAndTransactions.suppliers.length === 0) shows('No supplier yet');
      else {
        shows('••••• •2345');
        for (const status of ['Waiting', 'To be confirmed', 'Paid', 'Failed', 'Not finished']) shows(status);
        expect(screen.getAllByText(/Invoice missing/)).toHaveLength(1);
        shows('A supplier you had');
      }
      if (suppliersAndTransactions.malformedSupplierCount > 0) {
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
      // The form keeps the typed values, although the context was cleared.
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
      const paymentInProgress = paymentInput(snapshot);
      expect(paymentInProgress).toEqual(currentPayment(snapshot.context));
      if (paymentInProgress.step !== 'encrypting')
        throw new Error('A payment must begin with its encryption.');
      const order = paymentInProgress.payment.marketplaceOrderId;
      // A started payment keeps its order id; any other payment has a new one.
      expect(order).toMatch(/^order-(seed-\d+|before|other-tab)$/);
      expect(paymentInProgress.payment.amount).toBe(order === 'order-other-tab' ? 99_900 : lastTypedAmount);
      if (!order.startsWith('order-seed')) expect(paymentInProgress.mayHaveBeenPaid).toBe(true);
      expect(paymentInProgress.payment).toMatchObject({
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
      shows(`Pay ${formatMoney(lastTypedAmount)} as a second payment`);
    } else hides('a second time?');
    if (snapshot.matches('paymentUnsuccessful')) {
      shows('Payment Unsuccessful');
      shows('Nothing was paid.');
      if (lastFailure?.code === 'customer_overdue') shows('An earlier bill is overdue.');
    } else hides('Payment Unsuccessful');
    if (snapshot.matches('paymentUndecided')) {
      shows('We do not know yet if you paid');
      hides(/failed|nothing was paid/i);
      const { payment: paymentInProgress } = snapshot.context;
      if (paymentInProgress?.step === 'encrypting') shows(formatMoney(paymentInProgress.payment.amount));
    }
    if (snapshot.matches('paymentBlocked'))
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
  it('reports one problem for each field, in the order of the fields', () => {
    const read = readDraft({
      ...emptyDraft,
      accountNumber: '12',
      mobile: '1234567890',
      postcode: '0',
      ifsc: 'X',
    });
    expect(!read.ok && read.fieldErrors.map(({ field, problem }) => `${field} ${problem}`)).toEqual([
      'name missing',
      'mobile malformed',
      'line1 missing',
      'city missing',
      'state missing',
      'postcode malformed',
      'holder missing',
      'accountNumber malformed',
      'ifsc malformed',
      'bank missing',
    ]);
    const twice = readDraft({ ...emptyDraft, accountNumber: '123456789', accountNumberAgain: '123456780' });
    expect(!twice.ok && twice.fieldErrors.some(({ problem }) => problem === 'different')).toBe(true);
  });

  it('has its own text for each malformed field, and one for two account numbers that differ', () => {
    const fields = ['mobile', 'postcode', 'ifsc', 'accountNumber'] as const;
    expect(new Set(fields.map((field) => supplierFieldProblem(field, 'malformed'))).size).toBe(4);
    expect(supplierFieldProblem('accountNumberAgain', 'different')).toMatch(/not the same/);
  });
});

it('gives the reason of each refused payment, and for an unknown reason only that nothing was paid', () => {
  const codes = ['customer_overdue', 'amount_out_of_range', 'supplier_not_found', 'customer_not_found'];
  const texts = codes.map((code) => unsuccessfulCopy(failure('refused', { code })).text);
  expect(new Set(texts).size).toBe(4);
  expect(unsuccessfulCopy(failure('refused', { message: 'The bank is closed.' })).text).toBe(
    'The bank is closed. Nothing was paid.',
  );
  expect(unsuccessfulCopy(null)).toEqual({ heading: 'Payment Unsuccessful', text: 'Nothing was paid.' });
});
