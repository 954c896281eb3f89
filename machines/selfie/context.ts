import type { Failure } from '../domain/base/failure';
import type { CameraProblem, PictureHint } from '../domain/files/camera';
import type { PickProblem, ReadyFile } from '../domain/files/picked-file';
import type { SelfieReason, SelfieStatus } from '../domain/identity/selfie';
import type { Redirect, WriteKeys } from '../shared/journey';

/** URLs that open this journey. */
export type SelfieEntryUrl =
  | '/termloan/verify-selfie'
  | '/termloan/selfie-status'
  | '/termloan/selfie-check-failed';

/** The page that says why a picture is asked for. */
export const VERIFY = '/termloan/verify-selfie';
/** The page that tells what became of it. */
export const STATUS = '/termloan/selfie-status';
/** The page that tells why it was refused. */
export const FAILED = '/termloan/selfie-check-failed';

/** The steps of the application, and the next one that is open. */
export const STEPS = '/termloan/application';
export const NEXT_STEP = '/termloan/application?next=true';

/** What is known before anything is shown. */
export interface SelfieStanding {
  readonly selfie: SelfieStatus;
  /** The steps before it are done: the picture is compared with the PAN's owner. */
  readonly isOpen: boolean;
  /** The check that a picture was verified with holds no more. */
  readonly hasLapsed: boolean;
}

/** Why there is no picture to send: the file is none, or it went with a page that the phone took away. */
export type PictureProblem = PickProblem | 'gone';

/** What came of the wish to see the settings: a browser's can't be opened by a page. */
export type SettingsAnswer = 'opened' | 'failed' | 'in-browser';

export interface Input {
  readonly entryUrl: SelfieEntryUrl;
  /** What the address says was wrong: a hint only, the service knows. Null for a word that we do not know. */
  readonly toldReason: SelfieReason | null;
  readonly requestSeed: string;
}

export interface Context extends Input, WriteKeys {
  readonly selfie: SelfieStatus | null;
  readonly isOpen: boolean;
  /** The merchant came to take a picture, not to hear of the last one. */
  readonly isToTake: boolean;
  /** They read why, and agreed by tapping. */
  readonly hasConsent: boolean;
  /** The camera shows something. */
  readonly isLive: boolean;
  readonly hint: PictureHint | null;
  readonly cameraProblem: CameraProblem | null;
  readonly pictureProblem: PictureProblem | null;
  readonly settings: SettingsAnswer | null;
  /** `blob:` address of what was picked, and is not made ready yet. */
  readonly picked: string | null;
  /** Ready to be sent, and not answered for. The bytes are with the adapter, and nowhere else. */
  readonly picture: ReadyFile | null;
  readonly isFromCamera: boolean;
  /** How much of it is sent, 0 to 1. */
  readonly progress: number;
  /** Questions asked by the page itself, the first one not counted. */
  readonly polls: number;
  readonly failure: Failure | null;
  readonly startBy: 'sending' | 'statusCheck';
  readonly redirectTo: Redirect;
}

export function initialContext({ input }: { input: Input }): Context {
  return {
    ...input,
    selfie: null,
    isOpen: true,
    isToTake: input.entryUrl === VERIFY,
    hasConsent: false,
    isLive: false,
    hint: null,
    cameraProblem: null,
    pictureProblem: null,
    settings: null,
    picked: null,
    picture: null,
    isFromCamera: false,
    progress: 0,
    polls: 0,
    failure: null,
    startBy: 'sending',
    settledWrites: 0,
    redirectTo: STEPS,
  };
}
