import type { Failure } from '../domain/base/failure';
import type { PickProblem, ReadyFile } from '../domain/files/picked-file';
import type { AadhaarSide, IdentityChecks } from '../domain/identity/identity';
import type { PanStatus } from '../domain/identity/pan-status';
import type { ConsentRecord } from '../domain/merchant/consent';
import type { UserState } from '../domain/merchant/user-state';
import type { ConsentState, Redirect, RequestKeyState } from '../shared/journey';

/** URLs that open this journey. */
export type IdentityEntryUrl =
  | '/termloan/application/kyc-status/yes'
  | '/termloan/application/kyc-status/no'
  | '/termloan/application/pan'
  | '/termloan/pan-status'
  | '/termloan/application/kyc'
  | '/termloan/application/ekyc/$ekycId'
  | '/termloan/application/ekyc-update-mobile';

/** The page that the merchant opened; the status of the checks decides which of its states is shown. */
export type IdentityPage = 'kyc-status' | 'pan' | 'pan-status' | 'kyc' | 'ekyc' | 'ekyc-update-mobile';

/** PAN and date of birth (YYYY-MM-DD), as they are sent to the service. */
export interface PanInput {
  readonly number: string;
  readonly dateOfBirth: string;
}

/** What the PAN's check needs; null without it: nothing is sent. */
export interface PanToCheck {
  readonly pan: PanInput | null;
  readonly consent: ConsentRecord | null;
}

/** A check that needs nothing but the consent; null without it: nothing is sent. */
export interface AgreedCheck {
  readonly consent: ConsentRecord | null;
}

/** Data that is read before a page is shown; what the page does not need is null. */
export interface IdentityFacts extends IdentityChecks {
  readonly pan: PanStatus | null;
  /** Attempts left for the PAN, and the retry wait in milliseconds. */
  readonly rateLimit: UserState['rateLimit'] | null;
  /** The check whose id is in the URL is unknown to the service. */
  readonly isEkycUnknown: boolean;
  /** When the facts were read, in milliseconds of the service's clock. */
  readonly readAt: number;
}

/** A picture that was picked for one side of the card: its `blob:` URL, never its bytes. */
export interface PickedSide {
  readonly side: AadhaarSide;
  readonly url: string;
}

export interface IdentityInput {
  readonly entryUrl: IdentityEntryUrl;
  /** Id of an Aadhaar check in the URL; null when the URL has none. */
  readonly ekycId: string | null;
  readonly requestKeySeed: string;
}

export interface IdentityContext extends RequestKeyState, ConsentState {
  readonly page: IdentityPage;
  /** Id of the Aadhaar check in the URL; null after the merchant moved on to the newest check. */
  readonly urlEkycId: string | null;
  /** Values of the path parameters: the id of the Aadhaar check. */
  readonly pathParams: Readonly<Record<string, string>>;
  readonly facts: IdentityFacts | null;
  readonly failure: Failure | null;
  /** The submitted PAN; null after its answer. */
  readonly pan: PanInput | null;
  readonly mobile: string | null;
  readonly pickedSide: PickedSide | null;
  /** The prepared picture; null until it is ready. */
  readonly picture: ReadyFile | null;
  /** Why the picked file can't be sent. */
  readonly pictureProblem: PickProblem | null;
  /** Upload progress, 0 to 1. */
  readonly sentFraction: number;
  /** The PAN is needed first: its page explains why it is shown instead of the one that was opened. */
  readonly isPanFirst: boolean;
  /** The service answered that the registry was asked before: it is not asked again in this visit. */
  readonly isRegistryAsked: boolean;
  /** The mobile for Aadhaar was changed in this visit. */
  readonly isMobileChanged: boolean;
  /** Milliseconds until the PAN may be tried again. */
  readonly retryWait: number;
  /** Polls so far, not counting the first request. */
  readonly polls: number;
  readonly startWith: 'sending' | 'statusCheck';
  readonly redirectTo: Redirect;
  /** The step is done; the next step of the application follows. */
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
    urlEkycId: input.ekycId,
    pathParams: {},
    facts: null,
    failure: null,
    pan: null,
    consent: null,
    mobile: null,
    pickedSide: null,
    picture: null,
    pictureProblem: null,
    sentFraction: 0,
    isPanFirst: false,
    isRegistryAsked: false,
    isMobileChanged: false,
    retryWait: 0,
    polls: 0,
    startWith: 'sending',
    requestKeySeed: input.requestKeySeed,
    completedWrites: 0,
    redirectTo: '/termloan/application',
    isStepDone: false,
  };
}
