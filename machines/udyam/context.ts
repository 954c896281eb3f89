import type { Failure } from '../domain/base/failure';
import type { OtpSent } from '../domain/identity/otp-sent';
import {
  type NicCode,
  type UdyamChange,
  type UdyamDetails,
  type UdyamOtpType,
  type UdyamStep,
  udyamOtpTypeOf,
} from '../domain/udyam/udyam';
import type { UdyamDraft } from '../domain/udyam/udyam-fields';
import {
  isVerified,
  mayAskForCode,
  mayOpenPlace,
  nextPlace,
  placeAfter,
  placeOfSection,
  type UdyamPage,
  type UdyamPlace,
  udyamPages,
  udyamWay,
} from '../domain/udyam/udyam-steps';
import type { PathParams, Redirect, WriteKeys } from '../shared/journey';

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
  /** What was typed before the page was closed, without personal data. */
  readonly drafts: Readonly<Partial<Record<UdyamPage, UdyamDraft>>>;
  /** By the service's clock, in milliseconds. */
  readonly asOf: number;
}

/** Codes that this tab had sent and that can still be typed: whoever comes back types them, none is sent again. */
export type UdyamCodesOut = Readonly<Partial<Record<UdyamOtpType, OtpSent>>>;

/** What a page saves, or the word that submits all of it. */
export interface UdyamSave {
  readonly step: UdyamStep;
  readonly change: UdyamChange;
}

/** Where one stands; `status` is the page of what became of it. */
export type Place = 'index' | 'status' | UdyamPlace;

export interface Input {
  readonly entryUrl: UdyamEntryUrl;
  /** The last part of a code's URL, as it was typed; null at the other entry URLs. */
  readonly verificationType: string | null;
  /** The entry URL's query as it came, without its question mark: whoever leaves takes it along. */
  readonly query: string;
  readonly requestSeed: string;
}

export interface Context extends Input, WriteKeys, PathParams {
  readonly read: UdyamRead | null;
  readonly place: Place;
  /** The page that was opened out of its turn, and from where: back leads there. */
  readonly enteredAt: Place;
  readonly openedFrom: 'index' | 'confirmation';
  /** The entry URL was weighed already. */
  readonly isEntryUrlHandled: boolean;
  /** Which code it is about. */
  readonly codeType: UdyamOtpType;
  /** The merchant asked for the code: it is sent without another tap. */
  readonly isCodeWanted: boolean;
  /** As the tab knew when it was asked last. */
  readonly codesOut: UdyamCodesOut;
  /** Codes that were opened: each has keys of its own. */
  readonly codes: number;
  /** Agreed to on the last page, in this visit. */
  readonly hasConsented: boolean;
  /** What is being saved; forgotten with its answer. */
  readonly save: UdyamSave | null;
  readonly nicCodes: readonly NicCode[];
  readonly nicFailure: Failure | null;
  /** Questions to the register by the page itself. */
  readonly polls: number;
  readonly failure: Failure | null;
  readonly startBy: 'sending' | 'statusCheck';
  readonly redirectTo: Redirect;
}

const registerBusiness = '/termloan/register-business';

export function initialContext({ input }: { input: Input }): Context {
  const isAboutAll = input.entryUrl === '/register-udyam' || input.entryUrl === STATUS;
  return {
    ...input,
    pathParams: { verificationType: input.verificationType ?? 'aadhaar' },
    read: null,
    place: isAboutAll ? 'status' : 'index',
    enteredAt: 'index',
    openedFrom: 'index',
    isEntryUrlHandled: false,
    codeType: udyamOtpTypeOf(input.verificationType ?? '') ?? 'AADHAAR',
    isCodeWanted: false,
    codesOut: {},
    codes: 0,
    hasConsented: false,
    save: null,
    nicCodes: [],
    nicFailure: null,
    polls: 0,
    failure: null,
    startBy: 'sending',
    settledWrites: 0,
    redirectTo: input.query === '' ? registerBusiness : `${registerBusiness}?${input.query}`,
  };
}

/** A code of this kind is what the next page is about. */
export function aboutCode(type: UdyamOtpType) {
  return { codeType: type, pathParams: { verificationType: type.toLowerCase() } } as const;
}

/** Whether a page may be opened now; an answer that is unknown closes every other way. */
export function mayOpen({ read, startBy }: Context, place: UdyamPlace): boolean {
  return read?.isOffered === true && startBy === 'sending' && mayOpenPlace(place, read.details);
}

export function maySendCode({ read, startBy }: Context, type: UdyamOtpType): boolean {
  return read?.isOffered === true && startBy === 'sending' && mayAskForCode(type, read.details);
}

const inTurn = { enteredAt: 'index', openedFrom: 'index' } as const;

/** Another page: what was said of the one before is no news on it. */
export function at(place: Place) {
  return {
    place,
    failure: null,
    ...(place === 'code' ? aboutCode('AADHAAR') : {}),
    // Here the way begins anew: what was opened out of its turn is behind the merchant.
    ...(place === 'index' || place === 'confirmation' ? inTurn : {}),
    isCodeWanted: false,
    // Who looks at a page again may change it: what is sent then is agreed to anew.
    hasConsented: false,
  } as const;
}

/** Where an entry URL leads; a locked one leads to the list. */
function entryStep(context: Context, { details }: UdyamRead): Pick<Context, 'place'> & Partial<Context> {
  const step = context.entryUrl.split('/')[2] ?? '';
  const open = (place: UdyamPlace) => at(mayOpenPlace(place, details) ? place : 'index');
  if (step === 'otp') {
    const type = udyamOtpTypeOf(context.verificationType ?? '');
    if (type === null) return at('index');
    // A code that was verified has no page any more: the way goes on.
    if (isVerified(details, type)) return at(nextPlace(details));
    return mayAskForCode(type, details) ? { ...at('code'), ...aboutCode(type) } : at('index');
  }
  if (step === 'business-details')
    return mayOpenPlace('activity', details) ? at(placeOfSection('business-details', details)) : at('index');
  if (step === 'confirmation') return open('confirmation');
  const page = udyamPages.find((one) => one === step);
  return page === undefined ? at('index') : open(page);
}

/** The entry URL counts once; after that, the service's word says where the way goes on. */
export function enteredBy(context: Context, read: UdyamRead): Partial<Context> {
  if (context.isEntryUrlHandled) return { place: nextPlace(read.details), isCodeWanted: false };
  const to = entryStep(context, read);
  return { ...to, enteredAt: to.place, isEntryUrlHandled: true };
}

/** On along the way, from a page that was saved or a code that was right. */
export function onwardFrom(context: Context): Partial<Context> {
  const { read, place, codeType } = context;
  if (read === null) return {};
  if (place === 'index' || place === 'status') return at(nextPlace(read.details));
  if (place === 'code' && codeType !== 'AADHAAR') return at(nextPlace(read.details));
  const next = placeAfter(place, read.details);
  // Who has just told the Aadhaar asked for its code by the same button.
  return { ...at(next), isCodeWanted: next === 'code' && place === 'kyc' };
}

/** The page before this one. The last look may have closed since it was left: the service may know less than it did. */
export function pageBefore(context: Context): Place {
  const before = placeBefore(context);
  return before === 'confirmation' && !mayOpen(context, before) ? 'index' : before;
}

/** The page before this one, on the way from where the merchant came in. */
function placeBefore({ place, enteredAt, openedFrom, codeType }: Context): Place {
  if (place === enteredAt && place !== openedFrom) return openedFrom;
  if (place === 'code' && codeType !== 'AADHAAR') return 'confirmation';
  if (place === 'index' || place === 'status') return 'index';
  const before = udyamWay[udyamWay.indexOf(place) - 1] ?? 'index';
  // The code of the Aadhaar is behind whoever went past it.
  return before === 'code' ? 'kyc' : before;
}
