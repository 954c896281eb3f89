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
  requiredSteps,
  stepsReopenedBy,
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
  | `/termloan/application/${FormStep}`
  | '/termloan/application/loan-information/1'
  | '/termloan/application/loan-information/2'
  | '/termloan/application/bank/yes'
  | '/termloan/application/bank/no';

/** Data that the journey reads. Times in milliseconds. */
export interface ApplicationData extends ApplicationFacts {
  readonly userState: UserState;
  readonly accounts: readonly BankAccount[];
  /** Number of accounts on file whose data does not match the contract. */
  readonly malformedAccounts: number;
  /** Registration of the business; null when the service did not return it. */
  readonly business: BusinessDetails | null;
  /** Examples of a loan; empty when the service returns none. */
  readonly quotes: readonly LoanQuote[];
  /** Name on the PAN, which the name of the account holder must match. */
  readonly panName: string | null;
  readonly offerCount: number;
  readonly asOf: number;
  /** Drafts of the form steps, stored in the browser without personal data. */
  readonly drafts: Readonly<Partial<Record<FormStep, ProfileDraft>>>;
}

/** The picture of the shop, and the state of its upload. */
export interface ShopPhoto {
  readonly file: ReadyFile | null;
  readonly isSent: boolean;
  /** Upload progress, 0 to 1. */
  readonly fraction: number;
  readonly problem: PickProblem | null;
  readonly failure: Failure | null;
}

export const noPhoto: ShopPhoto = { file: null, isSent: false, fraction: 0, problem: null, failure: null };

/** Data that is polled while the lender decides. */
export type DecisionFacts = Pick<
  ApplicationData,
  'userState' | 'identity' | 'kycValidity' | 'ekyc' | 'offerCount' | 'asOf'
>;

/** The current page of this journey; `elsewhere` is a step of another journey. */
export type Page = 'list' | 'decision' | 'elsewhere' | FormStep | 'loan-examples' | 'bank-yes' | 'bank-no';

/** Context changes when another page opens: messages, the unsaved location and the picture are cleared. */
export const pageReset = {
  failure: null,
  accountError: null,
  shopLocation: null,
  locationFailure: null,
  photo: noPhoto,
} as const;

export interface Input {
  readonly entryUrl: ApplicationEntryUrl;
  /** The merchant comes from a finished step of another journey: the next step opens instead of the list. */
  readonly opensNextStep: boolean;
  readonly requestKeySeed: string;
}

export interface Context extends Input, RequestKeyState {
  /** The data as last read; null before the first read. */
  readonly data: ApplicationData | null;
  /** The URL that opened the journey has been applied; later reads do not apply it again. */
  readonly isEntryUrlHandled: boolean;
  readonly page: Page;
  /** The page that was opened from the list or by a URL: from it, back leads to the list. */
  readonly entryPage: Page;
  /** The change that is being saved; null after its answer. */
  readonly change: LoanProfileChange | null;
  readonly newAccount: NewBankAccount | null;
  readonly accountError: BankAccountError | null;
  /** The shop's location as read from the phone; kept until it is saved. */
  readonly shopLocation: ShopLocation | null;
  readonly locationFailure: LocationFailure | null;
  /** `blob:` URL of the file that is being prepared. */
  readonly pickedUrl: string;
  readonly photo: ShopPhoto;
  /** Polls so far, not counting the first request. */
  readonly polls: number;
  readonly failure: Failure | null;
  readonly startWith: 'sending' | 'statusCheck';
  readonly redirectTo: Redirect;
}

/** Context at the start. */
export function initialContext({ input }: { input: Input }): Context {
  return {
    ...input,
    data: null,
    isEntryUrlHandled: false,
    page: 'list',
    entryPage: 'list',
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
export function stepsOf({ data }: Pick<Context, 'data'>): readonly RequiredStep[] {
  return data === null ? [] : requiredSteps(data);
}

/** Whether all steps are done, so that the lender decides next. */
export function isComplete(context: Pick<Context, 'data'>): boolean {
  return context.data !== null && isApplicationComplete(stepsOf(context));
}

/** Whether a step may be opened. None may while a write is unanswered: a second write would be sent under its key. */
export function mayOpen(context: Context, step: ApplicationStep): boolean {
  return context.startWith === 'sending' && mayOpenStep(stepsOf(context), step);
}

/**
 * Whether the merchant is not in the application, according to the service: then the loan entry routes them. It must be false for
 * every merchant whom the loan entry sends here, so it is not the negation of `isInApplication`, and `approvalStatus` is not read: a
 * rejection may be of an older application.
 */
export function mustLeaveApplication({ userState }: Pick<DecisionFacts, 'userState'>): boolean {
  const { processState } = userState;
  const isApplying = isBeforeOffer(userState) || processState === 'OFFER' || processState === 'CLOSED';
  return !userState.isEligible || !isApplying;
}

/** Whether a step is a form step. */
export function isFormStep(step: string): step is FormStep {
  return formSteps.some((formStep) => formStep === step);
}

/** The page of a step; `elsewhere` if it belongs to another journey. */
export function pageOf(step: ApplicationStep, { accounts }: Pick<ApplicationData, 'accounts'>): Page {
  if (step === 'bank') return accounts.length > 0 ? 'bank-yes' : 'bank-no';
  return isFormStep(step) ? step : 'elsewhere';
}

/** The page of the next step, and its entry URL, which is used only where the page is `elsewhere`. */
export function nextStepOf(read: ApplicationData): Pick<Context, 'page' | 'redirectTo'> {
  const steps = requiredSteps(read);
  const next = nextStep(steps);
  if (next === null) return { page: isApplicationComplete(steps) ? 'decision' : 'list', redirectTo: '/' };
  return { page: pageOf(next.step, read), redirectTo: next.entryUrl };
}

/** The page after this one: after the loan's purpose the examples, if there are any; else the next step. */
export function pageAfter(page: Page, read: ApplicationData): Pick<Context, 'page' | 'redirectTo'> {
  if (page === 'loan-information' && read.quotes.length > 0)
    return { page: 'loan-examples', redirectTo: '/' };
  return nextStepOf(read);
}

/** The page that an entry URL opens; that of a locked step opens the list. */
function entryPageOf(context: Context, read: ApplicationData): Pick<Context, 'page' | 'redirectTo'> {
  const steps = requiredSteps(read);
  const openPage = (page: Page) => ({ page, redirectTo: '/' as const });
  const [step = '', subpage] = context.entryUrl.split('/').slice(3);
  if (step === '')
    return context.opensNextStep || isApplicationComplete(steps) ? nextStepOf(read) : openPage('list');
  const requestedStep: ApplicationStep = step === 'bank' || !isFormStep(step) ? 'bank' : step;
  if (!mayOpenStep(steps, requestedStep)) return openPage('list');
  if (requestedStep === 'bank') return openPage(subpage === 'no' ? 'bank-no' : pageOf('bank', read));
  return openPage(subpage === '2' && read.profile.loanPurpose !== null ? 'loan-examples' : requestedStep);
}

/** Context changes by which the entry URL is applied. */
export function withEntryUrl(context: Context, read: ApplicationData) {
  const entry = entryPageOf(context, read);
  return { ...entry, entryPage: entry.page, isEntryUrlHandled: true };
}

/** Pages in order; the two pages of the bank account follow as one. */
const pageOrder: readonly Page[] = [...formSteps.slice(0, 4), 'loan-examples', 'business-info'];

/** The page that back opens: the previous one, or the list from the page on which the merchant entered. */
export function previousPage({ page, entryPage, data }: Context): Page {
  if (data === null || page === entryPage) return 'list';
  const isBank = page === 'bank-yes' || page === 'bank-no';
  if (page === 'bank-no' && data.accounts.length > 0) return 'bank-yes';
  const previous = pageOrder[(isBank ? pageOrder.length : pageOrder.indexOf(page)) - 1] ?? 'list';
  return previous === 'loan-examples' && data.quotes.length === 0 ? 'loan-information' : previous;
}

/** The data after a step was saved: the new profile, and the steps that must be confirmed again because of it. */
export function withSavedProfile(read: ApplicationData, profile: LoanProfile, step: Page): ApplicationData {
  const reopened = [...read.reopened, ...stepsReopenedBy(read.profile, profile)];
  return {
    ...read,
    profile,
    reopened: [...new Set(reopened)].filter((reopenedStep) => reopenedStep !== step),
  };
}
