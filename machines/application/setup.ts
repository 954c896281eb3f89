import { assign } from 'xstate';
import { crashed, type Failure, failure, type Outcome } from '../domain/base/failure';
import type { ApplicationStep, FormStep } from '../domain/entry/application-steps';
import type { ProfileDraft } from '../domain/entry/profile-fields';
import type { ReachedStep } from '../domain/entry/resume';
import type { Picked } from '../domain/files/picked-file';
import type { LoanProfile, LoanProfileChange } from '../domain/merchant/loan-profile';
import type { ShopImage } from '../domain/merchant/shop-image';
import type { PlaceAnswer } from '../domain/merchant/shop-place';
import type { BankAccount, NewBankAccount } from '../domain/payment/bank-account';
import { bankAccountError } from '../domain/payment/bank-account-errors';
import type { Redirect, SharedEvent } from '../shared/journey';
import { writingJourneySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { pollingPorts } from '../shared/polling';
import { port, typesOf } from '../shared/port';
import { createSubmission, type SubmissionResult } from '../shared/submission';
import { type UploadProgressed, uploadProgress } from '../shared/upload-progress';
import { watch } from '../shared/watch';
import {
  type ApplicationRead,
  type Context,
  type Decision,
  enteredBy,
  type Input,
  isElsewhere,
  isWhole,
  mayOpen,
  newPage,
  noPhoto,
  onward,
  onwardFrom,
  type Place,
  placeBefore,
  placeOf,
  savedRead,
  wayOf,
} from './context';

type Saved = SubmissionResult<LoanProfile>;
type Sent = SubmissionResult<ShopImage>;
type Created = SubmissionResult<BankAccount>;
type Verified = Outcome<{ readonly isValid: boolean }>;

/** The service knows the address is no account: the row ErrInvalidBankDetails of spec 5. */
const invalidAddress = failure('refused', {
  code: 'ErrInvalidBankDetails',
  operation: 'verifyPaymentAddress',
});

/** What was typed on a page; null once it is saved. */
export interface KeptDraft {
  readonly step: Place;
  readonly draft: ProfileDraft | null;
}

/** The words of the application's chart: its ports, guards and actions. */
export const applicationJourney = writingJourneySetup({
  types: typesOf<{
    context: Context;
    input: Input;
    events:
      | SharedEvent
      | { type: 'way.continued' }
      | { type: 'step.opened'; step: ApplicationStep }
      | { type: 'steps.opened' }
      | { type: 'score.opened' }
      | { type: 'registration.opened' }
      | { type: 'profile.submitted'; change: LoanProfileChange }
      | { type: 'draft.kept'; step: FormStep; draft: ProfileDraft }
      | { type: 'place.asked' }
      | { type: 'settings.opened' }
      | { type: 'photo.picked'; url: string }
      | UploadProgressed
      | { type: 'account.added' }
      | { type: 'account.submitted'; account: NewBankAccount };
  }>(),
  actors: {
    loadApplication: createLoad<ApplicationRead>(),
    loadDecision: createLoad<Decision>(),
    saveUserLoanProfile: createSubmission<LoanProfile, LoanProfileChange | null>(),
    verifyPaymentAddress: createLoad<{ readonly isValid: boolean }, NewBankAccount | null>(),
    createBankDetails: createSubmission<BankAccount, NewBankAccount | null>(),
    /** Asks the phone where it is; each of its waits has an end of its own. */
    locate: port<PlaceAnswer>(),
    /** Opens the settings in which a refused permission can be given. */
    openSettings: port<PlaceAnswer>(),
    /** Scales a picked picture and draws it anew; the chart knows its `blob:` address only. */
    makePhotoReady: port<Picked, { readonly url: string }>(),
    uploadShopImage: createSubmission<ShopImage, { readonly url: string }>(),
    uploadProgress: uploadProgress(),
    /** Forgets every picture of this visit when it ends, however it ends. */
    forgetPictures: watch(),
    ...pollingPorts,
  },
  delays: { prepareTimeout: 20_000 },
}).extend({
  guards: {
    isElsewhere: ({ context }) => context.read !== null && isElsewhere(context.read),
    isAt: ({ context }, place: Place) => context.place === place,
    mayOpen: ({ context }, step: ApplicationStep) => mayOpen(context, step),
    mayOpenElsewhere: ({ context }, step: ApplicationStep) =>
      mayOpen(context, step) && context.read !== null && placeOf(step, context.read) === 'elsewhere',
    mayShowExamples: ({ context }) =>
      mayOpen(context, 'loan-information') && context.read?.profile.loanPurpose != null,
    mayShowAccounts: ({ context }) => mayOpen(context, 'bank') && (context.read?.accounts.length ?? 0) > 0,
    mayShowList: ({ context }) => context.read !== null && context.startBy === 'sending',
    mayGoOn: ({ context }) => context.read !== null && onward(context.read).place !== 'list',
    isPlaceMissing: ({ context }) => context.shopPlace === null,
    isPlaceRefused: ({ context }) =>
      context.placeFailure === 'location-permission' || context.placeFailure === 'settings',
    /** Nothing to do for the merchant now: somebody looks at a step, or it is closed for a while. */
    mayLookAgain: ({ context }) => context.read !== null && onward(context.read).place === 'list',
    isWhole: ({ context }) => isWhole(context),
    isOffered: ({ context }) => isWhole(context) && (context.read?.offerCount ?? 0) > 0,
    hasScore: ({ context }) => wayOf(context)[0]?.status === 'done',
    isPhotoReady: (_, picked: Picked) => picked.ok,
    isAddressValid: (_, outcome: Verified) => outcome.ok && outcome.data.isValid,
  },
  actions: {
    keepRead: assign((_, outcome: Outcome<ApplicationRead>) =>
      outcome.ok ? { read: outcome.data, failure: null } : { failure: outcome.failure },
    ),
    keepDecision: assign(({ context }, outcome: Outcome<Decision>) =>
      outcome.ok && context.read !== null
        ? { read: { ...context.read, ...outcome.data }, failure: null }
        : { failure: outcome.ok ? crashed : outcome.failure },
    ),
    /** The entry URL counts once: whoever asks again stays where they are. */
    enter: assign(({ context }) =>
      context.read === null || context.isEntryUrlHandled ? {} : enteredBy(context, context.read),
    ),
    goOn: assign(({ context }) => {
      if (context.read === null) return {};
      const to = onwardFrom(context.place, context.read);
      const enteredAt = context.place === 'list' ? to.place : context.enteredAt;
      return { ...newPage, ...to, enteredAt, polls: 0 };
    }),
    showList: assign({ ...newPage, place: 'list' }),
    showAccountForm: assign({ ...newPage, place: 'bank-no' }),
    openStep: assign(({ context }, step: ApplicationStep) => {
      const place = context.read === null ? 'list' : placeOf(step, context.read);
      return { ...newPage, place, enteredAt: place };
    }),
    stepBack: assign(({ context }) => ({ ...newPage, place: placeBefore(context) })),
    /** A URL can lead to a state, too: where one stands is what is shown. */
    standAt: assign(({ context }, place: Place) => (context.place === place ? {} : { ...newPage, place })),
    goToEntryUrl: assign({
      redirectTo: ({ context }, step: ApplicationStep): Redirect =>
        wayOf(context).find((one) => one.step === step)?.entryUrl ?? '/termloan',
    }),
    keepChange: assign(({ context }, change: LoanProfileChange) => ({
      change: context.place === 'shop-information' ? { ...change, ...context.shopPlace } : change,
      failure: null,
    })),
    keepSaved: assign(({ context }, result: Saved) =>
      result.kind === 'accepted' && context.read !== null
        ? { read: savedRead(context.read, result.data, context.place) }
        : { failure: result.kind === 'accepted' ? crashed : result.failure },
    ),
    /** The next write is a new request, and what was sent is forgotten: the last one has its answer, or was given up. */
    renewKey: assign({
      settledWrites: ({ context }) => context.settledWrites + 1,
      startBy: 'sending',
      change: null,
      newAccount: null,
    }),
    keepPlace: assign((_, { place, failure: why }: PlaceAnswer) =>
      place === null ? { placeFailure: why } : { shopPlace: place, placeFailure: null },
    ),
    pickPhoto: assign({ pickedUrl: (_, url: string) => url, photo: noPhoto }),
    keepPicked: assign({
      photo: (_, picked: Picked) =>
        picked.ok ? { ...noPhoto, file: picked.file } : { ...noPhoto, problem: picked.problem },
    }),
    keepFraction: assign({ photo: ({ context }, fraction: number) => ({ ...context.photo, fraction }) }),
    keepSent: assign({
      photo: (_, result: Sent) =>
        result.kind === 'accepted' ? { ...noPhoto, isSent: true } : { ...noPhoto, failure: result.failure },
    }),
    dropPhoto: assign({ photo: noPhoto }),
    /** The lender has the picture, or it is given up: the page forgets it; an adapter gives it its body. */
    forgetPhoto: (_, _url: string) => {},
    keepNewAccount: assign({ newAccount: (_, account: NewBankAccount) => account, accountError: null }),
    keepCreated: assign(({ context }, result: Created) =>
      result.kind === 'accepted' && context.read !== null
        ? { read: { ...context.read, accounts: [...context.read.accounts, result.data] }, accountError: null }
        : { accountError: bankAccountError(result.kind === 'accepted' ? crashed : result.failure) },
    ),
    keepAddressFailure: assign({
      accountError: (_, outcome: Verified) => bankAccountError(outcome.ok ? invalidAddress : outcome.failure),
      newAccount: null,
    }),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
    keepFailure: assign({ failure: (_, of: Failure) => of }),
    /** Keeps what was typed while the page is away, without personal data; an adapter gives it its body. */
    storeDraft: (_, _draft: KeptDraft) => {},
    /** Keeps which steps are asked once more; an adapter gives it its body. */
    storeReopened: (_, _steps: readonly FormStep[]) => {},
    /** Tells the service the step that was reached; an adapter gives it its body, and a failure of it stops nobody. */
    reportStep: (_, _step: ReachedStep) => {},
  },
  /** A phone that can't read a picture may never say so. */
});
