import type { Failure } from '../domain/base/failure';
import type { Loan } from '../domain/loan/loan';
import type { PaymentType, PollingType } from '../domain/payment/payment-enums';
import type { InitiatedRepayment, RepaymentStatus } from '../domain/payment/repayment';
import type { PaymentMethod, StartedPayment } from '../domain/payment/started-payment';
import type { Supplier, SupplierTransaction } from '../domain/trade/supplier';
import type { EncryptedPayload } from '../domain/trade/supplier-payment';
import type { Redirect, RequestKeyState } from '../shared/journey';
import type { SupplierPaymentInput, SupplierPaymentResult } from '../supplier-payment/machine';

/** The payment method that the payer chose last; it says nothing about whether the bank has debited. */
export type ChosenMethod = 'none' | PaymentMethod;

/** The borrower's loan, read again after the payment succeeded; `readAt` in milliseconds of the service's clock. */
export interface LoanAfterPayment {
  readonly loan: Loan;
  readonly readAt: number;
}

/** The payment of the receipt in the list of the pay-later service, and the supplier who was paid; null where the list has none. */
export interface SupplierAfterPayment {
  readonly supplier: Supplier | null;
  readonly transaction: SupplierTransaction | null;
}

export interface Input {
  readonly paymentId: string;
  readonly pollingType: PollingType | null;
  /** Payment type in the URL (spec 2.1): used until the service returns it; null when the URL has none. */
  readonly urlType: PaymentType | null;
  /** The encrypted result of the hosted pay-later page; null when there is none to decrypt. */
  readonly secret: EncryptedPayload | null;
  /** Amount that the payer was shown for this payment earlier in this tab, in paise; null if none. */
  readonly shownAmount: number | null;
  readonly requestKeySeed: string;
}

export interface Context extends RequestKeyState, Omit<Input, 'secret'> {
  readonly startWith: 'sending' | 'statusCheck';
  readonly payment: RepaymentStatus | null;
  /** When the payment was read, in milliseconds of the service's clock. */
  readonly readAt: number | null;
  readonly methods: InitiatedRepayment | null;
  readonly chosenMethod: ChosenMethod;
  /** The stored start of this payment, in this or an earlier visit: it may be paid. Null if it was not started. */
  readonly started: StartedPayment | null;
  readonly polls: number;
  /** The last status check got no response. */
  readonly isCheckFailed: boolean;
  readonly failure: Failure | null;
  /** What the page says went wrong: on the phone, or in what the service sent to pay with; null when nothing did. */
  readonly problem: 'upi' | 'upiLeftOut' | 'page' | 'notOpened' | 'share' | null;
  /** The receipt as text, to be shared. */
  readonly shareText: string;
  /** Id of the signed-in merchant's loan; null until it is read, and for a payer who has none. */
  readonly ownLoanId: string | null;
  /** Whether `ownLoanId` was read. It stays false when reading it crashed: then the payer is not taken for the borrower. */
  readonly isPayerKnown: boolean;
  /** Input with which the supplier payment continues; null when there is none. */
  readonly supplier: SupplierPaymentInput | null;
  readonly supplierResult: SupplierPaymentResult | null;
  /** Null until it was read, which only the receipt of a supplier payment does. */
  readonly supplierAfter: SupplierAfterPayment | null;
  /** Null until it was read, which only the borrower's receipt does. */
  readonly after: LoanAfterPayment | null;
  readonly redirectTo: Redirect | null;
}

export function initialContext({ input }: { input: Input }): Context {
  const { secret, ...rest } = input;
  const requestKeys = {
    requestKeySeed: `${rest.requestKeySeed}-supplier`,
    completedWrites: 0,
    startWith: 'sending' as const,
  };
  return {
    ...rest,
    completedWrites: 0,
    startWith: 'sending',
    payment: null,
    readAt: null,
    methods: null,
    chosenMethod: 'none',
    started: null,
    polls: 0,
    isCheckFailed: false,
    failure: null,
    problem: null,
    shareText: '',
    ownLoanId: null,
    isPayerKnown: false,
    supplier:
      secret === null ? null : { step: 'decrypting', secret, orderId: rest.paymentId, ...requestKeys },
    supplierResult: null,
    supplierAfter: null,
    after: null,
    redirectTo: null,
  };
}
