import type { Failure } from '../domain/base/failure';
import type { Loan } from '../domain/loan/loan';
import type { LoanOffer } from '../domain/loan/loan-offer';
import type { AccountType, BankAccount, NewBankAccount } from '../domain/payment/bank-account';
import type { Redirect, RequestKeyState } from '../shared/journey';

/** Steps of the account flow (spec 3; the last two are in its part on account creation). The numbers are the specification's. */
const accountFlowSteps = {
  DEFAULT: 0,
  EDIT_FORM: 1,
  CONFIRM_FORM: 2,
  SIGN_AGREEMENT: 3,
  RECEIVE_MONEY: 4,
  SERVER_ERROR: 5,
  SELECT_ACCOUNT: 6,
  PROCESS_ERROR: 7,
} as const;

export type AccountFlowStep = keyof typeof accountFlowSteps;

/** Flow type (spec 3). DEFAULT: the account that receives the loan amount; QR: the account that receives payments to the merchant's QR. */
export type FlowType = 'DEFAULT' | 'QR';

/** URLs that open this journey. */
export type AccountEntryUrl =
  | '/termloan/bank-account'
  | '/termloan/bank-account/new'
  | '/termloan/bank-account/confirm'
  | '/termloan/receive-money';

/** Data that is read before the first step. */
export interface AccountFlowStart {
  readonly accounts: readonly BankAccount[];
  /** Number of accounts on file that could not be read. */
  readonly malformedAccounts: number;
  /** The offer that the merchant chose; null when it is no longer available. */
  readonly offer: LoanOffer | null;
  /** The offer is already confirmed: the account can no longer be changed. */
  readonly isOfferConfirmed: boolean;
  readonly loan: Loan | null;
  /** Name on the PAN, which the name of the account holder must match. */
  readonly panName: string | null;
}

export interface Input {
  readonly entryUrl: AccountEntryUrl;
  readonly offerId: string | null;
  readonly flowType: FlowType;
  /** The account that was about to be confirmed when this phone ended or reloaded the page; null at the other entry URLs. */
  readonly accountToConfirm: string | null;
  readonly requestKeySeed: string;
}

export interface Context extends Input, RequestKeyState {
  readonly start: AccountFlowStart;
  readonly step: AccountFlowStep;
  readonly previousStep: AccountFlowStep | null;
  readonly flowStarted: boolean;
  readonly accountType: AccountType;
  readonly chosenAccountId: string | null;
  readonly newAccount: NewBankAccount | null;
  readonly error: Failure | null;
  /** After a write with unknown outcome its status is checked before it is sent again. */
  readonly startWith: 'sending' | 'statusCheck';
  readonly redirectTo: Redirect;
}

type FlowState = Pick<
  Context,
  | 'step'
  | 'previousStep'
  | 'flowStarted'
  | 'accountType'
  | 'chosenAccountId'
  | 'newAccount'
  | 'error'
  | 'startWith'
>;

/** The initial flow, also after a reset (spec 4: EDIT_FORM, flowStarted false). */
export function initialFlow(): FlowState {
  return {
    step: 'EDIT_FORM',
    previousStep: null,
    flowStarted: false,
    accountType: 'BANK',
    chosenAccountId: null,
    newAccount: null,
    error: null,
    startWith: 'sending',
  };
}

export function initialContext({ input }: { input: Input }): Context {
  return {
    ...input,
    ...initialFlow(),
    chosenAccountId: input.accountToConfirm,
    start: {
      accounts: [],
      malformedAccounts: 0,
      offer: null,
      isOfferConfirmed: false,
      loan: null,
      panName: null,
    },
    completedWrites: 0,
    redirectTo: input.flowType === 'QR' ? '/termloan/qr-intro' : '/termloan/select-loan',
  };
}
