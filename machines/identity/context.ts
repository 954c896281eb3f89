import type { Failure } from '../domain/base/failure';
import type { PickProblem, ReadyFile } from '../domain/files/picked-file';
import type { AadhaarSide, IdentityChecks } from '../domain/identity/identity';
import type { PanStatus } from '../domain/identity/pan-status';
import type { UserState } from '../domain/merchant/user-state';
import type { Redirect, RequestKeyState } from '../shared/journey';

/** URLs that open this journey. */
export type IdentityEntryUrl =
  | '/termloan/application/kyc-status/yes'
  | '/termloan/application/kyc-status/no'
  | '/termloan/application/pan'
  | '/termloan/pan-status'
  | '/termloan/application/kyc'
  | '/termloan/application/ekyc/$ekycId'
  | '/termloan/application/ekyc-update-mobile';

/** What the merchant opened; the service's status decides which of its states is shown. */
export type IdentityPage = 'kyc-status' | 'pan' | 'pan-status' | 'kyc' | 'ekyc' | 'ekyc-update-mobile';

/** PAN and date of birth (YYYY-MM-DD), as they are sent. */
export interface PanGiven {
  readonly number: string;
  readonly dateOfBirth: string;
}

/** What is read before a page is shown; only what the page needs. */
export interface IdentityFacts extends IdentityChecks {
  readonly pan: PanStatus | null;
  /** Attempts left for the PAN, and the cool-off; times in milliseconds. */
  readonly rateLimit: UserState['rateLimit'] | null;
  /** The check whose id is in the URL is unknown to the service. */
  readonly isEkycUnknown: boolean;
  /** When it was read, by the service's clock, in milliseconds. */
  readonly readAt: number;
}

/** A picture that was picked for one side of the card: its `blob:` URL, never its bytes. */
export interface PickedSide {
  readonly side: AadhaarSide;
  readonly url: string;
}

export interface IdentityInput {
  readonly entryUrl: IdentityEntryUrl;
  /** The id in the URL of an Aadhaar check. */
  readonly ekycId: string | null;
  readonly requestKeySeed: string;
}

export interface IdentityContext extends RequestKeyState {
  readonly page: IdentityPage;
  /** The id that the URL names; null once the newest check is known. */
  readonly askedEkycId: string | null;
  /** Fills the paths of the Aadhaar check. */
  readonly pathParams: Readonly<Record<string, string>>;
  readonly facts: IdentityFacts | null;
  readonly failure: Failure | null;
  /** The submitted PAN, only while its answer is pending. */
  readonly pan: PanGiven | null;
  readonly mobile: string | null;
  readonly picked: PickedSide | null;
  /** The prepared picture; null until it is ready. */
  readonly picture: ReadyFile | null;
  /** Why the picked file can't be sent. */
  readonly pictureProblem: PickProblem | null;
  /** Upload progress, 0 to 1. */
  readonly sentFraction: number;
  /** The PAN is needed first: the page explains why it is shown instead of the opened one. */
  readonly isPanFirst: boolean;
  /** The registry answered that it was asked before: it is not asked again in this visit, even after a lapsed check. */
  readonly isRegistryAsked: boolean;
  /** The mobile for Aadhaar was changed in this visit. */
  readonly isMobileChanged: boolean;
  /** Milliseconds until the PAN may be tried again. */
  readonly coolOff: number;
  /** Polls so far, without the first request. */
  readonly polls: number;
  readonly startWith: 'sending' | 'statusCheck';
  readonly redirectTo: Redirect;
  /** The step is done: the application's next step follows. */
  readonly isStepDone: boolean;
}

const pages: Readonly<Record<IdentityEntryUrl, IdentityPage>> = {
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
    page: pages[input.entryUrl],
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
    startWith: 'sending',
    requestKeySeed: input.requestKeySeed,
    completedWrites: 0,
    redirectTo: '/termloan/application',
    isStepDone: false,
  };
}
