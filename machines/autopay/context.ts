import type { Failure } from '../domain/base/failure';
import type { Loan } from '../domain/loan/loan';
import type { Mandate, MandateType } from '../domain/mandate/mandate';
import type { RepaymentTransaction } from '../domain/payment/transactions';
import type { Redirect, RequestKeyState } from '../shared/journey';

/** URLs that open this journey. */
export type AutopayEntryUrl = '/autopay' | '/autopay/status';

/** URL of the page with the status of autopay. */
export const STATUS_PATH = '/autopay/status';

/** The latest loan and its mandate; null where there is none. */
export interface AutopayFacts {
  readonly loan: Loan | null;
  readonly mandate: Mandate | null;
  /** The last debit, if it failed and its amount is still owed; else null, also when the payments could not be read. */
  readonly failedDebit: RepaymentTransaction | null;
}

export interface Input {
  readonly entryUrl: AutopayEntryUrl;
  readonly requestKeySeed: string;
}

export interface Context extends Input, RequestKeyState, AutopayFacts {
  /** The mandate type that the merchant chose; null until then, as none is preselected. */
  readonly chosenMethod: MandateType | null;
  /** Types that the lender does not offer for this loan. */
  readonly unavailableMethods: readonly MandateType[];
  /** The type of the last mandate if it failed: another one is offered first. */
  readonly failedMethod: MandateType | null;
  /** The last mandate has ended, and the merchant asked for a new one. */
  readonly isRenewed: boolean;
  /** The merchant was on the bank's page, so that an approval may follow. Only a hint: the service decides. */
  readonly awaitsBank: boolean;
  /** Polls so far, not counting the first request. */
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
    awaitsBank: input.entryUrl === STATUS_PATH,
    polls: 0,
    failure: null,
    startWith: 'sending',
    completedWrites: 0,
    redirectTo: '/termloan/home',
  };
}
