import { assign } from 'xstate';
import { type Failure, failure, type Outcome } from '../domain/base/failure';
import type { LenderRoute } from '../domain/lender/lender-route';
import { isOpenLoan, type Loan } from '../domain/loan/loan';
import type { LoanOffer } from '../domain/loan/loan-offer';
import type { AccountType, BankAccount, NewBankAccount } from '../domain/payment/bank-account';
import { type ConfirmationResult, offerConfirmationMachine } from '../offer-confirmation/machine';
import type { Redirect, SharedEvent, WriteKeys } from '../shared/journey';
import { writingJourneySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { typesOf } from '../shared/port';
import { createSubmission, type SubmissionResult } from '../shared/submission';

/** Account flow step with its number (spec 3); account creation also names the last two. */
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

type AccountFlowStep = keyof typeof accountFlowSteps;

/** Flow type (spec 3): DEFAULT gives a loan's money an account; QR gives one to the money that customers pay to the merchant's QR. */
export type FlowType = 'DEFAULT' | 'QR';

/** Reaching one of these marks the flow as started (spec 4). */
function startsFlow(step: AccountFlowStep): boolean {
  return step === 'SIGN_AGREEMENT' || step === 'CONFIRM_FORM' || step === 'RECEIVE_MONEY';
}

/** Page that a confirmed offer leads to (spec 4). */
export function pageOfRoute(route: LenderRoute): Redirect {
  const pages = {
    entry: '/termloan',
    loanApprovalStatus: '/termloan/loan-approval-status',
    approvedLoanDetails: '/termloan/approved-loan-details',
    enach: '/termloan/enach',
    agreement: '/termloan/agreement',
  } as const satisfies Record<LenderRoute, Redirect>;
  return pages[route];
}

/** The address is not an account: ErrInvalidBankDetails of spec 5. */
const invalidAddress: Failure = failure('refused', {
  code: 'ErrInvalidBankDetails',
  operation: 'verifyPaymentAddress',
});

/** URLs that open this journey. */
export type AccountEntryUrl =
  | '/termloan/bank-account'
  | '/termloan/bank-account/new'
  | '/termloan/bank-account/confirm'
  | '/termloan/receive-money';

/** What the flow reads before its first step. */
export interface AccountFlowStart {
  readonly accounts: readonly BankAccount[];
  /** Number of accounts on file that could not be read. */
  readonly unreadAccounts: number;
  /** The offer that the merchant chose; null when it is no longer available. */
  readonly offer: LoanOffer | null;
  /** The offer is already confirmed: the account can no longer be changed. */
  readonly isOfferConfirmed: boolean;
  readonly loan: Loan | null;
  /** Name on the PAN, which the account's must match. */
  readonly panName: string | null;
}

interface Input {
  readonly entryUrl: AccountEntryUrl;
  readonly offerId: string | null;
  readonly flowType: FlowType;
  readonly requestSeed: string;
}

interface Context extends Input, WriteKeys {
  readonly start: AccountFlowStart;
  readonly step: AccountFlowStep;
  readonly previousStep: AccountFlowStep | null;
  readonly flowStarted: boolean;
  readonly accountType: AccountType;
  readonly chosenAccountId: string | null;
  readonly newAccount: NewBankAccount | null;
  readonly error: Failure | null;
  /** After a write with unknown outcome its status is checked before it is sent again. */
  readonly startBy: 'sending' | 'statusCheck';
  readonly redirectTo: Redirect;
}

type Created = SubmissionResult<BankAccount>;

type Flow = Pick<
  Context,
  | 'step'
  | 'previousStep'
  | 'flowStarted'
  | 'accountType'
  | 'chosenAccountId'
  | 'newAccount'
  | 'error'
  | 'startBy'
>;

/** The initial flow, also after a reset (spec 4: EDIT_FORM, flowStarted false). */
function initialFlow(): Flow {
  return {
    step: 'EDIT_FORM',
    previousStep: null,
    flowStarted: false,
    accountType: 'BANK',
    chosenAccountId: null,
    newAccount: null,
    error: null,
    startBy: 'sending',
  };
}

export function initialContext({ input }: { input: Input }): Context {
  return {
    ...input,
    ...initialFlow(),
    start: {
      accounts: [],
      unreadAccounts: 0,
      offer: null,
      isOfferConfirmed: false,
      loan: null,
      panName: null,
    },
    settledWrites: 0,
    redirectTo: input.flowType === 'QR' ? '/termloan/qr-intro' : '/termloan/select-loan',
  };
}

/** The chosen account, if it is on file. */
export function chosenAccount({ start, chosenAccountId }: Context): BankAccount | null {
  return start.accounts.find(({ id }) => id === chosenAccountId) ?? null;
}

/**
 * An account may be added or chosen: an offer is available, nothing is signed, and the outcome of no write is unknown. So a receipt stays
 * a receipt, and no deep link skips a write that may have been done. Flow type QR needs no offer.
 */
function mayGiveAccount({ start, startBy, flowType }: Context): boolean {
  if (startBy !== 'sending') return false;
  return flowType === 'QR' || (start.offer !== null && !(start.loan !== null && isOpenLoan(start.loan)));
}

/** Ports, guards and actions of the account flow's chart. */
export const accountFlow = writingJourneySetup({
  types: typesOf<{
    context: Context;
    input: Input;
    events:
      | SharedEvent
      | { type: 'account.chosen'; accountId: string }
      | { type: 'account.continued' }
      | { type: 'account.added' }
      | { type: 'accountType.chosen'; accountType: AccountType }
      | { type: 'account.submitted'; account: NewBankAccount }
      | { type: 'offer.confirmed' }
      | { type: 'offers.reopened' }
      | { type: 'flow.reset' }
      | { type: 'status.opened' };
  }>(),
  actors: {
    loadAccountFlow: createLoad<AccountFlowStart, Pick<Input, 'offerId' | 'flowType'>>(),
    verifyPaymentAddress: createLoad<{ readonly isValid: boolean }, NewBankAccount | null>(),
    createBankDetails: createSubmission<BankAccount, NewBankAccount | null>(),
    offerConfirmation: offerConfirmationMachine,
  },
}).extend({
  guards: {
    hasOpenLoan: ({ context }) => context.start.loan !== null && isOpenLoan(context.start.loan),
    isOfferConfirmed: ({ context }) => context.start.isOfferConfirmed,
    isOfferMissing: ({ context }) => context.flowType === 'DEFAULT' && context.start.offer === null,
    isFormEntryUrl: ({ context }) => context.entryUrl === '/termloan/bank-account/new',
    hasAccounts: ({ context }) => context.start.accounts.length > 0,
    hasChosenAccount: ({ context }) => chosenAccount(context) !== null,
    isQrAccountChosen: ({ context }) => context.flowType === 'QR' && chosenAccount(context) !== null,
    mayGiveAccount: ({ context }) => mayGiveAccount(context),
    maySelectAccount: ({ context }) => mayGiveAccount(context) && context.start.accounts.length > 0,
    /** In flow type QR no offer is confirmed. */
    mayConfirm: ({ context }) =>
      context.flowType === 'DEFAULT' && mayGiveAccount(context) && chosenAccount(context) !== null,
    /** Another tab or an earlier visit confirmed an offer: the loan's entry opens the right step. */
    wasConfirmedBefore: ({ context }) => context.error?.code === 'offer_already_confirmed',
    isOnFile: ({ context }, accountId: string) =>
      context.start.accounts.some((account) => account.id === accountId),
    isAddressValid: (_, outcome: Outcome<{ readonly isValid: boolean }>) =>
      outcome.ok && outcome.data.isValid,
    isAddressRefused: (_, outcome: Outcome<{ readonly isValid: boolean }>) => !outcome.ok,
    isQrAccountAdded: ({ context }, result: Created) =>
      context.flowType === 'QR' && result.kind === 'accepted',
    isRouted: (_, result: ConfirmationResult) => result.kind === 'routed',
    hasConfirmationFailed: (_, result: ConfirmationResult) => result.kind === 'failed',
  },
  actions: {
    keepStart: assign((_, outcome: Outcome<AccountFlowStart>) =>
      outcome.ok ? { start: outcome.data, error: null } : { error: outcome.failure },
    ),
    /** Moving forward records the previous step; three steps mark the flow as started (spec 4). */
    moveTo: assign(({ context }, step: AccountFlowStep) => ({
      step,
      previousStep: context.step,
      flowStarted: context.flowStarted || startsFlow(step),
    })),
    chooseAccount: assign({ chosenAccountId: (_, accountId: string) => accountId }),
    /** The account that gets the money was chosen on the bank details page (spec 3); an adapter reports it to the service. */
    noteOrigin: (_, _account: BankAccount | null) => {},
    /** Stores the account's id for the QR's page, which sets it once the merchant confirms there; implemented by an adapter. */
    storeQrAccount: (_, _accountId: string | null) => {},
    chooseAccountType: assign({ accountType: (_, accountType: AccountType) => accountType, error: null }),
    keepNewAccount: assign({
      newAccount: (_, account: NewBankAccount) => account,
      startBy: 'sending',
      error: null,
    }),
    keepCreated: assign(({ context }, result: Created) =>
      result.kind === 'accepted'
        ? {
            start: { ...context.start, accounts: [...context.start.accounts, result.data] },
            chosenAccountId: result.data.id,
            newAccount: null,
            error: null,
          }
        : { error: result.failure },
    ),
    keepInvalidAddress: assign({ error: invalidAddress }),
    keepVerifyFailure: assign((_, outcome: Outcome<unknown>) => ({
      error: outcome.ok ? failure('malformed') : outcome.failure,
    })),
    keepConfirmation: assign((_, result: ConfirmationResult) =>
      result.kind === 'routed'
        ? { redirectTo: pageOfRoute(result.route), error: null }
        : { error: result.failure },
    ),
    keepProcessFailure: assign({ error: (_, error: Failure) => error }),
    keepMalformed: assign({ error: failure('malformed') }),
    reset: assign(() => initialFlow()),
    goToEntry: assign({ redirectTo: '/termloan' }),
  },
});
