import type { Failure } from '../domain/base/failure';
import {
  type ApplicationFacts,
  type ApplicationStep,
  type FormStep,
  formSteps,
  isApplicationComplete,
  mayOpenStep,
  nextStep,
  type RequiredStep,
  reopenedBy,
  requiredSteps,
} from '../domain/entry/application-steps';
import { isBeforeOffer } from '../domain/entry/entry-rules';
import type { ProfileDraft } from '../domain/entry/profile-fields';
import type { PickProblem, ReadyFile } from '../domain/files/picked-file';
import type { LoanQuote } from '../domain/loan/loan-eligibility';
import type { LoanProfile, LoanProfileChange } from '../domain/merchant/loan-profile';
import type { LocationFailure, ShopLocation } from '../domain/merchant/shop-location';
import type { UserState } from '../domain/merchant/user-state';
import type { BankAccount, NewBankAccount } from '../domain/payment/bank-account';
import type { BankAccountError } from '../domain/payment/bank-account-errors';
import type { BusinessDetails } from '../domain/udyam/business-details';
import type { Redirect, RequestKeyState } from '../shared/journey';

/** URLs that open this journey. */
export type ApplicationEntryUrl =
  | '/termloan/application'
  | `/termloan/application/${Exclude<FormStep, 'loan-information'>}`
  | '/termloan/application/loan-information'
  | '/termloan/application/loan-information/1'
  | '/termloan/application/loan-information/2'
  | '/termloan/application/bank/yes'
  | '/termloan/application/bank/no';

/** All that the journey reads. Times in milliseconds. */
export interface ApplicationRead extends ApplicationFacts {
  readonly userState: UserState;
  readonly accounts: readonly BankAccount[];
  /** Number of malformed accounts on file. */
  readonly unreadAccounts: number;
  /** Registration of the business; null when the service did not say. */
  readonly business: BusinessDetails | null;
  /** Examples of a loan; empty when the service returns none. */
  readonly quotes: readonly LoanQuote[];
  /** Name on the PAN, which the account's must match. */
  readonly panName: string | null;
  readonly offerCount: number;
  readonly asOf: number;
  /** Draft that was stored when the page was closed, without personal data. */
  readonly drafts: Readonly<Partial<Record<FormStep, ProfileDraft>>>;
}

/** The picture of the shop: picked, prepared, in transit, or sent. */
export interface ShopPhoto {
  readonly file: ReadyFile | null;
  readonly isSent: boolean;
  /** 0 to 1. */
  readonly fraction: number;
  readonly problem: PickProblem | null;
  readonly failure: Failure | null;
}

export const noPhoto: ShopPhoto = { file: null, isSent: false, fraction: 0, problem: null, failure: null };

/** What is polled while the lender decides. */
export type Decision = Pick<
  ApplicationRead,
  'userState' | 'identity' | 'kycValidity' | 'ekyc' | 'offerCount' | 'asOf'
>;

/** The current page of this journey; `elsewhere` is a step of another journey. */
export type Page = 'list' | 'decision' | 'elsewhere' | FormStep | 'loan-examples' | 'bank-yes' | 'bank-no';

/** Clears messages and the unsaved location when another page opens. */
export const newPage = {
  failure: null,
  accountError: null,
  shopLocation: null,
  locationFailure: null,
  photo: noPhoto,
} as const;

export interface Input {
  readonly entryUrl: ApplicationEntryUrl;
  /** The merchant comes from a step that is done: the next one opens at once. */
  readonly isNextWanted: boolean;
  readonly requestKeySeed: string;
}

export interface Context extends Input, RequestKeyState {
  readonly read: ApplicationRead | null;
  /** The URL that opened the journey has been applied; later reads do not apply it again. */
  readonly isEntryUrlHandled: boolean;
  readonly page: Page;
  /** The page that was opened from the list or by a link: back leads from it to the list. */
  readonly enteredAt: Page;
  /** The change being saved; cleared with the answer. */
  readonly change: LoanProfileChange | null;
  readonly newAccount: NewBankAccount | null;
  readonly accountError: BankAccountError | null;
  /** The shop's location from the phone, until it is saved. */
  readonly shopLocation: ShopLocation | null;
  readonly locationFailure: LocationFailure | null;
  /** `blob:` URL of the file that is being prepared. */
  readonly pickedUrl: string;
  readonly photo: ShopPhoto;
  /** Polls so far, without the first request. */
  readonly polls: number;
  readonly failure: Failure | null;
  readonly startWith: 'sending' | 'statusCheck';
  readonly redirectTo: Redirect;
}

/** Context at the start. */
export function initialContext({ input }: { input: Input }): Context {
  return {
    ...input,
    read: null,
    isEntryUrlHandled: false,
    page: 'list',
    enteredAt: 'list',
    change: null,
    newAccount: null,
    accountError: null,
    shopLocation: null,
    locationFailure: null,
    pickedUrl: '',
    photo: noPhoto,
    polls: 0,
    failure: null,
    startWith: 'sending',
    completedWrites: 0,
    redirectTo: '/',
  };
}

/** The steps with their status; empty before the first read. */
export function stepsOf({ read }: Pick<Context, 'read'>): readonly RequiredStep[] {
  return read === null ? [] : requiredSteps(read);
}

/** The merchant has nothing left to do. */
export function isComplete(context: Pick<Context, 'read'>): boolean {
  return context.read !== null && isApplicationComplete(stepsOf(context));
}

/** While the outcome of a write is unknown no step can be opened, so that no second write is sent under its key. */
export function mayOpen(context: Context, step: ApplicationStep): boolean {
  return context.startWith === 'sending' && mayOpenStep(stepsOf(context), step);
}

/**
 * The merchant is not in the application, according to the service: the entry routes them. A merchant whom the entry sends
 * here is never sent back, so the rejection of an older application is ignored.
 */
export function isElsewhere({ userState }: Pick<Decision, 'userState'>): boolean {
  const { processState } = userState;
  const isApplying = isBeforeOffer(userState) || processState === 'OFFER' || processState === 'CLOSED';
  return !userState.isEligible || !isApplying;
}

/** A step that is a form. */
export function isFormStep(step: string): step is FormStep {
  return formSteps.some((formStep) => formStep === step);
}

/** The page of a step; `elsewhere` if it belongs to another journey. */
export function pageOf(step: ApplicationStep, { accounts }: Pick<ApplicationRead, 'accounts'>): Page {
  if (step === 'bank') return accounts.length > 0 ? 'bank-yes' : 'bank-no';
  return isFormStep(step) ? step : 'elsewhere';
}

/** The page or URL of the next step. */
export function nextStepOf(read: ApplicationRead): Pick<Context, 'page' | 'redirectTo'> {
  const steps = requiredSteps(read);
  const next = nextStep(steps);
  if (next === null) return { page: isApplicationComplete(steps) ? 'decision' : 'list', redirectTo: '/' };
  return { page: pageOf(next.step, read), redirectTo: next.entryUrl };
}

/** What follows a page: after the loan's purpose the examples, where there are any; else the next step. */
export function afterPage(page: Page, read: ApplicationRead): Pick<Context, 'page' | 'redirectTo'> {
  if (page === 'loan-information' && read.quotes.length > 0)
    return { page: 'loan-examples', redirectTo: '/' };
  return nextStepOf(read);
}

/** The page that an entry URL opens; that of a locked step opens the list. */
function entryStep(context: Context, read: ApplicationRead): Pick<Context, 'page' | 'redirectTo'> {
  const steps = requiredSteps(read);
  const at = (page: Page) => ({ page, redirectTo: '/' as const });
  const [step = '', pageNumber] = context.entryUrl.split('/').slice(3);
  if (step === '')
    return context.isNextWanted || isApplicationComplete(steps) ? nextStepOf(read) : at('list');
  const wanted: ApplicationStep = step === 'bank' || !isFormStep(step) ? 'bank' : step;
  if (!mayOpenStep(steps, wanted)) return at('list');
  if (wanted === 'bank') return at(pageNumber === 'no' ? 'bank-no' : pageOf('bank', read));
  return at(pageNumber === '2' && read.profile.loanPurpose !== null ? 'loan-examples' : wanted);
}

/** Applies the entry URL, once. */
export function enteredBy(context: Context, read: ApplicationRead) {
  const to = entryStep(context, read);
  return { ...to, enteredAt: to.page, isEntryUrlHandled: true };
}

/** Pages in order; the bank's pages count as one, after these. */
const order: readonly Page[] = [...formSteps.slice(0, 4), 'loan-examples', 'business-info'];

/** The previous page, back to the one on which the merchant entered; the list when there is none. */
export function previousPage({ page, enteredAt, read }: Context): Page {
  if (read === null || page === enteredAt) return 'list';
  const isBank = page === 'bank-yes' || page === 'bank-no';
  if (page === 'bank-no' && read.accounts.length > 0) return 'bank-yes';
  const before = order[(isBank ? order.length : order.indexOf(page)) - 1] ?? 'list';
  return before === 'loan-examples' && read.quotes.length === 0 ? 'loan-information' : before;
}

/** The facts after a step was saved: the profile, and the steps that must be confirmed again. */
export function savedRead(read: ApplicationRead, profile: LoanProfile, step: Page): ApplicationRead {
  const questions = [...read.reopened, ...reopenedBy(read.profile, profile)];
  return { ...read, profile, reopened: [...new Set(questions)].filter((one) => one !== step) };
}
