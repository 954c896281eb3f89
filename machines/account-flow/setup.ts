import { assign } from 'xstate';
import { type Failure, failure, type Outcome } from '../domain/base/failure';
import type { LenderRoute } from '../domain/lender/lender-route';
import { isSignedOrDisbursed } from '../domain/loan/loan';
import type { AccountType, BankAccount, NewBankAccount } from '../domain/payment/bank-account';
import { type ConfirmationResult, offerConfirmationMachine } from '../offer-confirmation/machine';
import type { Redirect, SharedEvent } from '../shared/journey';
import { writingJourneySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { typesOf } from '../shared/port';
import { createSubmission, type SubmissionResult } from '../shared/submission';
import {
  type AccountFlowStart,
  type AccountFlowStep,
  type Context,
  type Input,
  initialFlow,
} from './context';
import { chosenAccount } from './selectors';

/** Whether this step marks the flow as started (spec 4). Nothing in the app depends on it. */
function startsFlow(step: AccountFlowStep): boolean {
  return step === 'SIGN_AGREEMENT' || step === 'CONFIRM_FORM' || step === 'RECEIVE_MONEY';
}

/** Page that follows a confirmed offer (spec 4). */
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

/** The payment address does not belong to an account: ErrInvalidBankDetails of spec 5. */
const invalidAddress: Failure = failure('refused', {
  code: 'ErrInvalidBankDetails',
  operation: 'verifyPaymentAddress',
});

type CreateResult = SubmissionResult<BankAccount>;

/**
 * Whether an account may be added or chosen: there is an offer, the loan is not signed, and no write is unanswered. It guards the
 * deep links, which must not skip a write that may have been done. Flow type QR needs no offer.
 */
function mayChangeAccount({ start, startWith, flowType }: Context): boolean {
  if (startWith !== 'sending') return false;
  return (
    flowType === 'QR' || (start.offer !== null && !(start.loan !== null && isSignedOrDisbursed(start.loan)))
  );
}

/** In flow type QR no offer is confirmed. */
function mayConfirm(context: Context): boolean {
  return context.flowType === 'DEFAULT' && mayChangeAccount(context) && chosenAccount(context) !== null;
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
    hasSignedLoan: ({ context }) => context.start.loan !== null && isSignedOrDisbursed(context.start.loan),
    isOfferConfirmed: ({ context }) => context.start.isOfferConfirmed,
    isOfferMissing: ({ context }) => context.flowType === 'DEFAULT' && context.start.offer === null,
    isConfirmationOpen: ({ context }) => context.accountToConfirm !== null && mayConfirm(context),
    isFormEntryUrl: ({ context }) => context.entryUrl === '/termloan/bank-account/new',
    hasAccounts: ({ context }) => context.start.accounts.length > 0,
    hasChosenAccount: ({ context }) => chosenAccount(context) !== null,
    isQrAccountChosen: ({ context }) => context.flowType === 'QR' && chosenAccount(context) !== null,
    mayChangeAccount: ({ context }) => mayChangeAccount(context),
    maySelectAccount: ({ context }) => mayChangeAccount(context) && context.start.accounts.length > 0,
    mayConfirm: ({ context }) => mayConfirm(context),
    /** Another tab or an earlier visit confirmed an offer: the loan entry then opens the right step. */
    wasConfirmedBefore: ({ context }) => context.error?.code === 'offer_already_confirmed',
    isOnFile: ({ context }, accountId: string) =>
      context.start.accounts.some((account) => account.id === accountId),
    isAddressValid: (_, outcome: Outcome<{ readonly isValid: boolean }>) =>
      outcome.ok && outcome.data.isValid,
    hasVerificationFailed: (_, outcome: Outcome<{ readonly isValid: boolean }>) => !outcome.ok,
    isQrAccountAdded: ({ context }, result: CreateResult) =>
      context.flowType === 'QR' && result.kind === 'accepted',
    isRouted: (_, result: ConfirmationResult) => result.kind === 'routed',
    hasConfirmationFailed: (_, result: ConfirmationResult) => result.kind === 'failed',
  },
  actions: {
    storeStart: assign((_, outcome: Outcome<AccountFlowStart>) =>
      outcome.ok ? { start: outcome.data, error: null } : { error: outcome.failure },
    ),
    /** Sets the step and records the previous one; three steps mark the flow as started (spec 4). */
    moveTo: assign(({ context }, step: AccountFlowStep) => ({
      step,
      previousStep: context.step,
      flowStarted: context.flowStarted || startsFlow(step),
    })),
    chooseAccount: assign({ chosenAccountId: (_, accountId: string) => accountId }),
    /** Reports to the service that an account on file was chosen on the bank details page (spec 3); implemented by an adapter. */
    reportChosenAccount: (_, _account: BankAccount | null) => {},
    /** Stores the id of the account that is about to be confirmed, for a page that is opened again; implemented by an adapter. */
    storeAccountToConfirm: (_, _accountId: string | null) => {},
    /** Stores the account id for the QR page, on which the merchant confirms it; implemented by an adapter. */
    storeQrAccount: (_, _accountId: string | null) => {},
    chooseAccountType: assign({ accountType: (_, accountType: AccountType) => accountType, error: null }),
    storeNewAccount: assign({
      newAccount: (_, account: NewBankAccount) => account,
      startWith: 'sending',
      error: null,
    }),
    storeCreateResult: assign(({ context }, result: CreateResult) =>
      result.kind === 'accepted'
        ? {
            start: { ...context.start, accounts: [...context.start.accounts, result.data] },
            chosenAccountId: result.data.id,
            newAccount: null,
            error: null,
          }
        : { error: result.failure },
    ),
    storeInvalidAddress: assign({ error: invalidAddress }),
    storeVerifyFailure: assign((_, outcome: Outcome<unknown>) => ({
      error: outcome.ok ? failure('malformed') : outcome.failure,
    })),
    storeConfirmation: assign((_, result: ConfirmationResult) =>
      result.kind === 'routed'
        ? { redirectTo: pageOfRoute(result.route), error: null }
        : { error: result.failure },
    ),
    storeProcessFailure: assign({ error: (_, error: Failure) => error }),
    storeMalformed: assign({ error: failure('malformed') }),
    reset: assign(() => initialFlow()),
    goToEntry: assign({ redirectTo: '/termloan' }),
  },
});
