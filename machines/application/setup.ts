import { assign } from 'xstate';
import { crashFailure, type Failure, failure, type Outcome } from '../domain/base/failure';
import type { ApplicationStep, FormStep } from '../domain/entry/application-steps';
import type { ProfileDraft } from '../domain/entry/profile-fields';
import type { StepReport } from '../domain/entry/resume';
import type { PickResult } from '../domain/files/picked-file';
import type { LoanProfile, LoanProfileChange } from '../domain/merchant/loan-profile';
import type { ShopImage } from '../domain/merchant/shop-image';
import type { LocationResult } from '../domain/merchant/shop-location';
import type { BankAccount, NewBankAccount } from '../domain/payment/bank-account';
import { bankAccountError } from '../domain/payment/bank-account-errors';
import { callbackPort } from '../shared/callback-port';
import type { Redirect, SharedEvent } from '../shared/journey';
import { writingJourneySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { pollingPorts } from '../shared/polling';
import { port, typesOf } from '../shared/port';
import { createSubmission, type SubmissionResult } from '../shared/submission';
import { type UploadProgressed, uploadProgress } from '../shared/upload-progress';
import {
  type ApplicationData,
  type Context,
  type DecisionFacts,
  type Input,
  isComplete,
  mayOpen,
  mustLeaveApplication,
  nextStepOf,
  noPhoto,
  type Page,
  pageAfter,
  pageOf,
  pageReset,
  previousPage,
  stepsOf,
  withEntryUrl,
  withSavedProfile,
} from './context';

type SaveResult = SubmissionResult<LoanProfile>;
type UploadResult = SubmissionResult<ShopImage>;
type CreateResult = SubmissionResult<BankAccount>;
type VerifyOutcome = Outcome<{ readonly isValid: boolean }>;

/** The payment address does not belong to an account: ErrInvalidBankDetails of spec 5. */
const invalidAddress = failure('refused', {
  code: 'ErrInvalidBankDetails',
  operation: 'verifyPaymentAddress',
});

/** Draft of a page; null removes it after the page was saved. */
export interface PageDraft {
  readonly step: Page;
  readonly draft: ProfileDraft | null;
}

/** Ports, guards and actions of the application's chart. */
export const applicationJourney = writingJourneySetup({
  types: typesOf<{
    context: Context;
    input: Input;
    events:
      | SharedEvent
      | { type: 'nextStep.opened' }
      | { type: 'step.opened'; step: ApplicationStep }
      | { type: 'steps.opened' }
      | { type: 'score.opened' }
      | { type: 'registration.opened' }
      | { type: 'profile.submitted'; change: LoanProfileChange }
      | { type: 'draft.kept'; step: FormStep; draft: ProfileDraft }
      | { type: 'location.requested' }
      | { type: 'settings.opened' }
      | { type: 'photo.picked'; url: string }
      | UploadProgressed
      | { type: 'account.added' }
      | { type: 'account.submitted'; account: NewBankAccount };
  }>(),
  actors: {
    loadApplication: createLoad<ApplicationData>(),
    loadDecision: createLoad<DecisionFacts>(),
    saveUserLoanProfile: createSubmission<LoanProfile, LoanProfileChange | null>(),
    verifyPaymentAddress: createLoad<{ readonly isValid: boolean }, NewBankAccount | null>(),
    createBankDetails: createSubmission<BankAccount, NewBankAccount | null>(),
    /** Requests the phone's location; the adapter has a timeout. */
    locate: port<LocationResult>(),
    /** Opens the settings of the phone, in which a refused permission can be granted. */
    openSettings: port<LocationResult>(),
    /** Scales and re-encodes a picked picture, given by its `blob:` URL. */
    preparePhoto: port<PickResult, { readonly url: string }>(),
    uploadShopImage: createSubmission<ShopImage, { readonly url: string }>(),
    uploadProgress: uploadProgress(),
    /** Revokes the `blob:` URLs of all pictures when the journey ends. */
    clearPictures: callbackPort(),
    ...pollingPorts,
  },
  // A browser that cannot decode a picture may never report it.
  delays: { prepareTimeout: 20_000 },
}).extend({
  guards: {
    mustLeaveApplication: ({ context }) => context.data !== null && mustLeaveApplication(context.data),
    isPage: ({ context }, page: Page) => context.page === page,
    mayOpen: ({ context }, step: ApplicationStep) => mayOpen(context, step),
    mayOpenElsewhere: ({ context }, step: ApplicationStep) =>
      mayOpen(context, step) && context.data !== null && pageOf(step, context.data) === 'elsewhere',
    mayShowExamples: ({ context }) =>
      mayOpen(context, 'loan-information') && context.data?.profile.loanPurpose != null,
    mayShowAccounts: ({ context }) => mayOpen(context, 'bank') && (context.data?.accounts.length ?? 0) > 0,
    mayShowList: ({ context }) => context.data !== null && context.startWith === 'sending',
    hasNextPage: ({ context }) => context.data !== null && nextStepOf(context.data).page !== 'list',
    isLocationMissing: ({ context }) => context.shopLocation === null,
    isLocationRefused: ({ context }) =>
      context.locationFailure === 'location-permission' || context.locationFailure === 'settings',
    /** The merchant has no step to do now: the next one is under review or blocked for a while, and the list may be read again. */
    mayCheckAgain: ({ context }) => context.data !== null && nextStepOf(context.data).page === 'list',
    isComplete: ({ context }) => isComplete(context),
    isOffered: ({ context }) => isComplete(context) && (context.data?.offerCount ?? 0) > 0,
    hasScore: ({ context }) => stepsOf(context)[0]?.status === 'done',
    isPhotoReady: (_, picked: PickResult) => picked.ok,
    isAddressValid: (_, outcome: VerifyOutcome) => outcome.ok && outcome.data.isValid,
  },
  actions: {
    storeRead: assign((_, outcome: Outcome<ApplicationData>) =>
      outcome.ok ? { data: outcome.data, failure: null } : { failure: outcome.failure },
    ),
    storeDecision: assign(({ context }, outcome: Outcome<DecisionFacts>) =>
      outcome.ok && context.data !== null
        ? { data: { ...context.data, ...outcome.data }, failure: null }
        : { failure: outcome.ok ? crashFailure : outcome.failure },
    ),
    /** Applies the entry URL after the first read; a later read keeps the page. */
    applyEntryUrl: assign(({ context }) =>
      context.data === null || context.isEntryUrlHandled ? {} : withEntryUrl(context, context.data),
    ),
    openNextPage: assign(({ context }) => {
      if (context.data === null) return {};
      const next = pageAfter(context.page, context.data);
      const entryPage = context.page === 'list' ? next.page : context.entryPage;
      return { ...pageReset, ...next, entryPage, polls: 0 };
    }),
    openStep: assign(({ context }, step: ApplicationStep) => {
      const page = context.data === null ? 'list' : pageOf(step, context.data);
      return { ...pageReset, page, entryPage: page };
    }),
    stepBack: assign(({ context }) => ({ ...pageReset, page: previousPage(context) })),
    /** Sets the page when its state is entered: a URL can open the state directly. */
    setPage: assign(({ context }, page: Page) => (context.page === page ? {} : { ...pageReset, page })),
    goToEntryUrl: assign({
      redirectTo: ({ context }, step: ApplicationStep): Redirect =>
        stepsOf(context).find((required) => required.step === step)?.entryUrl ?? '/termloan',
    }),
    storeChange: assign(({ context }, change: LoanProfileChange) => ({
      change: context.page === 'shop-information' ? { ...change, ...context.shopLocation } : change,
      failure: null,
    })),
    storeSaveResult: assign(({ context }, result: SaveResult) =>
      result.kind === 'accepted' && context.data !== null
        ? { data: withSavedProfile(context.data, result.data, context.page) }
        : { failure: result.kind === 'accepted' ? crashFailure : result.failure },
    ),
    /** The last write has a definitive answer or was abandoned: the next one is a new request, and the sent data is cleared. */
    nextRequestKey: assign({
      completedWrites: ({ context }) => context.completedWrites + 1,
      startWith: 'sending',
      change: null,
      newAccount: null,
    }),
    storeLocation: assign((_, { location, failure: locationFailure }: LocationResult) =>
      location === null ? { locationFailure } : { shopLocation: location, locationFailure: null },
    ),
    pickPhoto: assign({ pickedUrl: (_, url: string) => url, photo: noPhoto }),
    storePicked: assign({
      photo: (_, picked: PickResult) =>
        picked.ok ? { ...noPhoto, file: picked.file } : { ...noPhoto, problem: picked.problem },
    }),
    storeFraction: assign({ photo: ({ context }, fraction: number) => ({ ...context.photo, fraction }) }),
    storeUploadResult: assign({
      photo: (_, result: UploadResult) =>
        result.kind === 'accepted' ? { ...noPhoto, isSent: true } : { ...noPhoto, failure: result.failure },
    }),
    removePhoto: assign({ photo: noPhoto }),
    /** Revokes the picture's `blob:` URL, after the upload or when it is abandoned; implemented by an adapter. */
    revokePhotoUrl: (_, _url: string) => {},
    storeNewAccount: assign({ newAccount: (_, account: NewBankAccount) => account, accountError: null }),
    storeCreateResult: assign(({ context }, result: CreateResult) =>
      result.kind === 'accepted' && context.data !== null
        ? { data: { ...context.data, accounts: [...context.data.accounts, result.data] }, accountError: null }
        : { accountError: bankAccountError(result.kind === 'accepted' ? crashFailure : result.failure) },
    ),
    storeAddressFailure: assign({
      accountError: (_, outcome: VerifyOutcome) =>
        bankAccountError(outcome.ok ? invalidAddress : outcome.failure),
      newAccount: null,
    }),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
    storeFailure: assign({ failure: (_, cause: Failure) => cause }),
    /** Stores the draft in the browser, without personal data; implemented by an adapter. */
    storeDraft: (_, _draft: PageDraft) => {},
    /** Stores in the browser which steps must be confirmed again; implemented by an adapter. */
    storeReopened: (_, _steps: readonly FormStep[]) => {},
    /** Reports the reached step to the service, and ignores a failure; implemented by an adapter. */
    reportStep: (_, _step: StepReport) => {},
  },
});
