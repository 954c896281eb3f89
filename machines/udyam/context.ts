import type { Failure } from '../domain/base/failure';
import type { OtpSent } from '../domain/identity/otp-sent';
import type { ConsentRecord } from '../domain/merchant/consent';
import {
  type NicCode,
  type UdyamChange,
  type UdyamDetails,
  type UdyamOtpType,
  type UdyamServiceName,
  udyamOtpTypeOf,
} from '../domain/udyam/udyam';
import type { UdyamDraft } from '../domain/udyam/udyam-fields';
import {
  isVerified,
  mayOpenUdyamStep,
  mayRequestCode,
  nextUdyamStep,
  stepOfSection,
  type UdyamPage,
  type UdyamStep,
  udyamPages,
  udyamStepAfter,
  udyamSteps,
} from '../domain/udyam/udyam-steps';
import type { ConsentState, PathParams, Redirect, RequestKeyState } from '../shared/journey';
import type { OtpLeftState } from '../shared/otp-setup';

/** URLs that open this journey (spec 2.3). */
export type UdyamEntryUrl =
  | '/register-udyam'
  | '/register-udyam/kyc'
  | '/register-udyam/personal-details'
  | '/register-udyam/business-details'
  | '/register-udyam/bank-details'
  | '/register-udyam/otp/$verificationType'
  | '/register-udyam/confirmation'
  | '/register-udyam/status';

export const STATUS_PATH = '/register-udyam/status';
export const CODE_PATH = '/register-udyam/otp/$verificationType';
export const BUSINESS_PATH = '/register-udyam/business-details';

/** Data that is read before a page is shown. */
export interface UdyamData {
  readonly details: UdyamDetails;
  /** The flag of the registration is on (spec 6). */
  readonly isOffered: boolean;
  /** Name on the PAN, with which the register compares the merchant's name; null when unknown. */
  readonly panName: string | null;
  /** Drafts of the form pages, stored on this phone without personal data. */
  readonly drafts: Readonly<Partial<Record<UdyamPage, UdyamDraft>>>;
  /** When the data was read, in milliseconds of the service's clock. */
  readonly asOf: number;
}

/** Codes that were sent from this phone and are still valid: after a return they can be entered, and are not sent again. */
export type UdyamSentCodes = Readonly<Partial<Record<UdyamOtpType, OtpSent>>>;

/** A change to save: of a page, or the final submission. */
export interface UdyamSave {
  readonly step: UdyamServiceName;
  readonly change: UdyamChange;
  /** What was agreed to, of the final submission. */
  readonly consent?: ConsentRecord | null;
}

/** The current page; `status` is the page of the registration's status. */
export type Page = 'index' | 'status' | UdyamStep;

export interface Input {
  readonly entryUrl: UdyamEntryUrl;
  /** Kind of code as given in the URL, unchecked; null at the other entry URLs. */
  readonly verificationType: string | null;
  /** The query of the entry URL without its question mark; kept when the journey is left. */
  readonly query: string;
  readonly requestKeySeed: string;
}

export interface Context extends Input, RequestKeyState, PathParams, ConsentState {
  /** The data as last read; null before the first read. */
  readonly data: UdyamData | null;
  readonly page: Page;
  /** The page that was opened by a URL, or from the list or the review: from it, back leads to `openedFrom`. */
  readonly entryPage: Page;
  readonly openedFrom: 'index' | 'confirmation';
  /** The URL that opened the journey has been applied; later reads do not apply it again. */
  readonly isEntryUrlHandled: boolean;
  /** Kind of the current code. */
  readonly codeType: UdyamOtpType;
  /** The merchant requested the code: its page sends it without another tap. */
  readonly isCodeRequested: boolean;
  /** The codes as last read from client storage. */
  readonly sentCodes: UdyamSentCodes;
  /** How the merchant left the last code, and its kind; null where it ended otherwise, and once another page is opened. */
  readonly leftCode: (OtpLeftState & { readonly type: UdyamOtpType }) | null;
  /** Number of one-time codes so far; each has its own request keys. */
  readonly codes: number;
  /** The change that is being saved; null after its answer. */
  readonly save: UdyamSave | null;
  readonly nicCodes: readonly NicCode[];
  readonly nicFailure: Failure | null;
  /** Polls so far, not counting the first request. */
  readonly polls: number;
  readonly failure: Failure | null;
  readonly startWith: 'sending' | 'statusCheck';
  readonly redirectTo: Redirect;
}

const registerBusiness = '/termloan/register-business';

export function initialContext({ input }: { input: Input }): Context {
  const opensWholeRegistration = input.entryUrl === '/register-udyam' || input.entryUrl === STATUS_PATH;
  return {
    ...input,
    pathParams: { verificationType: input.verificationType ?? 'aadhaar' },
    data: null,
    page: opensWholeRegistration ? 'status' : 'index',
    entryPage: 'index',
    openedFrom: 'index',
    isEntryUrlHandled: false,
    codeType: udyamOtpTypeOf(input.verificationType ?? '') ?? 'AADHAAR',
    isCodeRequested: false,
    sentCodes: {},
    leftCode: null,
    codes: 0,
    consent: null,
    save: null,
    nicCodes: [],
    nicFailure: null,
    polls: 0,
    failure: null,
    startWith: 'sending',
    completedWrites: 0,
    redirectTo: input.query === '' ? registerBusiness : `${registerBusiness}?${input.query}`,
  };
}

/** Context changes for the page of a code of this kind. */
export function codePageState(type: UdyamOtpType) {
  return { codeType: type, pathParams: { verificationType: type.toLowerCase() } } as const;
}

/** Whether a page may be opened. None may while a write is unanswered. */
export function mayOpen({ data, startWith }: Context, page: UdyamStep): boolean {
  return data?.isOffered === true && startWith === 'sending' && mayOpenUdyamStep(page, data.details);
}

/** Whether a code of this kind may be sent. None may while a write is unanswered. */
export function maySendCode({ data, startWith }: Context, type: UdyamOtpType): boolean {
  return data?.isOffered === true && startWith === 'sending' && mayRequestCode(type, data.details);
}

const inOrder = { entryPage: 'index', openedFrom: 'index' } as const;

/** Context changes when another page opens: messages and requests of the previous page are cleared. */
export function pageState(page: Page) {
  return {
    page,
    failure: null,
    ...(page === 'code' ? codePageState('AADHAAR') : {}),
    // From these pages the steps follow in order again.
    ...(page === 'index' || page === 'confirmation' ? inOrder : {}),
    isCodeRequested: false,
    leftCode: null,
    // Answers may be changed on the page: the consent must be given again.
    consent: null,
  } as const;
}

/** The page that an entry URL opens; that of a locked step opens the list. */
function entryPageOf(context: Context, { details }: UdyamData): Pick<Context, 'page'> & Partial<Context> {
  const slug = context.entryUrl.split('/')[2] ?? '';
  const openIfUnlocked = (page: UdyamStep) => pageState(mayOpenUdyamStep(page, details) ? page : 'index');
  if (slug === 'otp') {
    const type = udyamOtpTypeOf(context.verificationType ?? '');
    if (type === null) return pageState('index');
    // A verified code has no page any more: the next step opens.
    if (isVerified(details, type)) return pageState(nextUdyamStep(details));
    return mayRequestCode(type, details)
      ? { ...pageState('code'), ...codePageState(type) }
      : pageState('index');
  }
  if (slug === 'business-details')
    return mayOpenUdyamStep('activity', details)
      ? pageState(stepOfSection('business-details', details))
      : pageState('index');
  if (slug === 'confirmation') return openIfUnlocked('confirmation');
  const formPage = udyamPages.find((page) => page === slug);
  return formPage === undefined ? pageState('index') : openIfUnlocked(formPage);
}

/** Context after a read: the first time the entry URL is applied, later the service's data decides the page. */
export function withEntryUrl(context: Context, read: UdyamData): Partial<Context> {
  if (context.isEntryUrlHandled)
    return { page: nextUdyamStep(read.details), isCodeRequested: false, leftCode: null };
  const entry = entryPageOf(context, read);
  return { ...entry, entryPage: entry.page, isEntryUrlHandled: true };
}

/** Context changes for the page that follows a saved page or a verified code. */
export function pageAfter(context: Context): Partial<Context> {
  const { data, page, codeType } = context;
  if (data === null) return {};
  if (page === 'index' || page === 'status') return pageState(nextUdyamStep(data.details));
  if (page === 'code' && codeType !== 'AADHAAR') return pageState(nextUdyamStep(data.details));
  const next = udyamStepAfter(page, data.details);
  // The button that saves the Aadhaar number also requests its code.
  return { ...pageState(next), isCodeRequested: next === 'code' && page === 'kyc' };
}

/** The page that back opens; the list instead of the review, if the service now has less data and the review is locked. */
export function pageBefore(context: Context): Page {
  const previous = previousPage(context);
  return previous === 'confirmation' && !mayOpen(context, previous) ? 'index' : previous;
}

/** The previous page; from the page on which the merchant entered, the list or the review. */
function previousPage({ page, entryPage, openedFrom, codeType }: Context): Page {
  if (page === entryPage && page !== openedFrom) return openedFrom;
  if (page === 'code' && codeType !== 'AADHAAR') return 'confirmation';
  if (page === 'index' || page === 'status') return 'index';
  const previous = udyamSteps[udyamSteps.indexOf(page) - 1] ?? 'index';
  // A verified Aadhaar code is skipped.
  return previous === 'code' ? 'kyc' : previous;
}
