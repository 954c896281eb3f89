import type { Failure } from '../domain/base/failure';
import type { Loan } from '../domain/loan/loan';
import type { PaymentType, PollingType } from '../domain/payment/payment-words';
import type { InitiatedRepayment, RepaymentStatus } from '../domain/payment/repayment';
import type { PaymentMethod, StartedPayment } from '../domain/payment/started-payment';
import type { PaymentSecret } from '../domain/trade/supplier-payment';
import type { Redirect, WriteKeys } from '../shared/journey';
import type { SupplierPaymentInput, SupplierPaymentResult } from '../supplier-payment/machine';

/** Which way the payer took last: what they did, never what the bank did. */
export type Way = 'none' | PaymentMethod;

/** A payment, and when it was read by the service's clock, in milliseconds. */
export interface ReadPayment {
  readonly payment: RepaymentStatus;
  readonly readAt: number;
  /** What this phone remembers of its start; null when it was not started here, or is decided. */
  readonly started: StartedPayment | null;
}

/** The borrower's loan, read anew after the payment arrived, and when, in milliseconds of the service's clock. */
export interface LoanAfter {
  readonly loan: Loan;
  readonly readAt: number;
}

export interface Input {
  readonly paymentId: string;
  readonly pollingType: PollingType | null;
  /** What the URL says it is for (spec 2.1): shown until the service has said it; null when the URL says nothing. */
  readonly saidType: PaymentType | null;
  /** What the hosted pay-later page came back with; null when there is nothing to open. */
  readonly secret: PaymentSecret | null;
  /** Paise that the payer was told before, in this tab; null the first time. */
  readonly toldAmount: number | null;
  readonly requestSeed: string;
}

export interface Context extends WriteKeys, Omit<Input, 'secret'> {
  readonly startBy: 'sending' | 'statusCheck';
  readonly payment: RepaymentStatus | null;
  /** When the payment was read, in milliseconds. */
  readonly readAt: number | null;
  readonly ways: InitiatedRepayment | null;
  readonly way: Way;
  /** The payer set out to pay, now or on an earlier visit: it may be paid. */
  readonly started: StartedPayment | null;
  readonly polls: number;
  /** The last question went unanswered. */
  readonly isAskFailed: boolean;
  readonly failure: Failure | null;
  /** What the phone could not do. */
  readonly problem: 'upi' | 'upiLeftOut' | 'page' | 'notOpened' | 'share' | null;
  readonly shareText: string;
  /** The loan of whoever looks; null for a stranger, and until it is known. */
  readonly ownLoanId: string | null;
  /** The service has said who looks: until then nothing is told that holds for a stranger only. */
  readonly isPayerKnown: boolean;
  /** Where the supplier payment goes on; null when there is none to open. */
  readonly supplier: SupplierPaymentInput | null;
  readonly supplierResult: SupplierPaymentResult | null;
  /** Null until it was read, which only the borrower's receipt does. */
  readonly after: LoanAfter | null;
  readonly redirectTo: Redirect | null;
}

/** Whether the payer is the borrower: what the money cleared, and the way home, are for nobody else. */
export function isBorrower({ payment, ownLoanId }: Pick<Context, 'payment' | 'ownLoanId'>): boolean {
  return ownLoanId !== null && (payment === null || payment.loanId === ownLoanId);
}

/**
 * Whoever pays for somebody else: nothing of this app is for them but this payment. The service names the loan to its borrower only,
 * so that a payment without one says it before it is known who looks.
 */
export function isPayingForAnother(context: Context): boolean {
  const isStranger = context.isPayerKnown
    ? !isBorrower(context)
    : context.payment !== null && context.payment.loanId === null;
  return context.pollingType === 'repayment' && isStranger;
}

/** Whether the receipt asks for the loan: of somebody who may be the borrower, and once. */
export function mayReadLoan(context: Context): boolean {
  return context.after === null && (!context.isPayerKnown || isBorrower(context));
}

/** Whether the amount is another than the payer was told before. Paise. */
export function isAmountChanged({ payment, toldAmount }: Pick<Context, 'payment' | 'toldAmount'>): boolean {
  return payment !== null && toldAmount !== null && payment.amount !== toldAmount;
}

export function initialContext({ input }: { input: Input }): Context {
  const { secret, ...rest } = input;
  const keys = { requestSeed: `${rest.requestSeed}-supplier`, settledWrites: 0, startBy: 'sending' as const };
  return {
    ...rest,
    settledWrites: 0,
    startBy: 'sending',
    payment: null,
    readAt: null,
    ways: null,
    way: 'none',
    started: null,
    polls: 0,
    isAskFailed: false,
    failure: null,
    problem: null,
    shareText: '',
    ownLoanId: null,
    isPayerKnown: false,
    supplier: secret === null ? null : { step: 'decrypting', secret, orderId: rest.paymentId, ...keys },
    supplierResult: null,
    after: null,
    redirectTo: null,
  };
}

/** Where the payer goes: who paid a supplier back to the credit, the borrower home, anybody else to the start. */
export function exitOf(context: Context): Redirect {
  if (context.pollingType === 'supplier') return '/supplier';
  return context.redirectTo ?? (isBorrower(context) ? '/termloan/home' : '/');
}

/** The supplier payment that is opened; the chart comes to it only with one. */
export function supplierOf({ supplier, paymentId, requestSeed }: Context): SupplierPaymentInput {
  if (supplier !== null) return supplier;
  const secret = { checksum: '', mCode: '', encdata: '' };
  return {
    step: 'decrypting',
    secret,
    orderId: paymentId,
    requestSeed,
    settledWrites: 0,
    startBy: 'sending',
  };
}
