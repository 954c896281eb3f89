import type { Failure } from '../domain/base/failure';
import type { OtpSent } from '../domain/identity/otp-sent';
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
import type { PathParams, Redirect, RequestKeyState } from '../shared/journey';

/** URLs that open this journey (spec 2.3); the codes' own names the kind of code. */
export type UdyamEntryUrl =
  | '/register-udyam'
  | '/register-udyam/kyc'
  | '/register-udyam/personal-details'
  | '/register-udyam/business-details'
  | '/register-udyam/bank-details'
  | '/register-udyam/otp/$verificationType'
  | '/register-udyam/confirmation'
  | '/register-udyam/status';

export const STATUS = '/register-udyam/status';
export const CODE = '/register-udyam/otp/$verificationType';
export const BUSINESS = '/register-udyam/business-details';

/** What is read before anything is shown. */
export interface UdyamRead {
  readonly details: UdyamDetails;
  /** The flag of the registration is on (spec 6). */
  readonly isOffered: boolean;
  /** The name on the PAN, which the register compares; null when it is not known. */
  readonly panName: string | null;
  /** Draft that was stored when the page was closed, without personal data. */
  readonly drafts: Readonly<Partial<Record<UdyamPage, UdyamDraft>>>;
  /** By the service's clock, in milliseconds. */
  readonly asOf: number;
}

/** Codes that were sent from this tab and are still valid: after a return they can be typed, and are not sent again. */
export type UdyamSentCodes = Readonly<Partial<Record<UdyamOtpType, OtpSent>>>;

/** What a page saves, or the final submission. */
export interface UdyamSave {
  readonly step: UdyamServiceName;
  readonly change: UdyamChange;
}

/** The current page; `status` is the page of the registration's status. */
export type Page = 'index' | 'status' | UdyamStep;

export interface Input {
  readonly entryUrl: UdyamEntryUrl;
  /** The last part of a code's URL, as it was typed; null at the other entry URLs. */
  readonly verificationType: string | null;
  /** The entry URL's query without its question mark; kept in the URL when the journey is left. */
  readonly query: string;
  readonly requestKeySeed: string;
}

export interface Context extends Input, RequestKeyState, PathParams {
  readonly read: UdyamRead | null;
  readonly page: Page;
  /** The page that was opened out of order, and from where: back leads there. */
  readonly enteredAt: Page;
  readonly openedFrom: 'index' | 'confirmation';
  /** The URL that opened the journey has been applied; later reads do not apply it again. */
  readonly isEntryUrlHandled: boolean;
  /** The kind of code that is current. */
  readonly codeType: UdyamOtpType;
  /** The merchant requested the code: it is sent without another tap. */
  readonly isCodeRequested: boolean;
  /** As last read from this tab. */
  readonly sentCodes: UdyamSentCodes;
  /** Number of one-time codes so far; each has idempotency keys of its own. */
  readonly codes: number;
  /** Consent on the last page, in this visit. */
  readonly hasConsented: boolean;
  /** The change being saved; cleared with the answer. */
  readonly save: UdyamSave | null;
  readonly nicCodes: readonly NicCode[];
  readonly nicFailure: Failure | null;
  /** Polls so far, without the first request. */
  readonly polls: number;
  readonly failure: Failure | null;
  readonly startWith: 'sending' | 'statusCheck';
  readonly redirectTo: Redirect;
}

const registerBusiness = '/termloan/register-business';

export function initialContext({ input }: { input: Input }): Context {
  const isAboutAll = input.entryUrl === '/register-udyam' || input.entryUrl === STATUS;
  return {
    ...input,
    pathParams: { verificationType: input.verificationType ?? 'aadhaar' },
    read: null,
    page: isAboutAll ? 'status' : 'index',
    enteredAt: 'index',
    openedFrom: 'index',
    isEntryUrlHandled: false,
    codeType: udyamOtpTypeOf(input.verificationType ?? '') ?? 'AADHAAR',
    isCodeRequested: false,
    sentCodes: {},
    codes: 0,
    hasConsented: false,
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

/** Context of the page of a code of this kind. */
export function aboutCode(type: UdyamOtpType) {
  return { codeType: type, pathParams: { verificationType: type.toLowerCase() } } as const;
}

/** Whether a page may be opened now; none may while the outcome of a write is unknown. */
export function mayOpen({ read, startWith }: Context, page: UdyamStep): boolean {
  return read?.isOffered === true && startWith === 'sending' && mayOpenUdyamStep(page, read.details);
}

export function maySendCode({ read, startWith }: Context, type: UdyamOtpType): boolean {
  return read?.isOffered === true && startWith === 'sending' && mayRequestCode(type, read.details);
}

const inTurn = { enteredAt: 'index', openedFrom: 'index' } as const;

/** Context of another page; clears the messages of the previous one. */
export function at(page: Page) {
  return {
    page,
    failure: null,
    ...(page === 'code' ? aboutCode('AADHAAR') : {}),
    // From here the steps are in order again.
    ...(page === 'index' || page === 'confirmation' ? inTurn : {}),
    isCodeRequested: false,
    // A page that is opened again may be changed: the consent must be given again.
    hasConsented: false,
  } as const;
}

/** The page that an entry URL opens; that of a locked step opens the list. */
function entryStep(context: Context, { details }: UdyamRead): Pick<Context, 'page'> & Partial<Context> {
  const step = context.entryUrl.split('/')[2] ?? '';
  const open = (page: UdyamStep) => at(mayOpenUdyamStep(page, details) ? page : 'index');
  if (step === 'otp') {
    const type = udyamOtpTypeOf(context.verificationType ?? '');
    if (type === null) return at('index');
    // A verified code has no page any more: the next step opens.
    if (isVerified(details, type)) return at(nextUdyamStep(details));
    return mayRequestCode(type, details) ? { ...at('code'), ...aboutCode(type) } : at('index');
  }
  if (step === 'business-details')
    return mayOpenUdyamStep('activity', details)
      ? at(stepOfSection('business-details', details))
      : at('index');
  if (step === 'confirmation') return open('confirmation');
  const formPage = udyamPages.find((one) => one === step);
  return formPage === undefined ? at('index') : open(formPage);
}

/** Applies the entry URL once; after that, the service's data decides the next step. */
export function enteredBy(context: Context, read: UdyamRead): Partial<Context> {
  if (context.isEntryUrlHandled) return { page: nextUdyamStep(read.details), isCodeRequested: false };
  const to = entryStep(context, read);
  return { ...to, enteredAt: to.page, isEntryUrlHandled: true };
}

/** The page after one that was saved, or after a verified code. */
export function afterPage(context: Context): Partial<Context> {
  const { read, page, codeType } = context;
  if (read === null) return {};
  if (page === 'index' || page === 'status') return at(nextUdyamStep(read.details));
  if (page === 'code' && codeType !== 'AADHAAR') return at(nextUdyamStep(read.details));
  const next = udyamStepAfter(page, read.details);
  // The button that saves the Aadhaar number also requests its code.
  return { ...at(next), isCodeRequested: next === 'code' && page === 'kyc' };
}

/** The page that back opens. The review may have become locked since it was left: the service may have less data than before. */
export function pageBefore(context: Context): Page {
  const before = previousPage(context);
  return before === 'confirmation' && !mayOpen(context, before) ? 'index' : before;
}

/** The previous page, back to where the merchant entered. */
function previousPage({ page, enteredAt, openedFrom, codeType }: Context): Page {
  if (page === enteredAt && page !== openedFrom) return openedFrom;
  if (page === 'code' && codeType !== 'AADHAAR') return 'confirmation';
  if (page === 'index' || page === 'status') return 'index';
  const before = udyamSteps[udyamSteps.indexOf(page) - 1] ?? 'index';
  // A verified Aadhaar code is skipped.
  return before === 'code' ? 'kyc' : before;
}
