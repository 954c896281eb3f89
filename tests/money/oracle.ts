/**
 * The test oracle: what each screen claims about money, and what the books must contain for the claim to be true. A claim that
 * the books contradict is a bug of the app, whatever the service answered.
 */
import { type Books, debits, draws, signatures } from './books';

/** A screen as the merchant reads it. */
export interface ShownScreen {
  readonly journey: string;
  readonly state: string;
  readonly text: string;
  /** The payment in the URL; null on other pages. */
  readonly paymentId: string | null;
  /** Whether the journey has just been opened, so that its data is fresh. */
  readonly isFresh: boolean;
}

export interface Rule {
  readonly name: string;
  /** Whether the screen makes the claim that this rule checks. */
  readonly claims: (shown: ShownScreen) => boolean;
  /** Whether the books confirm the claim. */
  readonly holds: (books: Books, shown: ShownScreen) => boolean;
}

/** The states that the rules name, as `journey state`. */
export const namedStates: string[] = [];
const isIn = (journey: string, ...states: readonly string[]) => {
  namedStates.push(...states.map((state) => `${journey} ${state}`));
  return (shown: ShownScreen) => shown.journey === journey && states.includes(shown.state);
};
const statusOf = ({ payments }: Books, id: string | null) => payments.find((row) => row.id === id)?.status;
const isDebited = (books: Books, id: string | null) => id !== null && debits(books).includes(id);

/** Texts that say that the payer was not debited. */
const NOT_PAID_TEXT =
  /(?:is|was|are|were) not (?:yet )?paid|not been paid|has not paid|no money (?:was|has been) taken|nothing (?:was|has been) taken|has no money yet/i;
/** Texts that warn a payer not to pay again if their bank says that it was debited. */
const WARNING_TEXT = /do not pay (?:it )?again|if your (?:upi app|bank)[^.]* says/i;

const warnsOfPayment = ({ text }: ShownScreen) => WARNING_TEXT.test(text);

const areMethodsOffered = isIn('payment-status', 'paymentMethods', 'openingUpi', 'openingPage');
const isAgreementToSign = isIn('agreement', 'agreementReview', 'agreementOtp');
const isSupplierPaymentFailed = isIn('payment-status', 'supplierPaymentFailed');

export const rules: readonly Rule[] = [
  {
    name: 'a receipt is shown only for a payment that the lender has',
    claims: isIn('payment-status', 'paid', 'sharingReceipt'),
    holds: (books, { paymentId }) => statusOf(books, paymentId) === 'SUCCESS',
  },
  {
    name: 'a refund is shown only when the payment is refunded',
    claims: isIn('payment-status', 'refund'),
    holds: (books, { paymentId }) => /^REFUND/.test(statusOf(books, paymentId) ?? ''),
  },
  {
    name: 'a payment is said to have failed only when it did',
    claims: isIn('payment-status', 'paymentGivenUp'),
    holds: (books, { paymentId }) =>
      ['FAILED', 'CANCELLED', 'EXPIRED'].includes(statusOf(books, paymentId) ?? ''),
  },
  {
    name: 'no screen says that money was not taken while the bank has taken it',
    claims: (shown) => NOT_PAID_TEXT.test(shown.text) && !warnsOfPayment(shown),
    holds: (books, { paymentId }) =>
      paymentId === null ? debits(books).length === 0 : !isDebited(books, paymentId),
  },
  {
    name: 'when the bank has taken the money, payment methods are offered only with a warning',
    claims: (shown) => areMethodsOffered(shown) && !warnsOfPayment(shown),
    holds: (books, { paymentId, isFresh }) => !isFresh || !isDebited(books, paymentId),
  },
  {
    name: 'a signed agreement is not offered for signing',
    claims: (shown) => shown.isFresh && isAgreementToSign(shown),
    holds: (books) => signatures(books) === 0,
  },
  {
    name: 'no screen says that the agreement is not signed when it is',
    claims: ({ journey, text }) => journey === 'agreement' && /(?:is|was) not signed/i.test(text),
    holds: (books) => signatures(books) === 0,
  },
  {
    name: 'a disbursal is followed only for a signed agreement',
    claims: isIn('loan-status', 'disbursalPending', 'checkingLoan', 'disbursed'),
    holds: (books) => signatures(books) > 0,
  },
  {
    name: 'a supplier is said to be paid only when the credit was drawn',
    claims: isIn('payment-status', 'supplierPaymentSucceeded'),
    holds: (books) => draws(books).length > 0,
  },
  {
    name: 'a supplier payment is said to have failed only when no credit was drawn for it',
    claims: (shown) =>
      isSupplierPaymentFailed(shown) ||
      (shown.journey === 'supplier' && /Payment Unsuccessful/.test(shown.text)),
    holds: (books, { paymentId }) => {
      const drawn = new Set(draws(books));
      return !books.pay_later_transactions.some(
        ({ id, orderId }) =>
          (paymentId === null || orderId === paymentId || id === paymentId) && drawn.has(id),
      );
    },
  },
];
