import type { Failure } from '../domain/base/failure';
import type { PickProblem, ReadyFile } from '../domain/files/picked-file';
import type { Ekyc } from '../domain/identity/ekyc';
import type { AadhaarSide, IdentityChecks } from '../domain/identity/identity';
import type { PanStanding } from '../domain/identity/pan-standing';
import type { UserState } from '../domain/merchant/user-state';
import type { Redirect, WriteKeys } from '../shared/journey';

/** URLs that open this journey. */
export type IdentityEntryUrl =
  | '/termloan/application/kyc-status/yes'
  | '/termloan/application/kyc-status/no'
  | '/termloan/application/pan'
  | '/termloan/pan-status'
  | '/termloan/application/kyc'
  | '/termloan/application/ekyc/$ekycId'
  | '/termloan/application/ekyc-update-mobile';

/** What the merchant came for; the service's word decides which page of it is shown. */
export type IdentityPlace = 'kyc-status' | 'pan' | 'pan-status' | 'kyc' | 'ekyc' | 'ekyc-update-mobile';

/** PAN and date of birth (YYYY-MM-DD), as they are sent. */
export interface PanGiven {
  readonly number: string;
  readonly dateOfBirth: string;
}

/** What is read before a page is shown; of what the place has no use for, nothing. */
export interface IdentityFacts extends IdentityChecks {
  readonly pan: PanStanding | null;
  /** Tries of the PAN that are left, and the cool-off; times in milliseconds. */
  readonly rateLimit: UserState['rateLimit'] | null;
  /** The check whose id stands in the URL is not known to the service. */
  readonly isEkycUnknown: boolean;
  /** When it was read, by the service's clock, in milliseconds. */
  readonly readAt: number;
}

/** What is asked for: the place, and the check that the URL names. */
export interface IdentityWish {
  readonly place: IdentityPlace;
  readonly ekycId: string | null;
}

/** A picture that was picked for one side of the card: its `blob:` address, never its bytes. */
export interface PickedSide {
  readonly side: AadhaarSide;
  readonly url: string;
}

export interface IdentityInput {
  readonly entryUrl: IdentityEntryUrl;
  /** The id in the URL of an Aadhaar check. */
  readonly ekycId: string | null;
  readonly requestSeed: string;
}

export interface IdentityContext extends WriteKeys {
  readonly place: IdentityPlace;
  /** The id that the URL names; null once the newest check is known. */
  readonly askedEkycId: string | null;
  /** Fills the paths of the Aadhaar check. */
  readonly pathParams: Readonly<Record<string, string>>;
  readonly facts: IdentityFacts | null;
  readonly failure: Failure | null;
  /** What was typed, only while the answer to it is awaited. */
  readonly pan: PanGiven | null;
  readonly mobile: string | null;
  readonly picked: PickedSide | null;
  /** The picture as it is sent; null until it is ready. */
  readonly picture: ReadyFile | null;
  /** Why what was picked can't be sent. */
  readonly pictureProblem: PickProblem | null;
  /** How much of the picture has left the phone, 0 to 1. */
  readonly sentFraction: number;
  /** The registry asks for a PAN first: whoever came for something else reads why they stand here. */
  readonly isPanFirst: boolean;
  /** The registry answered that it was asked: after a check that has lapsed, too, it is not asked on this visit again. */
  readonly isRegistryAsked: boolean;
  /** Aadhaar got another mobile on this visit. */
  readonly isMobileChanged: boolean;
  /** Milliseconds until the PAN may be tried again. */
  readonly coolOff: number;
  /** Questions asked by the page itself, the first one not counted. */
  readonly polls: number;
  readonly startBy: 'sending' | 'statusCheck';
  readonly redirectTo: Redirect;
  /** A step is done: the way through leads on. */
  readonly isStepDone: boolean;
}

const places: Readonly<Record<IdentityEntryUrl, IdentityPlace>> = {
  '/termloan/application/kyc-status/yes': 'kyc-status',
  '/termloan/application/kyc-status/no': 'kyc-status',
  '/termloan/application/pan': 'pan',
  '/termloan/pan-status': 'pan-status',
  '/termloan/application/kyc': 'kyc',
  '/termloan/application/ekyc/$ekycId': 'ekyc',
  '/termloan/application/ekyc-update-mobile': 'ekyc-update-mobile',
};

export function initialContext({ input }: { input: IdentityInput }): IdentityContext {
  return {
    place: places[input.entryUrl],
    askedEkycId: input.ekycId,
    pathParams: {},
    facts: null,
    failure: null,
    pan: null,
    mobile: null,
    picked: null,
    picture: null,
    pictureProblem: null,
    sentFraction: 0,
    isPanFirst: false,
    isRegistryAsked: false,
    isMobileChanged: false,
    coolOff: 0,
    polls: 0,
    startBy: 'sending',
    requestSeed: input.requestSeed,
    settledWrites: 0,
    redirectTo: '/termloan/application',
    isStepDone: false,
  };
}

/** How the PAN stands: its own reading, else what the identity check says of it. */
export function panStatusOf({ facts }: IdentityContext): PanStanding['verificationStatus'] {
  return facts?.pan?.verificationStatus ?? facts?.status.panStatus ?? 'PENDING';
}

/** The newest Aadhaar check. */
export function ekycOf({ facts }: IdentityContext): Ekyc | null {
  return facts?.ekyc ?? null;
}
