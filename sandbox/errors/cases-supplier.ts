import type { ErrorCase, Step } from './error-case';

/** Steps that fill in the form of a new supplier and submit it. */
const addSupplier: readonly Step[] = [
  { type: 'Ratan Stores', into: 'Name of the supplier’s shop' },
  { type: '9876511223', into: 'Mobile number' },
  { type: '12 Station Road', into: 'Shop number and street' },
  { type: 'Nashik', into: 'Town or city' },
  { select: 'Maharashtra', from: 'State' },
  { type: '422001', into: 'Pincode' },
  { type: 'RATAN LAL', into: 'Name on the account' },
  { type: '50100234567891', into: 'Account number' },
  { type: '50100234567891', into: 'Account number again' },
  { type: 'HDFC0001234', into: 'IFSC' },
  { tap: 'Add supplier' },
];

/** The URL to which the pay-later page returns. Its encrypted result is a dummy: a fault answers `decryptPayment`. */
const RETURN_URL =
  '/payment/status/order-1?pollingType=supplier&paymentType=supplier&encdata=sealed&checksum=sealed&mCode=sealed';

const answeredWith = (body: unknown) => ({ kind: 'status', status: 200, body }) as const;

const decryptedSuccess = (epaylater_id: string) =>
  answeredWith({
    status: 'Success',
    message: null,
    amount: 250_000,
    supplier_id: 'supplier-1',
    transaction_id: 'order-1',
    epaylater_id,
  });

const confirmedAs = (status: 'SUCCESS' | 'PENDING' | 'FAILED') => answeredWith({ status, message: null });

/** An error case of a supplier payment, after the return from the pay-later page. */
function returnCase(
  id: string,
  texts: readonly string[],
  faults: NonNullable<ErrorCase['faults']>,
): ErrorCase {
  return { id, texts, section: '2.4', persona: 'credit-active', faults, address: RETURN_URL };
}

/** Messages about suppliers and on the payment page. */
export const supplierCases: readonly ErrorCase[] = [
  {
    id: 'supplier-not-added',
    texts: ['Supplier not addded. Please try again later.'],
    section: '8',
    persona: 'credit-fresh',
    faults: { whitelistSupplier: { kind: 'status', status: 409, body: { error: 'not_whitelisted' } } },
    address: '/supplier/add',
    steps: addSupplier,
  },
  {
    id: 'supplier-added',
    texts: ['Successfully Added', 'Go to Dashboard'],
    section: '8',
    persona: 'credit-fresh',
    address: '/supplier/add',
    steps: addSupplier,
  },
  {
    id: 'payment-unsuccessful',
    texts: ['Payment Unsuccessful'],
    section: '8',
    persona: 'credit-active',
    faults: { encryptPayment: { kind: 'status', status: 409, body: { error: 'customer_overdue' } } },
    address: '/supplier',
    steps: [
      { tap: 'Gupta Traders' },
      { type: '500', into: 'Amount' },
      { tap: 'Continue to pay' },
      { tap: 'Pay ₹500 as a second payment' },
    ],
  },
  {
    id: 'processing-payment',
    texts: ['Processing Payment...', 'Please wait.'],
    section: '2.4',
    persona: 'due-today',
    faults: { getRepaymentStatus: { kind: 'latency', ms: 12_000 } },
    address: '/payment/status/payment-1?pollingType=repayment&paymentType=instalment',
  },
  returnCase('confirming-payment', ['Confirming Payment...'], {
    decryptPayment: decryptedSuccess('EPL-1'),
    confirmTransaction: confirmedAs('PENDING'),
  }),
  returnCase('payment-confirmed', ['Payment Confirmed.', 'Payment Successful.'], {
    decryptPayment: decryptedSuccess('EPL-1'),
    confirmTransaction: confirmedAs('SUCCESS'),
  }),
  returnCase('payment-failed', ['Payment Failed.', 'An error occurred while confirming your payment'], {
    decryptPayment: answeredWith({ status: 'Failure', message: null, amount: 250_000 }),
  }),
  returnCase('payment-error', ['Error Occurred', 'An error occurred while processing your payment'], {
    decryptPayment: { kind: 'status', status: 400, body: { error: 'payment_secret_invalid' } },
  }),
  {
    ...returnCase('copied', ['EPL-1 Copied!'], {
      decryptPayment: decryptedSuccess('EPL-1'),
      confirmTransaction: confirmedAs('SUCCESS'),
    }),
    steps: [{ tap: 'Copy the reference' }],
  },
  {
    ...returnCase('nothing-copied', ['No text copied!'], {
      decryptPayment: decryptedSuccess(''),
      confirmTransaction: confirmedAs('SUCCESS'),
    }),
    steps: [{ tap: 'Copy the reference' }],
  },
];
