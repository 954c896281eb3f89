import type { Failure } from '../domain/base/failure';
import type { Loan } from '../domain/loan/loan';
import type { Mandate, MandateType } from '../domain/mandate/mandate';
import type { RepaymentTransaction } from '../domain/payment/transactions';
import type { Redirect, RequestKeyState } from '../shared/journey';

/** URLs that open this journey. */
export type AutopayEntryUrl = '/autopay' | '/autopay/status';

/** The page of autopay's status. */
export const STATUS = '/autopay/status';

/** The merchant's autopay: the latest loan, and its mandate; null while there is none. */
export interface AutopayFacts {
  readonly loan: Loan | null;
  readonly mandate: Mandate | null;
  /** The last debit, if it failed and its amount is still owed; null also where the service did not return the payments. */
  readonly failedDebit: RepaymentTransaction | null;
}

export interface Input {
  readonly entryUrl: AutopayEntryUrl;
  readonly requestKeySeed: string;
}

export interface Context extends Input, RequestKeyState, AutopayFacts {
  /** The type that the merchant chose; never preselected. */
  readonly chosenMethod: MandateType | null;
  /** Types that the lender does not offer for this loan. */
  readonly unavailableMethods: readonly MandateType[];
  /** The type that failed last: another one is offered first. */
  readonly failedMethod: MandateType | null;
  /** The last mandate has ended, and the merchant requested a new one. */
  readonly isRenewed: boolean;
  /** The merchant was on the bank's page: an approval may still follow. Only a hint. */
  readonly awaitsBank: boolean;
  /** Polls so far, without the first request. */
  readonly polls: number;
  readonly failure: Failure | null;
  readonly startWith: 'sending' | 'statusCheck';
  readonly redirectTo: Redirect;
}

export function initialContext({ input }: { input: Input }): Context {
  return {
    ...input,
    loan: null,
    mandate: null,
    failedDebit: null,
    chosenMethod: null,
    unavailableMethods: [],
    failedMethod: null,
    isRenewed: false,
    awaitsBank: input.entryUrl === STATUS,
    polls: 0,
    failure: null,
    startWith: 'sending',
    completedWrites: 0,
    redirectTo: '/termloan/home',
  };
}
