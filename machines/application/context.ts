import type { Failure } from '../domain/base/failure';
import {
  type ApplicationFacts,
  type ApplicationStep,
  type FormStep,
  formSteps,
  isWholeWay,
  mayOpenStep,
  nextStep,
  reopenedBy,
  type StepOnTheWay,
  stepsOnTheWay,
} from '../domain/entry/application-steps';
import { isBeforeOffer } from '../domain/entry/entry-rules';
import type { ProfileDraft } from '../domain/entry/profile-fields';
import type { PickProblem, ReadyFile } from '../domain/files/picked-file';
import type { LoanQuote } from '../domain/loan/loan-eligibility';
import type { LoanProfile, LoanProfileChange } from '../domain/merchant/loan-profile';
import type { PlaceFailure, ShopPlace } from '../domain/merchant/shop-place';
import type { UserState } from '../domain/merchant/user-state';
import type { BankAccount, NewBankAccount } from '../domain/payment/bank-account';
import type { BankAccountError } from '../domain/payment/bank-account-errors';
import type { BusinessDetails } from '../domain/udyam/business-details';
import type { Redirect, WriteKeys } from '../shared/journey';

/** URLs that open this journey. */
export type ApplicationEntryUrl =
  | '/termloan/application'
  | `/termloan/application/${Exclude<FormStep, 'loan-information'>}`
  | '/termloan/application/loan-information'
  | '/termloan/application/loan-information/1'
  | '/termloan/application/loan-information/2'
  | '/termloan/application/bank/yes'
  | '/termloan/application/bank/no';

/** All that the way reads. Times in milliseconds. */
export interface ApplicationRead extends ApplicationFacts {
  readonly userState: UserState;
  readonly accounts: readonly BankAccount[];
  /** Accounts on file that could not be read. */
  readonly unreadAccounts: number;
  /** What is registered of the business; null when it was not told. */
  readonly business: BusinessDetails | null;
  /** What a loan could look like; none when the service does not say. */
  readonly quotes: readonly LoanQuote[];
  /** Name on the PAN, which the account's must match. */
  readonly panName: string | null;
  readonly offerCount: number;
  readonly asOf: number;
  /** What was typed before the page was closed, without personal data. */
  readonly drafts: Readonly<Partial<Record<FormStep, ProfileDraft>>>;
}

/** The picture of the shop: picked, made ready, on its way, or with the lender. */
export interface ShopPhoto {
  readonly file: ReadyFile | null;
  readonly isSent: boolean;
  /** 0 to 1. */
  readonly fraction: number;
  readonly problem: PickProblem | null;
  readonly failure: Failure | null;
}

export const noPhoto: ShopPhoto = { file: null, isSent: false, fraction: 0, problem: null, failure: null };

/** What is asked again while the lender decides. */
export type Decision = Pick<
  ApplicationRead,
  'userState' | 'identity' | 'kycValidity' | 'ekyc' | 'offerCount' | 'asOf'
>;

/** Where in this journey one stands; `elsewhere` is a step that another journey takes. */
export type Place = 'list' | 'decision' | 'elsewhere' | FormStep | 'loan-examples' | 'bank-yes' | 'bank-no';

/** What was said of a page is no news on another one; a place that was not saved with it is forgotten. */
export const newPage = {
  failure: null,
  accountError: null,
  shopPlace: null,
  placeFailure: null,
  photo: noPhoto,
} as const;

export interface Input {
  readonly entryUrl: ApplicationEntryUrl;
  /** The merchant comes from a step that is done: straight on to the next one. */
  readonly isNextWanted: boolean;
  readonly requestSeed: string;
}

export interface Context extends Input, WriteKeys {
  readonly read: ApplicationRead | null;
  /** The entry URL was weighed already. */
  readonly isEntryUrlHandled: boolean;
  readonly place: Place;
  /** The page that was opened from the list, or by a link: back leads from there to the list. */
  readonly enteredAt: Place;
  /** What is being saved; forgotten with its answer. */
  readonly change: LoanProfileChange | null;
  readonly newAccount: NewBankAccount | null;
  readonly accountError: BankAccountError | null;
  /** Where the phone says the shop is, until it is saved. */
  readonly shopPlace: ShopPlace | null;
  readonly placeFailure: PlaceFailure | null;
  /** `blob:` address of the file that is made ready now. */
  readonly pickedUrl: string;
  readonly photo: ShopPhoto;
  /** Questions to the lender by the page itself. */
  readonly polls: number;
  readonly failure: Failure | null;
  readonly startBy: 'sending' | 'statusCheck';
  readonly redirectTo: Redirect;
}

/** The context as it is born from the entry URL. */
export function initialContext({ input }: { input: Input }): Context {
  return {
    ...input,
    read: null,
    isEntryUrlHandled: false,
    place: 'list',
    enteredAt: 'list',
    change: null,
    newAccount: null,
    accountError: null,
    shopPlace: null,
    placeFailure: null,
    pickedUrl: '',
    photo: noPhoto,
    polls: 0,
    failure: null,
    startBy: 'sending',
    settledWrites: 0,
    redirectTo: '/',
  };
}

/** The steps as they stand; none before the service was asked. */
export function wayOf({ read }: Pick<Context, 'read'>): readonly StepOnTheWay[] {
  return read === null ? [] : stepsOnTheWay(read);
}

/** Nothing is left to do for the merchant. */
export function isWhole(context: Pick<Context, 'read'>): boolean {
  return context.read !== null && isWholeWay(wayOf(context));
}

/** An answer that is unknown closes every other way: no second write goes out under its key. */
export function mayOpen(context: Context, step: ApplicationStep): boolean {
  return context.startBy === 'sending' && mayOpenStep(wayOf(context), step);
}

/**
 * The service says that the application is not where this merchant stands: the entry knows where. Whom the entry sends here
 * is never sent back: a refusal of an older application, too, is no matter of this one.
 */
export function isElsewhere({ userState }: Pick<Decision, 'userState'>): boolean {
  const { processState } = userState;
  const isApplying = isBeforeOffer(userState) || processState === 'OFFER' || processState === 'CLOSED';
  return !userState.isEligible || !isApplying;
}

/** A step that only asks what the merchant knows. */
export function isTold(step: string): step is FormStep {
  return formSteps.some((told) => told === step);
}

/** The page of a step that this journey takes itself. */
export function placeOf(step: ApplicationStep, { accounts }: Pick<ApplicationRead, 'accounts'>): Place {
  if (step === 'bank') return accounts.length > 0 ? 'bank-yes' : 'bank-no';
  return isTold(step) ? step : 'elsewhere';
}

/** Where the way goes on. */
export function onward(read: ApplicationRead): Pick<Context, 'place' | 'redirectTo'> {
  const way = stepsOnTheWay(read);
  const next = nextStep(way);
  if (next === null) return { place: isWholeWay(way) ? 'decision' : 'list', redirectTo: '/' };
  return { place: placeOf(next.step, read), redirectTo: next.entryUrl };
}

/** After the loan's purpose, what a loan could look like, where the service reckons it; else on along the way. */
export function onwardFrom(place: Place, read: ApplicationRead): Pick<Context, 'place' | 'redirectTo'> {
  if (place === 'loan-information' && read.quotes.length > 0)
    return { place: 'loan-examples', redirectTo: '/' };
  return onward(read);
}

/** Where an entry URL leads: a locked step's leads to the list. */
function entryStep(context: Context, read: ApplicationRead): Pick<Context, 'place' | 'redirectTo'> {
  const way = stepsOnTheWay(read);
  const at = (place: Place) => ({ place, redirectTo: '/' as const });
  const [step = '', page] = context.entryUrl.split('/').slice(3);
  if (step === '') return context.isNextWanted || isWholeWay(way) ? onward(read) : at('list');
  const wanted: ApplicationStep = step === 'bank' || !isTold(step) ? 'bank' : step;
  if (!mayOpenStep(way, wanted)) return at('list');
  if (wanted === 'bank') return at(page === 'no' ? 'bank-no' : placeOf('bank', read));
  return at(page === '2' && read.profile.loanPurpose !== null ? 'loan-examples' : wanted);
}

/** The entry URL counts once. */
export function enteredBy(context: Context, read: ApplicationRead) {
  const to = entryStep(context, read);
  return { ...to, enteredAt: to.place, isEntryUrlHandled: true };
}

/** Pages in the order in which they follow each other; the bank's are one. */
const order: readonly Place[] = [...formSteps.slice(0, 4), 'loan-examples', 'business-info'];

/** The page before this one, on the way from where the merchant came in; the list when there is none. */
export function placeBefore({ place, enteredAt, read }: Context): Place {
  if (read === null || place === enteredAt) return 'list';
  const isBank = place === 'bank-yes' || place === 'bank-no';
  if (place === 'bank-no' && read.accounts.length > 0) return 'bank-yes';
  const before = order[(isBank ? order.length : order.indexOf(place)) - 1] ?? 'list';
  return before === 'loan-examples' && read.quotes.length === 0 ? 'loan-information' : before;
}

/** What is known once a step was saved: the profile, and which steps it put in question. */
export function savedRead(read: ApplicationRead, profile: LoanProfile, step: Place): ApplicationRead {
  const questions = [...read.reopened, ...reopenedBy(read.profile, profile)];
  return { ...read, profile, reopened: [...new Set(questions)].filter((one) => one !== step) };
}
